import { returnedBanner as words } from '#content/cases/returns.ts'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { dateAndTimeOf } from '../list/format-date.ts'
import type { CaseView } from './case-view.ts'

/** Why an approved case is back with the prescriber, until it is decided again. */
export function ReturnedBanner({ returned }: Pick<CaseView, 'returned'>) {
  if (!returned) return null
  const { by, heldAt, name, at, reason, flags } = returned
  const when = dateAndTimeOf(at)
  return (
    <section
      aria-label={words.mark}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="max-h-40 overflow-y-auto bg-caution/25 px-6 py-2.5"
    >
      <p className="font-semibold">
        {by === 'pharmacist' ? words.pharmacist(name, when) : words.rules(words.steps[heldAt ?? 'check'], when)}
      </p>
      {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
      {flags.length > 0 && (
        <ul className="list-disc pl-5">
          {flags.map(({ id, says }) => (
            <li key={id}>{says}</li>
          ))}
        </ul>
      )}
      {heldAt !== 'approval' && heldAt !== 'signature' && <p className="text-xs text-ink-soft">{words.nothingSent}</p>}
    </section>
  )
}

/** A decision that came to nothing: whoever made it had left the case by then. */
export function TakenBackBanner({ takenBack }: Pick<CaseView, 'takenBack'>) {
  if (!takenBack) return null
  const { takenBack: says, decisions } = deskRestrictionWords
  return (
    <p role="status" className="bg-caution/25 px-6 py-2.5 font-semibold">
      {says(decisions[takenBack.kind], takenBack.by, dateAndTimeOf(takenBack.at))}
    </p>
  )
}
