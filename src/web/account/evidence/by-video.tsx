import type { MyWeighIn } from '#contract/evidence/evidence.ts'
import { BringAlong } from './bring-along.tsx'
import { WayToVideo } from './way-to-video.tsx'

interface Props {
  readonly way: { readonly heading: string; readonly text: string }
  readonly weighIn: MyWeighIn
  /** Nobody has seen them yet. */
  readonly isNeeded: boolean
}

/** The quickest way: with us, at a time to choose; or wherever the operator holds it. */
export function ByVideo({ way, weighIn, isNeeded }: Props) {
  return (
    <section aria-labelledby="by-video" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="by-video" className="text-subheading">
        {way.heading}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{way.text}</p>
      <BringAlong />
      {isNeeded && (
        <div className="mt-6">
          <WayToVideo weighIn={weighIn} />
        </div>
      )}
    </section>
  )
}
