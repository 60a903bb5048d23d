import { answersWords as words } from '#content/cases/case.ts'
import type { CaseView } from './case-view.ts'
import { Drawers } from './drawers.tsx'
import { Questions } from './questions.tsx'
import type { Transcript } from './transcript-view.ts'

/** What the person told us, topic by topic: only the way they went; the rest in closed drawers. */
export function Answers({ found: { answers, followUp, checkIn } }: { found: CaseView }) {
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
