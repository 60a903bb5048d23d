import { joinWords as words } from '#content/desk/day.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'

interface Props {
  readonly appointmentId: string
  readonly startsAt: string
}

const opensBeforeMs = 10 * 60_000

/** Where one meets the patient. */
export const JoinRoom = ({ appointmentId, startsAt }: Props) => (
  <section aria-labelledby={`room-${appointmentId}`}>
    <h2 id={`room-${appointmentId}`} className="mb-1 text-[1.25rem]">
      {words.title}
    </h2>
    <p className="text-ink-soft">{words.opens(londonTimeAt(Date.parse(startsAt) - opensBeforeMs).time)}</p>
  </section>
)
