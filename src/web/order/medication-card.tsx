import { medicationChoice } from '#content/medication-choice.ts'
import { medicationWords } from '#content/medications.ts'
import type { Medication } from '#domain/catalogue/medications.ts'
import { LearnMore } from './learn-more.tsx'
import { Price } from './price.tsx'

interface Props {
  readonly medication: Medication
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A native radio whose whole card can be pressed, but for the button that opens the dialog. */
export function MedicationCard({ medication, isChosen, onChoose }: Props) {
  const { key, name, image, expectedWeightLossPercentage } = medication
  const { tag, description } = medicationWords[key]
  return (
    <div className="relative flex flex-col rounded-card border-2 border-line bg-white p-6 transition-[border-color,box-shadow] duration-200 hover:border-line-strong has-checked:border-green has-checked:shadow-selected has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus lg:p-8 xl:pr-56">
      <input
        type="radio"
        id={key}
        name="medication"
        value={key}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${key}-description ${key}-price`}
        className="absolute top-6 right-6 z-10 size-7 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-white outline-none transition-[border-width,border-color] duration-150 checked:border-9 checked:border-green lg:top-8 lg:right-8"
      />
      <img
        src={image}
        alt=""
        width="204"
        height="264"
        className="absolute top-5 right-17 w-19 max-[23rem]:right-14 max-[23rem]:w-12 lg:right-20 lg:w-20 xl:top-auto xl:right-9 xl:bottom-9 xl:w-44"
      />
      <p className="w-fit rounded-full bg-mint px-3.5 py-1 text-sm font-semibold text-green">{tag}</p>
      <h2 className="mt-4 text-[2rem] leading-tight lg:text-[2.5rem]">
        <label htmlFor={key} className="after:absolute after:inset-0 after:cursor-pointer after:rounded-card">
          {name}
        </label>
      </h2>
      <p id={`${key}-description`} className="mt-2 mb-5 text-ink-soft">
        {description}{' '}
        <strong className="font-semibold text-ink">{medicationChoice.upTo(expectedWeightLossPercentage)}</strong>
      </p>
      <div className="mt-auto">
        <Price id={`${key}-price`} medication={medication} />
        <LearnMore medication={medication} onChoose={onChoose} />
      </div>
    </div>
  )
}
