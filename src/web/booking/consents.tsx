import { Link } from 'react-router'
import { bookingDetails as words } from '#content/booking.ts'
import { bookingConsents } from '#content/booking-consents.ts'
import { pages } from '#contract/pages.ts'
import { consentKeys, type GivenConsents, isRequired } from '#domain/booking/consents.ts'
import { Checkbox } from '#web/ui/checkboxes.tsx'
import { ErrorMessage } from '#web/ui/error-message.tsx'
import { consentRule } from './booking-form.ts'

interface Props {
  readonly given: GivenConsents
  readonly error: string | undefined
  readonly onChange: (given: GivenConsents) => void
}

export const consentId = (key: string) => `consent-${key}`

/** The eight, each on its own: nobody agrees to all of them by one press (R-15). */
export function Consents({ given, error, onChange }: Props) {
  return (
    <fieldset aria-describedby={error ? 'consents-error' : undefined} className="min-w-0">
      <legend className="font-display text-subheading font-[480] tracking-tight">{words.sections.consents}</legend>
      {error && (
        <div className="mt-3">
          <ErrorMessage id="consents-error">{error}</ErrorMessage>
        </div>
      )}
      <div className="mt-3 divide-y divide-line border-line border-y">
        {consentKeys.map((key) => (
          <div key={key} className="py-1.5">
            <Checkbox
              plain
              name={key}
              id={consentId(key)}
              label={`${bookingConsents[key].wording}${isRequired(key, consentRule) ? '' : ` ${words.optional}`}`}
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
