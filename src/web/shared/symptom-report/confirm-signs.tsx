import type { SignId } from '#content/treatment/red-flags.ts'
import { unwellWords as words } from '#content/treatment/symptom-report.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  readonly signs: readonly SignId[]
  readonly onRight: () => void
  readonly onNotRight: () => void
}

/** Asked once, below the help, so that a slip of the finger does not lock supply. */
export const ConfirmSigns = ({ signs, onRight, onNotRight }: Props) => (
  <section aria-labelledby="is-right" className="rounded-card border-2 border-ink bg-white px-6 py-5">
    <h2 id="is-right" className="text-[1.25rem]">
      {words.isRight(signs.map((id) => redFlagOf(id).sign))}
    </h2>
    <p className="mt-2">{words.rightMeans}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={onRight}>{words.right}</Button>
      <Button variant="secondary" onClick={onNotRight}>
        {words.notRight}
      </Button>
    </div>
  </section>
)
