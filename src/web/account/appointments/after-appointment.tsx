import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { letterPath, pages, schedulePath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { useRead } from '#web/browser/use-read.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { PaperPrescription } from './paper-prescription/paper-prescription.tsx'

interface Props {
  readonly appointment: AccountAppointment
  readonly onChange: () => void
}

/** What became of an appointment, where there is more to say than its state. */
export function AfterAppointment({ appointment, onChange }: Props) {
  const { id, state, isCalledOff, words: said, followUp, hasLetter, paper, isFollowUp, clinician } = appointment
  const now = useNow()
  const seenAgain = followUp && promiseText(followUp, now)
  const why = isCalledOff ? words.calledOff : state === 'declined' ? words.declined : null
  if (!why && !followUp && !hasLetter && !paper) return null
  return (
    <div className="mt-6 max-w-[60ch] space-y-4">
      {why && (
        <div>
          <h4 className="text-lg font-semibold">{why.title}</h4>
          <p className="mt-1">{why.text}</p>
        </div>
      )}
      {said && (
        <blockquote className="rounded-option bg-paper-deep px-5 py-4">
          <p className="text-sm text-ink-soft">{words.fromClinician(clinician.name)}</p>
          <p className="mt-1 whitespace-pre-line">{said}</p>
        </blockquote>
      )}
      {isCalledOff && !isFollowUp && <FirstFreeTimes id={id} />}
      <Late told={seenAgain} />
      {seenAgain && !seenAgain.isLate && <p>{words.followUp(seenAgain.by)}</p>}
      {hasLetter && (
        <ButtonLink to={letterPath(id)} size="small" variant="secondary">
          {words.readLetter}
        </ButtonLink>
      )}
      {paper && <PaperPrescription paper={paper} onChange={onChange} />}
    </div>
  )
}

const calledOffWords = words.calledOff

/** The first times that are free, for whoever we had to cancel. Without an answer there is still the way to all of them. */
function FirstFreeTimes({ id }: { id: string }) {
  const times = useRead('rebooking_times', { id }).data?.times
  return (
    <div className="space-y-3">
      {times && <p>{times.length > 0 ? calledOffWords.first : calledOffWords.none}</p>}
      {times && times.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {times.map((at) => {
            const start = Date.parse(at)
            return (
              <li key={at}>
                <ButtonLink to={schedulePath(londonTimeAt(start).date)} variant="secondary" size="small">
                  {formatDateTime(start)}
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
      <ButtonLink to={pages.bookingSchedule} size="small" arrow>
        {calledOffWords.book}
      </ButtonLink>
    </div>
  )
}
