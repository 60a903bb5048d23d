import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { letterPath } from '#contract/pages.ts'
import { tellPromise } from '#domain/promises/promised-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { FirstFreeTimes } from './first-free-times.tsx'
import { PaperPrescription } from './paper/paper-prescription.tsx'

interface Props {
  readonly appointment: AccountAppointment
  readonly onChange: () => void
}

/** What became of an appointment, where there is more to say than its state. */
export function AfterAppointment({ appointment, onChange }: Props) {
  const { id, state, isCalledOff, words: said, followUp, hasLetter, paper, isFollowUp, clinician } = appointment
  const now = useNow()
  const seenAgain = followUp && tellPromise(followUp, now)
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
