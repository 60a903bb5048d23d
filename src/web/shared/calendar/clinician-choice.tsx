import { useId } from 'react'
import { scheduleWords } from '#content/appointments/booking.ts'
import type { Clinician } from '#contract/appointments/bookings.ts'

const words = scheduleWords.whom

interface Props {
  readonly clinicians: readonly Pick<Clinician, 'id' | 'name' | 'title'>[]
  /** Null: any of them. */
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

/** Where several people offer the same: one of them, or whoever is free. */
export function ClinicianChoice({ clinicians, chosen, onChoose }: Props) {
  const name = useId()
  const choices = [{ id: null, name: words.any, title: words.anyWhy }, ...clinicians]
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 font-semibold">{words.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id ?? 'any'}
            className="relative cursor-pointer rounded-option border border-line bg-white px-4 py-2.5 transition-colors duration-150 hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
              className="peer absolute size-px appearance-none opacity-0 outline-none"
            />
            <span className="block font-semibold">{choice.name}</span>
            <span className={`block text-sm ${choice.id === chosen ? 'text-sage' : 'text-ink-soft'}`}>
              {choice.title}
            </span>
          </label>
        ))}
      </div>
      {chosen === null && <p className="mt-2 text-sm text-ink-soft">{words.told}</p>}
    </fieldset>
  )
}
