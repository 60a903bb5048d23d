import { replacementBanner as words } from '#content/cases/returns.ts'
import { dateAndTimeOf, formatShortDate } from '../list/format-date.ts'
import type { CaseView } from './case-view.ts'

/** Why a case that was decided before is open again: its parcel did not arrive, or was not fit to use. */
export function ReplacementBanner({ replaces }: Pick<CaseView, 'replaces'>) {
  if (!replaces) return null
  const { because, name, at, reason, arrived } = replaces
  return (
    <section
      aria-label={words.mark}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="max-h-40 overflow-y-auto bg-caution/25 px-6 py-2.5"
    >
      <p className="font-semibold">{words.requested(words.because[because], name, dateAndTimeOf(at))}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
      {arrived && (
        <p>
          {words.arrived(arrived.medicine, arrived.dose, formatShortDate(arrived.on))}{' '}
          {arrived.taken.length === 0
            ? words.noneTaken
            : words.taken(arrived.taken.map(({ on, dose }) => `${dose} on ${formatShortDate(on)}`))}
        </p>
      )}
    </section>
  )
}
