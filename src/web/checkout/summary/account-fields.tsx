import type { ReactNode } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { compliance } from '#content/compliance.ts'
import { longestAddress } from '#domain/forms/text.ts'
import type { Day } from '#domain/identity/date-of-birth.ts'
import { newPasswordHint } from '#domain/identity/password-words.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { SignedInAs } from '#web/shared/checkout/signed-in-as.tsx'
import type { AccountForm, FormProblems } from './account-form.ts'
import { BirthdayField } from './birthday-field.tsx'
import { readablePhone } from './readable-phone.ts'
import { TermsLabel } from './terms-label.tsx'

const words = orderSummary.form

const sexes = [
  { value: 'male', label: words.sex.male },
  { value: 'female', label: words.sex.female },
] as const

interface Props {
  readonly form: AccountForm
  readonly problems: FormProblems
  readonly phone: string
  /** Signed in with this address: neither it nor a password is asked for. */
  readonly signedInAs: string | null
  readonly today: Day
  readonly onChange: (change: Partial<AccountForm>) => void
  readonly onChangePhone: () => void
}

/** Each field has the name of its problem as its id, so that the list of problems leads to it. */
export function AccountFields({ form, problems, phone, signedInAs, today, onChange, onChangePhone }: Props) {
  const text = (field: 'email' | 'legalFirstName' | 'legalSurname' | 'city' | 'postcode' | 'address' | 'password') => ({
    name: field,
    value: form[field],
    error: problems[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  })

  return (
    <>
      <Part heading={words.account}>
        {signedInAs === null ? (
          <>
            <TextField
              {...text('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              label={words.email.label}
              hint={words.email.hint}
            />
            <PasswordField
              {...text('password')}
              label={words.password.label}
              hint={newPasswordHint}
              autoComplete="new-password"
            />
          </>
        ) : (
          <SignedInAs email={signedInAs} />
        )}
      </Part>

      <Part heading={words.you}>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TextField {...text('legalFirstName')} label={words.legalFirstName} autoComplete="given-name" />
          <TextField {...text('legalSurname')} label={words.legalSurname} autoComplete="family-name" />
        </div>
        <Radios
          name="sex"
          legend={words.sex.legend}
          options={sexes}
          inline
          isField
          value={form.sex || undefined}
          error={problems.sex}
          onChange={(sex) => onChange({ sex })}
        />
        <div data-field="birth">
          <BirthdayField form={form} today={today} error={problems.birth} onChange={onChange} />
        </div>
        <div>
          <p className="font-semibold">{words.phone}</p>
          <p className="flex min-h-12 items-center gap-x-5">
            <span className="tabular-nums">{readablePhone(phone)}</span>
            <Button variant="quiet" onClick={onChangePhone}>
              {words.changePhone}
              <span className="sr-only"> phone number</span>
            </Button>
          </p>
        </div>
      </Part>

      <Part heading={words.delivery}>
        <TextArea
          {...text('address')}
          label={words.address.label}
          hint={words.address.hint}
          autoComplete="street-address"
          rows={3}
          limit={longestAddress}
        />
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

      <div className="space-y-4 border-line border-t pt-8">
        <Checkbox
          name="consentTerms"
          label={<TermsLabel />}
          checked={form.consentTerms}
          error={problems.consentTerms}
          onChange={(consentTerms) => onChange({ consentTerms })}
        />
        <Checkbox
          name="marketingOptOut"
          label={words.offers}
          checked={form.marketingOptOut === compliance.marketingIsOptOut}
          onChange={(isTicked) => onChange({ marketingOptOut: isTicked === compliance.marketingIsOptOut })}
        />
      </div>
    </>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="space-y-6">
    <h3>{heading}</h3>
    {children}
  </div>
)
