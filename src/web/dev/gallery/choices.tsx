import { useState } from 'react'
import { toggle } from '#domain/intake/engine/checklist.ts'
import { medicines as offered } from '#domain/medicines/medicines.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Checkboxes } from '#web/kit/ui/checkboxes.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { Chapter, Pair, Specimen } from './specimen.tsx'

const ages = [
  { value: 'under-18', label: 'Under 18' },
  { value: '18-74', label: '18 to 74', hint: 'The treatment is licensed for adults' },
  { value: '75-above', label: '75 or above' },
]
const medicines = [
  ...offered.map(({ key, name }) => ({ value: key as string, label: name })),
  { value: 'never', label: 'I have never taken any', exclusive: true, excludes: 'all' as const },
]
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const conditions = [
  { value: 'thyroid_surgery', label: 'Thyroid surgery', hint: 'Any operation on your thyroid gland' },
  { value: 'pancreatitis', label: 'Pancreatitis', hint: 'Inflammation of the pancreas, now or in the past' },
  {
    value: 'long',
    label: 'A condition whose name is long enough to need a second line on any phone, and often a third',
    hint: 'The box stays at the first line, and the whole card can be pressed',
  },
  { value: 'none', label: 'None of these', exclusive: true, excludes: 'all' as const },
]

export function Choices() {
  const [age, setAge] = useState<string>()
  const [pregnant, setPregnant] = useState<string | undefined>('no')
  const [chosen, setChosen] = useState<string[]>(['thyroid_surgery'])
  const [nothing, setNothing] = useState<string[]>([])
  const [agreed, setAgreed] = useState(false)
  const [posts, setPosts] = useState(true)
  const [sex, setSex] = useState<string>()

  return (
    <Chapter
      id="choices"
      title="Choices"
      intro="Native radios and checkboxes; the whole card is the label. Arrow keys move between radios, Space ticks a box."
    >
      <Pair>
        <Specimen name="Radios">
          <Radios name="age" legend="How old are you?" options={ages} value={age} onChange={setAge} />
        </Specimen>
        <Specimen name="Radios, with a problem">
          <Radios
            name="sex"
            legend="What sex were you assigned at birth?"
            hint="It changes which questions are safe to ask."
            options={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
            value={sex}
            onChange={setSex}
            error={sex ? undefined : 'Choose one to continue'}
          />
        </Specimen>
        <Specimen name="Radios, two to a row">
          <Radios
            name="pregnant"
            legend="Are you pregnant?"
            inline
            options={yesNo}
            value={pregnant}
            onChange={setPregnant}
          />
        </Specimen>
        <Specimen name="Radios, disabled">
          <Radios
            name="disabled-radios"
            legend="Was your operation in the last 6 months?"
            inline
            disabled
            options={yesNo}
            value="yes"
            onChange={() => {}}
          />
        </Specimen>
        <Specimen name="Checkboxes, one of which stands alone">
          <Checkboxes
            name="conditions"
            legend="Have you ever had any of these?"
            hint="Tick all that apply."
            options={conditions}
            values={chosen}
            onToggle={(toggled) => setChosen(toggle({ options: conditions }, chosen, toggled))}
          />
        </Specimen>
        <Specimen name="Checkboxes, with a problem">
          <Checkboxes
            name="medicines"
            legend="Which of these have you taken?"
            options={medicines}
            values={nothing}
            onToggle={(toggled) => setNothing(toggle({ options: medicines }, nothing, toggled))}
            error={nothing.length === 0 ? 'Tick at least one, or the last' : undefined}
          />
        </Specimen>
      </Pair>
      <Specimen name="Checkbox on its own">
        <div className="max-w-[35rem] space-y-3">
          <Checkbox
            name="agree"
            label="I have read and agree to all the points above."
            checked={agreed}
            onChange={setAgreed}
            error={agreed ? undefined : 'Tick the box to continue'}
          />
          <Checkbox
            name="posts"
            label="Send me news about my treatment."
            hint="About twice a month"
            checked={posts}
            onChange={setPosts}
            plain
          />
          <Checkbox name="locked" label="My phone number is verified." checked disabled onChange={() => {}} />
        </div>
      </Specimen>
    </Chapter>
  )
}
