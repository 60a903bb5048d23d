import { ownChangeWords as words } from '#content/own-change.ts'
import { addDays } from '#domain/booking/calendar.ts'
import { latestPause } from '#domain/treatment/change-of-plan.ts'
import { describedBy, Field, fieldBox } from '#web/kit/ui/field.tsx'

interface Props {
  readonly value: string
  readonly today: string
  readonly hint: string
  readonly problem: string | null
  readonly onChange: (value: string) => void
}

const id = 'pause-until'

/** The browser's own calendar, open on the days that are possible. */
export const PauseUntil = ({ value, today, hint, problem, onChange }: Props) => (
  <Field id={id} label={words.until} hint={hint} error={problem ?? undefined}>
    <input
      id={id}
      name={id}
      type="date"
      min={addDays(today, 1)}
      max={latestPause(today)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy(id, { hint, error: problem ?? undefined })}
      className={`min-h-13 w-full max-w-72 px-4 ${fieldBox(problem ?? undefined)}`}
    />
  </Field>
)
