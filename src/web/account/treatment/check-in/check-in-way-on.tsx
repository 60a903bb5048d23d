import { checkInWords as words } from '#content/treatment/check-in.ts'
import { unwellWords } from '#content/treatment/symptom-report.ts'
import { firstStepPath, messagesPath, pages, unwellPath } from '#contract/pages.ts'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { checkInLength } from '#domain/intake/check-in/length.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { CheckInAgain } from './check-in-again.tsx'
import { outcomeOf } from './check-in-outcome.ts'
import { PayForPen } from './pay-for-pen.tsx'

interface Props {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

export function CheckInWayOn({ checkIn, onChange }: Props) {
  const { is, open, sent } = checkIn
  if (is === 'locked') return <ButtonLink to={unwellPath}>{unwellWords.open}</ButtonLink>
  if (open) {
    return (
      <ButtonLink
        to={open.ansData === null ? firstStepPath('check-in') : (open.missing ?? firstStepPath('check-in'))}
        arrow
      >
        {open.ansData === null ? words.page.start(checkInLength.minutes) : words.page.carryOn}
      </ButtonLink>
    )
  }
  if (sent?.toPay) return <PayForPen toPay={sent.toPay} onChange={onChange} />
  const outcome = outcomeOf(checkIn)
  return (
    <>
      {(outcome === 'pause' || outcome === 'stop') && (
        <ButtonLink to={pages.accountTreatment} arrow>
          {words.toTreatment}
        </ButtonLink>
      )}
      {is === 'looked at' && <ButtonLink to={messagesPath}>{words.write}</ButtonLink>}
      {is === 'again' ? (
        <CheckInAgain isFirst={outcome === null} onOpened={onChange} />
      ) : (
        <ButtonLink to={pages.account} variant="secondary">
          {words.toAccount}
        </ButtonLink>
      )}
    </>
  )
}
