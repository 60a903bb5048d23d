import { Link } from 'react-router'
import { bookingDetails as words } from '#content/appointments/booking.ts'
import { pages } from '#contract/pages.ts'
import { consentKeys, consentsFor, type GivenConsents, isRequired } from '#domain/appointments/consents.ts'
import { currentPolicyWords } from '#domain/appointments/policy-words.ts'
import { consentRule } from '#domain/forms/booking-form.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'

interface Props {
  readonly given: GivenConsents
  /** Whether the person could cancel what they book: t8 says so, or not. */
  readonly canCancel: boolean
  readonly error: string | undefined
  readonly onChange: (given: GivenConsents) => void
}

export const consentId = (key: string) => `consent-${key}`

/** The eight, each on its own: nobody agrees to all of them by one press (R-15). */
export function Consents({ given, canCancel, error, onChange }: Props) {
  const wordings = consentsFor({ canCancel })
  return (
    <fieldset aria-describedby={error ? 'consents-error' : undefined} className="min-w-0">
      <legend className="font-display text-subheading font-[480] tracking-tight">{words.sections.consents}</legend>
      {error && (
        <div className="mt-3">
          <ErrorMessage id="consents-error">{error}</ErrorMessage>
        </div>
      )}
      {!canCancel && (
        <div className="mt-3 rounded-option bg-caution/25 px-5 py-4">
          <p className="font-semibold">{words.usedUp.title}</p>
          <p className="mt-1">{words.usedUp.text(currentPolicyWords)}</p>
        </div>
      )}
      <div className="mt-3 divide-y divide-line border-line border-y">
        {consentKeys.map((key) => (
          <div key={key} className="py-1.5">
            <Checkbox
              plain
              name={key}
              id={consentId(key)}
              label={`${wordings[key].wording}${isRequired(key, consentRule) ? '' : ` ${words.optional}`}`}
              checked={given[key]}
              onChange={(isGiven) => onChange({ ...given, [key]: isGiven })}
            />
          </div>
        ))}
      </div>
      {/* In a new tab, so that the password stays where it was typed. */}
      <Link
        to={pages.cancellationPolicy}
        target="_blank"
        className="mt-3 inline-block py-1 font-semibold text-green underline underline-offset-4 hover:text-ink"
      >
        {words.cancellationPolicy}
        <span className="sr-only"> {words.newTab}</span>
      </Link>
    </fieldset>
  )
}
