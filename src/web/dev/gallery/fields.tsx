import { useState } from 'react'
import { DateFields } from '#web/kit/ui/date-fields.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { SelectField } from '#web/kit/ui/select-field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { Birthday } from './birthday.tsx'
import { Chapter, Pair, Specimen } from './specimen.tsx'

const nearlyFull = 'My operation was in spring and I have had no trouble since. '.repeat(165).slice(0, 9875)

export function Fields() {
  const [name, setName] = useState('')
  const [weight, setWeight] = useState('92.5')
  const [offer, setOffer] = useState('84')
  const [email, setEmail] = useState('sam at larkwell')
  const [operation, setOperation] = useState('')
  const [long, setLong] = useState(nearlyFull)
  const [blank, setBlank] = useState('')
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState('lark')
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')

  return (
    <Chapter
      id="fields"
      title="Fields"
      intro="The label is always there, the hint stands before the box, and the problem stands beside both. Hover darkens the edge."
    >
      <Pair>
        <Specimen name="Text field">
          <TextField
            name="given-name"
            label="Legal first name"
            autoComplete="given-name"
            value={name}
            onChange={setName}
          />
        </Specimen>
        <Specimen name="With a problem">
          <TextField
            name="email"
            type="email"
            label="Email address"
            hint="We send your receipt here."
            autoComplete="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={email.includes('@') ? undefined : 'Please enter a valid email address or skip.'}
          />
        </Specimen>
        <Specimen name="One of a list">
          <SelectField
            name="reason"
            label="Reason"
            first="Choose a reason"
            options={[
              { value: 'order', label: 'An order or a delivery' },
              { value: 'other', label: 'Something else' },
            ]}
            value={reason}
            onChange={setReason}
          />
        </Specimen>
        <Specimen name="With a unit after or before">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              name="weight"
              label="Weight"
              suffix="kg"
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={setWeight}
            />
            <TextField
              name="offer"
              label="Discount"
              prefix="£"
              inputMode="numeric"
              autoComplete="off"
              width="short"
              value={offer}
              onChange={setOffer}
            />
          </div>
        </Specimen>
        <Specimen name="Disabled">
          <TextField name="phone" type="tel" label="Verified phone" value="07700 900142" onChange={() => {}} disabled />
        </Specimen>
        <Specimen name="Password" note="Can be shown, and pasted into. Hidden again when the form is sent.">
          <PasswordField
            name="gallery-password"
            label="Password"
            hint="At least 12 characters."
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
        </Specimen>
        <Specimen name="Password, with a problem">
          <PasswordField
            name="gallery-secret"
            label="Password"
            autoComplete="current-password"
            value={secret}
            onChange={setSecret}
            error={secret.length >= 12 ? undefined : 'Your password must have at least 12 characters'}
          />
        </Specimen>
        <Specimen name="Date" note="For a date that people know by heart. Focus never moves on by itself.">
          <Birthday />
        </Specimen>
        <Specimen name="Date, with a problem">
          <MovingIn />
        </Specimen>
        <Specimen name="Text area" note="Six rows, then it grows with the words.">
          <TextArea
            name="operation"
            label="Tell us about your operation"
            hint="What was done, when, and how you have been since."
            value={operation}
            onChange={setOperation}
          />
        </Specimen>
        <Specimen name="Text area, near its limit" note="The count appears for the last tenth of 10,000.">
          <TextArea name="long-answer" label="Anything else we should know?" value={long} onChange={setLong} />
        </Specimen>
        <Specimen name="Text area of three rows">
          <TextArea name="gallery-address" label="Address" rows={3} value={address} onChange={setAddress} />
        </Specimen>
        <Specimen name="Text area, with a problem">
          <TextArea
            name="allergies"
            label="Which allergies do you have?"
            value={blank}
            onChange={setBlank}
            error={blank.trim() ? undefined : 'Write which allergies you have'}
          />
        </Specimen>
        <Specimen name="Text area, disabled">
          <TextArea
            name="disabled-area"
            label="Your answer"
            value="Sent to your clinician on Tuesday."
            onChange={() => {}}
            disabled
          />
        </Specimen>
      </Pair>
    </Chapter>
  )
}

function MovingIn() {
  const [date, setDate] = useState({ day: '30', month: 'February', year: '2026' })
  return (
    <DateFields
      id="gallery-moving"
      legend="When did you move in?"
      value={date}
      onChange={setDate}
      error="Enter a real date, like 27 3 2026"
    />
  )
}
