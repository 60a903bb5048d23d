import { useState } from 'react'
import { noAnswer } from '#content/account.ts'
import { checkInWords as words } from '#content/check-in.ts'
import { unwellWords } from '#content/unwell.ts'
import type { MyCheckIn } from '#contract/check-in.ts'
import { firstStepPath, messagesPath, pages, unwellPath } from '#contract/pages.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { checkInLength } from '#domain/questionnaires/check-in/length.ts'
import { callApi } from '#web/device/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { forgetCheckIn } from '#web/shared/answers/check-in.ts'
import { PayForPen } from './pay-for-pen.tsx'

interface Props {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

/** What came of the last one, where it made no order. */
const outcomeOf = ({ is, sent }: MyCheckIn) => {
  const outcome = is === 'locked' ? null : sent?.outcome
  return outcome === 'pause' || outcome === 'stop' ? outcome : null
}

function wordsOf(checkIn: MyCheckIn): readonly [string, string] {
  const { is, opensOn, lastsUntil, lookedAtBy } = checkIn
  const outcome = outcomeOf(checkIn)
  if (outcome) return words.outcomes[outcome]
  if (is === 'looked at') return words.states[is](lookedAtBy && writtenDate(lookedAtBy))
  if (is === 'open') return words.states.open(writtenDate(lastsUntil ?? ''), checkInLength.questions)
  return is === 'not yet' ? words.states['not yet'](writtenDate(opensOn ?? '')) : words.states[is]
}

/** How it stands with the questions, and the one thing to do about it. */
export function HowItStands({ checkIn, onChange }: Props) {
  const [title, text] = wordsOf(checkIn)
  return (
    <section aria-labelledby="standing" className="rounded-card bg-mint p-6 sm:p-8">
      <h2 id="standing" className="text-[1.75rem]">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <WayOn checkIn={checkIn} onChange={onChange} />
      </div>
    </section>
  )
}

function WayOn({ checkIn, onChange }: Props) {
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
        <Again isFirst={outcome === null} onOpened={onChange} />
      ) : (
        <ButtonLink to={pages.account} variant="secondary">
          {words.toAccount}
        </ButtonLink>
      )}
    </>
  )
}

function Again({ isFirst, onOpened }: { isFirst: boolean; onOpened: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function openAgain() {
    setIsBusy(true)
    setProblem(null)
    const { code, message } = await callApi('answer_check_in_again', {}).catch(() => ({ code: 0, message: '' }))
    setIsBusy(false)
    if (code !== 200 && code !== 409) return setProblem(message || noAnswer)
    forgetCheckIn()
    onOpened()
  }
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void openAgain()}>
        {words.answerAgain}
      </Button>
      {problem && <AlertMessage>{problem}</AlertMessage>}
    </>
  )
}
