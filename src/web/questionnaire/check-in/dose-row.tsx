import { checkInWords } from '#content/treatment/check-in.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { fieldBox } from '#web/kit/ui/field.tsx'
import type { SaidDose } from './said-doses.ts'

const words = checkInWords.doses

interface Props {
  readonly place: number
  readonly day: string
  readonly today: string
  readonly row: SaidDose
  readonly onChange: (row: SaidDose) => void
}

export function DoseRow({ place, day, today, row, onChange }: Props) {
  const name = `dose-${place}`
  const choose = (is: 'taken' | 'missed') => onChange(is === 'taken' ? { is, on: day } : { is })
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          {words.dose(place)}, {writtenDate(day)}
        </legend>
        <div className="grid grid-cols-2 gap-2">
          {(['taken', 'missed'] as const).map((is) => (
            <label
              key={is}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-white text-sm font-semibold hover:bg-mint has-checked:border-green has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                checked={row?.is === is}
                onChange={() => choose(is)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words[is]}
            </label>
          ))}
        </div>
        {row?.is === 'taken' && (
          <label className="mt-2 flex items-center gap-3 text-sm">
            {words.on}
            <input
              type="date"
              value={row.on}
              max={today}
              onChange={(event) => onChange({ is: 'taken', on: event.currentTarget.value })}
              className={`min-h-11 px-3 py-2 ${fieldBox(undefined)}`}
            />
          </label>
        )}
      </fieldset>
    </li>
  )
}
