import { concernWords } from '#content/desk/concern.ts'
import type { ShownConcern } from '#contract/desk/concerns.ts'
import { ToldSet } from './told-set.tsx'

const words = concernWords.told

/** What they were asked and said, word for word: what speaks of a risk first, the rest one press away. */
export function Told({ found: { told } }: { found: ShownConcern }) {
  const [newest, ...earlier] = told
  if (!newest) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
      <ToldSet of={newest} />
      {earlier.map((set) => (
        <div key={set.at} className="mt-4">
          <h3 className="text-base">{words.earlier}</h3>
          <ToldSet of={set} />
        </div>
      ))}
    </section>
  )
}
