import { Link } from 'react-router'
import { checkAnswers as words } from '#content/intake/check-answers.ts'
import { stepPath } from '#contract/pages.ts'
import type { CheckedAnswer } from '#domain/intake/engine/checked-answers.ts'
import type { FlowName } from '#domain/intake/flows.ts'
import { beginChange } from './checking.ts'

/** One question, what was answered, and the way to change it. */
export function AnswerRow({ flow, checked }: { flow: FlowName; checked: CheckedAnswer }) {
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
