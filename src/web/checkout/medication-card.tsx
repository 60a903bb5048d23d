import { medicationChoice } from '#content/checkout/medication-choice.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { LearnMore } from './learn-more.tsx'
import { Price } from './price.tsx'

interface Props {
  readonly medication: Medicine
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A native radio whose whole card can be pressed, but for the button that opens the dialog. */
export function MedicationCard({ medication, isChosen, onChoose }: Props) {
  const { key, name, image, expectedWeightLossPercentage } = medication
  const { tag, description } = wordsOf(medication)
  return (
    <div className="relative flex flex-col rounded-card border-2 border-line bg-white p-6 transition-[border-color,box-shadow] duration-200 hover:border-line-strong max-md:px-4 max-md:py-2 has-checked:border-green has-checked:shadow-selected has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus lg:p-8 xl:pr-56">
      <input
        type="radio"
        id={key}
        name="medication"
        value={key}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${key}-description ${key}-price`}
        className="absolute top-3.5 right-3.5 z-10 size-6 md:top-6 md:right-6 md:size-7 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-white outline-none transition-[border-width,border-color] duration-150 checked:border-8 checked:border-green md:checked:border-9 lg:top-8 lg:right-8"
      />
      <img
        src={image}
        alt=""
        width="204"
        height="264"
        className="absolute max-md:hidden md:top-5 md:right-17 md:w-19 lg:right-20 lg:w-20 xl:top-auto xl:right-9 xl:bottom-9 xl:w-44"
      />
      <div className="flex flex-wrap items-center gap-x-2.5 pr-8 md:block">
        <p className="w-fit rounded-full bg-mint px-2.5 py-px text-sm font-semibold text-green max-md:order-last md:px-3.5 md:py-1">
          {tag}
        </p>
        <h2 className="text-[1.375rem] leading-tight md:mt-4 md:text-[2rem] lg:text-[2.5rem]">
          <label htmlFor={key} className="after:absolute after:inset-0 after:cursor-pointer after:rounded-card">
            {name}
          </label>
        </h2>
      </div>
      <p
        id={`${key}-description`}
        className="mt-1 mb-1 text-ink-soft max-md:text-sm max-md:leading-snug md:mt-2 md:mb-5"
      >
        {description}{' '}
        <strong className="font-semibold text-ink">{medicationChoice.upTo(expectedWeightLossPercentage)}</strong>
      </p>
      <div className="relative mt-auto">
        <Price id={`${key}-price`} medication={medication} />
        <LearnMore medication={medication} onChoose={onChoose} />
      </div>
    </div>
  )
}
