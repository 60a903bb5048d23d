import { railWords as words } from '#content/cases/case.ts'
import type { ShownCase } from '../shown-case.ts'

interface Props {
  readonly found: ShownCase
}

/** What the rules refuse, with why: those for the same reason together. */
export function RefusedDoses({ found: { doses } }: Props) {
  const refused = Map.groupBy(
    doses.filter(({ isAllowed }) => !isAllowed),
    ({ because }) => because.join(' '),
  )
  return [...refused].map(([why, those]) => (
    <p
      key={why}
      className="rounded-2xl border border-dashed border-line-strong px-3.5 py-2 text-xs leading-snug text-ink-soft"
    >
      <span className="font-display text-sm">{those.map(({ dose }) => dose).join(', ')}</span> {words.notAllowed}: {why}
    </p>
  ))
}
