import { concernWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import { ReportedSet } from './told-set.tsx'

const words = concernWords.told

/** What they were asked and said, word for word: what speaks of a risk first, the rest one press away. */
export function Reported({ found: { told } }: { found: ShownConcern }) {
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
