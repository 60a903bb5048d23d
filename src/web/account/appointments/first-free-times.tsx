import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { pages, schedulePath } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { useRead } from '#web/browser/use-read.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

const words = appointmentWords.calledOff

/** The first times that are free, for whoever we had to cancel. Without an answer there is still the way to all of them. */
export function FirstFreeTimes({ id }: { id: string }) {
  const times = useRead('rebooking_times', { id }).data?.times
  return (
    <div className="space-y-3">
      {times && <p>{times.length > 0 ? words.first : words.none}</p>}
      {times && times.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {times.map((at) => {
            const start = Date.parse(at)
            return (
              <li key={at}>
                <ButtonLink to={schedulePath(londonTimeAt(start).date)} variant="secondary" size="small">
                  {writtenTime(start)}
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
      <ButtonLink to={pages.bookingSchedule} size="small" arrow>
        {words.book}
      </ButtonLink>
    </div>
  )
}
