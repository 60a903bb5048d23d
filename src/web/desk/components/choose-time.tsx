import { arrangeWords as words } from '#content/appointments/arrange.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import type { Read } from '#web/browser/use-read.ts'
import { DeskLine } from './desk-line.tsx'

interface Props {
  readonly date: string
  readonly chosen: string | null
  readonly of: Read<{ readonly times: readonly string[]; readonly holiday: string | null }>
  readonly onDay: (date: string) => void
  readonly onChoose: (time: string) => void
}

const step =
  'min-h-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-white px-3 text-sm font-semibold hover:border-ink'

const isDay = (written: string) => /^20\d{2}-\d\d-\d\d$/.test(written)

/** A day, and those of its times that are free. */
export function ChooseTime({ date, chosen, of, onDay, onChoose }: Props) {
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-44">
          <DeskLine type="date" label={words.day} value={date} onChange={onDay} />
        </div>
        <button type="button" className={step} onClick={() => isDay(date) && onDay(addDays(date, -1))}>
          {words.earlier}
        </button>
        <button type="button" className={step} onClick={() => isDay(date) && onDay(addDays(date, 1))}>
          {words.later}
        </button>
      </div>
      <FreeTimes date={date} of={of} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}

interface FreeTimesProps extends Omit<Props, 'onDay'> {
  /** What is said of a day without any. */
  readonly none?: { readonly noTimes: string; readonly holiday: (name: string) => string }
}

/** The free times of a day, one of which can be chosen. */
export function FreeTimes({ date, of: { data, problem }, chosen, onChoose, none = words }: FreeTimesProps) {
  if (!data)
    return (
      <p role="status" className="text-ink-soft">
        {problem === null ? words.loading : problem === 'no answer' ? words.notLoaded : problem.message}
      </p>
    )
  if (data.times.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        {data.holiday ? none.holiday(data.holiday) : none.noTimes}
      </p>
    )
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{words.times(formatLongDate(date))}</legend>
      <div className="flex max-h-56 flex-wrap gap-2 overflow-y-auto py-0.5">
        {data.times.map((time) => (
          <button
            key={time}
            type="button"
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
            className="min-h-10 cursor-pointer rounded-full border-2 border-line-strong bg-white px-4 font-semibold tabular-nums hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
          >
            {time}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
