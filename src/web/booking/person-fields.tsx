import type { ReactNode } from 'react'
import { bookingDetails } from '#content/appointments/booking.ts'
import { titles } from '#domain/forms/booking-form.ts'
import { sexes } from '#domain/forms/person.ts'
import { wholeDayIn } from '#domain/identity/date-of-birth.ts'
import { shortestPassword } from '#domain/identity/password.ts'
import { bookingPasswordNote } from '#domain/identity/password-words.ts'
import { DateFields } from '#web/kit/ui/date-fields.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { SignedInAs } from '#web/shared/checkout/signed-in-as.tsx'
import { type BookingForm, digitsIn, type FormProblems, mobileDigits } from './booking-form.ts'

const words = bookingDetails.fields
const { sections } = bookingDetails

const titleOptions = titles.map((value) => ({ value, label: words.titles[value] }))
const sexOptions = sexes.map((value) => ({ value, label: words.sexes[value] }))

interface Props {
  readonly form: BookingForm
  readonly problems: FormProblems
  /** Signed in with this address: neither it nor a password is asked for. */
  readonly signedInAs: string | null
  readonly onChange: (change: Partial<BookingForm>) => void
}

/** Each field has the name of its problem as its id, so that the list of problems leads to it. */
export function PersonFields({ form, problems, signedInAs, onChange }: Props) {
  const text = (
    field: 'email' | 'password' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'postcode',
  ) => ({
    name: field,
    value: form[field],
    error: field === 'address2' ? undefined : problems[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  })

  return (
    <>
      <Part heading={sections.account}>
        {signedInAs === null ? (
          <>
            <TextField
              {...text('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              label={words.email}
            />
            <PasswordField
              {...text('password')}
              label={words.password}
              hint={`${words.passwordHint(shortestPassword.booking, shortestPassword.order)} ${bookingPasswordNote}`}
              autoComplete="new-password"
            />
          </>
        ) : (
          <SignedInAs email={signedInAs} />
        )}
      </Part>

      <Part heading={sections.you}>
        <Radios
          name="title"
          legend={words.title}
          options={titleOptions}
          inline
          isField
          value={form.title || undefined}
          error={problems.title}
          onChange={(title) => onChange({ title })}
        />
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField {...text('firstName')} label={words.firstName} autoComplete="given-name" />
          <TextField {...text('lastName')} label={words.lastName} autoComplete="family-name" />
        </div>
        <Radios
          name="sex"
          legend={words.sex}
          options={sexOptions}
          inline
          isField
          value={form.sex || undefined}
          error={problems.sex}
          onChange={(sex) => onChange({ sex })}
        />
        <div data-field="birth">
          <DateFields
            id="birth"
            legend={words.birth}
            hint={words.birthHint}
            error={problems.birth}
            isBirthday
            wholeIn={wholeDayIn}
            value={{ day: form.day, month: form.month, year: form.year }}
            onChange={({ day, month, year }) =>
              onChange({ day: digitsIn(day), month: digitsIn(month), year: digitsIn(year) })
            }
          />
        </div>
        <TextField
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={words.mobile}
          hint={words.mobileHint}
          width="half"
          value={form.mobile}
          error={problems.mobile}
          onChange={(typed) => onChange({ mobile: mobileDigits(typed) })}
        />
      </Part>

      <Part heading={sections.address}>
        <TextField {...text('address1')} label={words.address1} autoComplete="address-line1" />
        <TextField {...text('address2')} label={words.address2} autoComplete="address-line2" />
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField {...text('city')} label={words.city} autoComplete="address-level2" />
          <TextField
            {...text('postcode')}
            label={words.postcode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      </Part>
    </>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="space-y-6">
    <h2 className="text-subheading">{heading}</h2>
    {children}
  </div>
)
