import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { checkAnswers as words } from '#content/intake/check-answers.ts'
import { consentFor, finishPath, notEligiblePath, pages, stepPath } from '#contract/pages.ts'
import { type CheckedAnswer, checkedAnswers } from '#domain/intake/engine/checked-answers.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import type { FlowName, GuestFlow, GuestFlowName } from '#domain/intake/flows.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'
import { arriveAtCheck, beginChange } from './checking.ts'
import { SavedNote } from './saved-note.tsx'

export function CheckedAnswers({ questionnaire }: { questionnaire: Questionnaire<GuestFlow> }) {
  const { flow } = questionnaire
  const { name } = flow
  const { state } = useLocation()
  const answers = useQuestionnaireState(questionnaire, ({ data }) => data)
  const [back, setBack] = useState<string | null>(null)
  const from: unknown = state?.from

  useEffect(() => setBack(arriveAtCheck(name, typeof from === 'string' ? from : null)), [name, from])

  const list = checkedAnswers(flow, answers)
  const { end } = walk(flow, answers)
  if (list.every(({ answer }) => answer.length === 0)) {
    return <WayOnFromAnswers text={words.none} link={words.start} to={consentFor(name)} />
  }
  return (
    <>
      <div className="mt-6 empty:hidden">
        <SavedNote questionnaire={questionnaire} tellsItself={false} />
      </div>
      <dl className="mt-7 border-line border-t">
        {list.map((one) => (
          <AnswerRow key={one.step} flow={name} checked={one} />
        ))}
      </dl>
      {end.to === 'unanswered' && (
        <WayOnFromAnswers text={words.missing} link={words.answerIt} to={stepPath(name, end.address)} flow={name} />
      )}
      {end.to === 'not-eligible' && (
        <WayOnFromAnswers text={words.ended} link={words.seeWhy} to={notEligiblePath(end.reason)} />
      )}
      {end.to === 'home' && <WayOnFromAnswers text={words.ended} link={words.seeWhy} to={pages.buy} />}
      {end.to === 'finished' && (
        <ButtonLink to={back ?? finishPath(name)} size="large" arrow className="mt-8">
          {words.continue}
        </ButtonLink>
      )}
    </>
  )
}

/** One question, what was answered, and the way to change it. */
function AnswerRow({ flow, checked }: { flow: FlowName; checked: CheckedAnswer }) {
  const { question, answer, address, isAnswered } = checked
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <dt className="font-semibold max-sm:col-span-2">{question}</dt>
      <dd className="min-w-0 text-pretty wrap-anywhere">
        {answer.length === 0 ? (
          <span className="text-ink-soft">{isAnswered ? words.skipped : words.unanswered}</span>
        ) : (
          answer.map((line) => (
            <span key={line} className="block whitespace-pre-line">
              {line}
            </span>
          ))
        )}
      </dd>
      <dd>
        <Link
          to={stepPath(flow, address)}
          onClick={() => beginChange(flow)}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4 hover:text-ink"
        >
          {words.change}
          <span className="sr-only">: {question}</span>
        </Link>
      </dd>
    </div>
  )
}

function WayOnFromAnswers({ text, link, to, flow }: { text: string; link: string; to: string; flow?: GuestFlowName }) {
  return (
    <p className="mt-8 rounded-option bg-caution/25 px-5 py-4">
      {text}{' '}
      <Link
        to={to}
        {...(flow ? { onClick: () => beginChange(flow) } : {})}
        className="inline-block py-1 font-semibold underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  )
}
