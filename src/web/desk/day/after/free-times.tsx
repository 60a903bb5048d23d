import { keptTimeDeskWords as words } from '#content/desk/kept-time.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { useDeskCall } from '../../use-desk-call.ts'

interface Props {
  readonly id: string
  readonly date: string
  readonly chosen: string | null
  readonly onChoose: (time: string) => void
}

export function FreeTimes({ id, date, chosen, onChoose }: Props) {
  const { data, problem } = useDeskCall('desk_follow_up_times', { id, date })
  if (!data)
    return (
      <p role="status" className="text-ink-soft">
        {problem && problem !== 'no answer' ? problem.message : words.loading}
      </p>
    )
  if (data.times.length === 0)
    return <p className="text-ink-soft">{data.holiday ? words.holiday(data.holiday) : words.noTimes}</p>
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{words.times(writtenDate(date))}</legend>
      <div className="flex flex-wrap gap-2">
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
