import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { latestPause } from '#domain/treatment/change-of-plan.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'

interface Props {
  readonly value: string
  readonly today: string
  readonly hint: string
  readonly problem: string | null
  readonly onChange: (value: string) => void
}

/** The browser's own calendar, open on the days that are possible. */
export const PauseUntil = ({ value, today, hint, problem, onChange }: Props) => (
  <TextField
    name="pause-until"
    type="date"
    label={words.until}
    hint={hint}
    error={problem ?? undefined}
    min={addDays(today, 1)}
    max={latestPause(today)}
    value={value}
    onChange={onChange}
    width="half"
  />
)
