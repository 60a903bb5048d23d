import { treatmentWords as words } from '#content/treatment/treatment.ts'
import { firstStepPath, messagesPath, pages } from '#contract/pages.ts'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import { tellPromise } from '#domain/promises/promised-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { goesOn } from '#web/shared/answers/goes-on.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { writtenDay } from '../shell/written-date.ts'

/** What a message begins, or may be asked about meanwhile. */
const begunByMessage: readonly string[] = ['pause-over', 'regained', 'looked-at']

/** The questions before the next pen. */
const begunByQuestions: readonly string[] = ['check-in', 'run-out', 'to-pay']

export function TreatmentStep({ step: { what, turn, by, promise, title, says } }: Pick<MyTreatment, 'step'>) {
  const now = useNow()
  const told = promise && tellPromise(promise, now)
  const when = told ? !told.isLate && told.by : turn !== 'nobody' && by && writtenDay(by)
  const whose = [words.turns[turn], when && words.by(when)].filter(Boolean).join(', ')
  return (
    <div className="mt-6 rounded-option bg-mint p-5">
      <Late told={told} className="mb-4" />
      {whose && <p className="text-sm font-semibold text-green">{whose}</p>}
      <p className="mt-0.5 text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch]">{says}</p>
      {begunByQuestions.includes(what) && (
        <ButtonLink
          to={what === 'to-pay' ? pages.accountCheckIn : firstStepPath('check-in')}
          state={what === 'to-pay' ? null : goesOn}
          size="small"
          className="mt-4"
          arrow
        >
          {what === 'to-pay' ? words.pay : words.checkIn}
        </ButtonLink>
      )}
      {what === 'weigh' && (
        <ButtonLink to={pages.progress} size="small" className="mt-4" arrow>
          {words.weigh}
        </ButtonLink>
      )}
      {begunByMessage.includes(what) && (
        <ButtonLink
          to={messagesPath}
          size="small"
          variant={turn === 'patient' ? 'primary' : 'secondary'}
          className="mt-4"
          arrow
        >
          {words.write}
        </ButtonLink>
      )}
    </div>
  )
}
