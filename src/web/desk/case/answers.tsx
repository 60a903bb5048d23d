import { answersWords as words } from '#content/desk/case.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import type { ShownCase } from './shown-case.ts'

export type Transcript = NonNullable<ShownCase['answers']>
type Question = Transcript['offRoute'][number]

/** What the person told us, topic by topic: only the way they went; the rest in closed drawers. */
export function Answers({ found: { answers, followUp, checkIn } }: { found: ShownCase }) {
  if (!answers) return <p className="text-ink-soft">{words.none}</p>
  return (
    <div className="space-y-5">
      {checkIn && (
        <section>
          <h3 className="mb-2 border-b border-line pb-1 text-[1.125rem]">{words.checkIn}</h3>
          <Topics of={checkIn} isInner />
        </section>
      )}
      {checkIn && <h3 className="mb-2 border-b border-line pb-1 text-[1.125rem]">{words.atStart}</h3>}
      <Topics of={answers} isInner={checkIn !== null} />
      <section>
        <h3 className="mb-2 border-b border-line pb-1 text-[1.125rem]">{words.followUp}</h3>
        {followUp ? <Topics of={followUp} isInner /> : <p className="text-ink-soft">{words.followUpNone}</p>}
      </section>
      <Drawers answers={answers} followUp={followUp} />
    </div>
  )
}

export const Topics = ({ of: { topics }, isInner = false }: { of: Transcript; isInner?: boolean }) => {
  const Heading = isInner ? 'h4' : 'h3'
  return (
    <div className="space-y-4">
      {topics.map(({ topic, questions }) => (
        <section key={topic}>
          <Heading className={isInner ? 'mb-1 text-base' : 'mb-2 border-b border-line pb-1 text-[1.125rem]'}>
            {topic}
          </Heading>
          <Questions questions={questions} />
        </section>
      ))}
    </div>
  )
}

const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <dl className="grid gap-x-6 gap-y-2.5 min-[75rem]:grid-cols-2">
    {questions.map((question) => (
      <div key={question.step} className={isLong(question) ? 'col-span-full' : ''}>
        <dt className="text-xs leading-snug text-ink-soft">{question.question}</dt>
        <dd className="leading-snug font-medium">
          <Told question={question} />
        </dd>
      </div>
    ))}
  </dl>
)

/** So many answers to one question are read one below the other. */
const isLong = ({ answer }: Question) => answer.length > 5

/** A No, nothing said, and never asked are three different things. */
function Told({ question }: { question: Question }) {
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

export function Drawers({ answers, followUp }: { answers: Transcript; followUp: Transcript | null }) {
  const offRoute = [...answers.offRoute, ...(followUp?.offRoute ?? [])]
  const notAsked = [...answers.notAsked, ...(followUp?.notAsked ?? [])]
  return (
    <div className="space-y-2">
      {notAsked.length > 0 && (
        <Drawer title={words.notAsked} count={notAsked.length} why={words.notAskedWhy}>
          <ul className="list-disc space-y-0.5 pl-5 text-xs text-ink-soft">
            {notAsked.map(({ step, question }) => (
              <li key={step}>{question}</li>
            ))}
          </ul>
        </Drawer>
      )}
      {offRoute.length > 0 && (
        <Drawer title={words.offRoute} count={offRoute.length} why={words.offRouteWhy}>
          <Questions questions={offRoute} />
        </Drawer>
      )}
      <p className="text-xs text-ink-soft">{words.version(answers.version)}</p>
    </div>
  )
}

interface DrawerProps {
  readonly title: string
  readonly count: number
  readonly why: string
  readonly children: React.ReactNode
}

const Drawer = ({ title, count, why, children }: DrawerProps) => (
  <details className="group rounded-xl border border-line px-4 py-2">
    <summary className="flex cursor-pointer items-center justify-between font-semibold">
      <span>
        {title} <span className="font-display">{count}</span>
      </span>
      <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <p className="my-2 text-xs text-ink-soft">{why}</p>
    {children}
  </details>
)
