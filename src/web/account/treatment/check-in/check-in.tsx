import { noAnswer } from '#content/identity/account.ts'
import { myDataWords } from '#content/privacy/my-data.ts'
import { checkInWords as words } from '#content/treatment/check-in.ts'
import { unwellWords } from '#content/treatment/symptom-report.ts'
import { firstStepPath, pages, unwellPath } from '#contract/pages.ts'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { checkInLength } from '#domain/intake/check-in/length.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { forgetCheckIn } from '#web/shared/answers/check-in.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { PayForPen } from './pay-for-pen.tsx'
import { SendCheckIn } from './send-check-in.tsx'

const { heading, title, description, lead } = words.page

export const meta = () => pageMeta({ title, description, isUnlisted: true })

/** The check-in before the next pen: its status, and where it is sent. */
export default function CheckInPage() {
  const { held: checkIn, refresh } = useAccountRead('my_check_in', {}, pages.accountCheckIn)
  const isComplete = typeof checkIn !== 'string' && checkIn.open !== null && checkIn.open.wish !== null
  return (
    <AccountSection heading={heading} lead={isComplete ? lead : description} width="max-w-[42rem]">
      <div className="mt-8">
        {checkIn === 'loading' && <Fetching>{words.loading}</Fetching>}
        {checkIn === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof checkIn !== 'string' &&
          (checkIn.open?.wish ? (
            <SendCheckIn open={checkIn.open} onChange={refresh} />
          ) : (
            <HowItStands checkIn={checkIn} onChange={refresh} />
          ))}
      </div>
    </AccountSection>
  )
}

interface Props {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

/** The outcome of the last check-in, if it led to no order. */
const outcomeOf = ({ is, sent }: MyCheckIn) => {
  const outcome = is === 'locked' ? null : sent?.outcome
  return outcome === 'pause' || outcome === 'stop' ? outcome : null
}

function wordsOf(checkIn: MyCheckIn): readonly [string, string] {
  const { is, opensOn, lastsUntil } = checkIn
  const outcome = outcomeOf(checkIn)
  if (outcome) return words.outcomes[outcome]
  if (is === 'open') return words.states.open(formatLongDate(lastsUntil ?? ''), checkInLength.questions)
  return is === 'not yet' ? words.states['not yet'](formatLongDate(opensOn ?? '')) : words.states[is]
}

/** The status of the check-in, and the one action it allows. */
function HowItStands({ checkIn, onChange }: Props) {
  const [title, text] = wordsOf(checkIn)
  const now = useNow()
  const told = checkIn.is === 'looked at' && checkIn.review ? promiseText(checkIn.review, now) : null
  return (
    <section
      aria-labelledby="standing"
      className={`rounded-card p-6 sm:p-8 ${checkIn.open ? 'on-dark bg-ink text-white' : 'bg-mint'}`}
    >
      <Late told={told} className="mb-5" />
      <h2 id="standing" className="text-[1.75rem]">
        {title}
      </h2>
      {told && !told.isLate && <p className="mt-2 font-semibold">{words.hearBy(told.by)}</p>}
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CheckInWayOn checkIn={checkIn} onChange={onChange} />
      </div>
    </section>
  )
}

interface CheckInWayOnProps {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

function CheckInWayOn({ checkIn, onChange }: CheckInWayOnProps) {
  const { is, open, sent } = checkIn
  if (is === 'locked') return <ButtonLink to={unwellPath}>{unwellWords.open}</ButtonLink>
  if (is === 'restricted')
    return (
      <>
        <ButtonLink to={pages.myData}>{myDataWords.title}</ButtonLink>
        <ButtonLink to={unwellPath} variant="secondary">
          {unwellWords.open}
        </ButtonLink>
      </>
    )
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
        <ButtonLink to={pages.accountTreatmentChange} arrow>
          {words.toTreatment}
        </ButtonLink>
      )}
      {(is === 'looked at' || is === 'declined') && <ButtonLink to={pages.accountMessages}>{words.write}</ButtonLink>}
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

function CheckInAgain({ isFirst, onOpened }: { isFirst: boolean; onOpened: () => void }) {
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  const openAgain = () =>
    run(async () => {
      const { code, message } = await callApi('answer_check_in_again', {})
      if (code !== 200 && code !== 409) return setProblem(message || noAnswer)
      forgetCheckIn()
      onOpened()
    })
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void openAgain()}>
        {words.answerAgain}
      </Button>
      {problem && <AlertMessage>{problem}</AlertMessage>}
    </>
  )
}
