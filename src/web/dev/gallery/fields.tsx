import { useState } from 'react'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
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
            label="E-mail address"
            hint="We send your receipt here."
            autoComplete="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={email.includes('@') ? undefined : 'Please enter a valid email address or skip.'}
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
