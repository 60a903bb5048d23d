import { appointmentWords as words } from '#content/booking.ts'
import type { AccountAppointment } from '#contract/appointments.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { FirstFreeTimes } from './first-free-times.tsx'
import { PaperPrescription } from './paper/paper-prescription.tsx'
import { ReadLetter } from './read-letter.tsx'

interface Props {
  readonly appointment: AccountAppointment
  readonly onChange: () => void
}

/** What became of an appointment, where there is more to say than its state. */
export function AfterAppointment({ appointment, onChange }: Props) {
  const { id, state, isCalledOff, words: said, followUpBy, hasLetter, paper, isFollowUp, clinician } = appointment
  const why = isCalledOff ? words.calledOff : state === 'declined' ? words.declined : null
  if (!why && !followUpBy && !hasLetter && !paper) return null
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
      {followUpBy && <p>{words.followUp(writtenDate(followUpBy))}</p>}
      {hasLetter && <ReadLetter id={id} />}
      {paper && <PaperPrescription paper={paper} onChange={onChange} />}
    </div>
  )
}
