import { concernWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'

const words = concernWords.told

/** What they were asked and said, word for word: what speaks of a risk first, the rest one press away. */
export function ReportedAnswers({ found: { told } }: { found: ConcernView }) {
  const [newest, ...earlier] = told
  if (!newest) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
      <ReportedSet of={newest} />
      {earlier.map((set) => (
        <div key={set.at} className="mt-4">
          <h3 className="text-base">{words.earlier}</h3>
          <ReportedSet of={set} />
        </div>
      ))}
    </section>
  )
}

type Set = ConcernView['told'][number]

function ReportedSet({ of: { source, at, answers } }: { of: Set }) {
  const risks = answers.filter(({ isRisk }) => isRisk)
  const others = answers.filter(({ isRisk }) => !isRisk)
  return (
    <>
      <p className="text-xs text-ink-soft">
        {words.sources[source]} · {words.at(dateAndTimeOf(at))} · {words.yes(risks.length)}
      </p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {risks.map(({ question, answer }) => (
          <Answer key={question} question={question} answer={answer} isRisk />
        ))}
      </dl>
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            {words.others(others.length)}
          </summary>
          <dl className="divide-y divide-line border-y border-line">
            {others.map(({ question, answer }) => (
              <Answer key={question} question={question} answer={answer} />
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

const Answer = ({ question, answer, isRisk = false }: { question: string; answer: string; isRisk?: boolean }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
    <dt className="min-w-0 grow basis-48">{question}</dt>
    <dd className={`max-w-full wrap-anywhere font-semibold ${isRisk ? 'text-brick' : 'text-ink-soft'}`}>{answer}</dd>
  </div>
)
