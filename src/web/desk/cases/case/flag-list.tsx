import { caseWords as words } from '#content/cases/case.ts'
import { riskChip, riskName } from '../list/risk.ts'
import type { ShownCase } from './shown-case.ts'

interface Props {
  readonly flags: ShownCase['flags']
  readonly isWhyShown: boolean
}

/** The gravest first. With their reasons they stand one below the other. */
export const FlagList = ({ flags, isWhyShown }: Props) => (
  <ul
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    tabIndex={0}
    aria-label={words.flags}
    className={`overflow-y-auto ${isWhyShown ? 'grid max-h-56 gap-2' : 'flex max-h-24 flex-wrap gap-1.5'}`}
  >
    {flags.map(({ id, severity, says, because, asks }) => (
      <li key={id} className="text-xs leading-snug">
        <span className={`inline-block rounded-xl px-2.5 py-0.5 font-semibold ${riskChip(severity)}`}>
          <span className="sr-only">{riskName(severity)}: </span>
          {says}
        </span>
        {isWhyShown && (
          <span className="mt-0.5 block pl-2.5 text-ink-soft">
            {because} {asks && words.wouldSettle(asks)}
          </span>
        )}
      </li>
    ))}
  </ul>
)
