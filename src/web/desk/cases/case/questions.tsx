import { answersWords as words } from '#content/cases/case.ts'
import { answerId } from './answer-id.ts'
import type { Transcript } from './transcript-view.ts'

type Question = Transcript['offRoute'][number]

export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <dl className="grid gap-x-6 gap-y-2.5 min-[75rem]:grid-cols-2">
    {questions.map((question) => (
      <div
        key={question.step}
        id={answerId(question.step)}
        tabIndex={-1}
        className={`scroll-mt-40 focus:bg-caution/50 focus:outline-3 focus:outline-focus min-[60rem]:scroll-mt-4 ${isLong(question) ? 'col-span-full' : ''}`}
      >
        <dt className="text-xs leading-snug text-ink-soft">{question.question}</dt>
        <dd className="leading-snug font-medium">
          <Answered question={question} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Many answers to one question are shown as a list. */
const isLong = ({ answer }: Question) => answer.length > 5

/** “No”, no answer and never asked are three different things. */
export function Answered({ question }: { question: Question }) {
  const { is, answer } = question
  if (is === 'answered' && isLong(question)) {
    return (
      <ul className="list-disc space-y-0.5 pl-5">
        {answer.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )
  }
  if (is === 'answered') return answer.join(' · ')
  const said = { skipped: words.skipped, unanswered: words.unanswered, 'not asked': words.notAsked }[is]
  return <em className="font-normal text-ink-soft">{said}</em>
}
