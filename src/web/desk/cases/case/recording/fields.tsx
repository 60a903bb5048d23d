import type { ReactNode } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { DeskChoices } from '../../../components/desk-choices.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { asChoice, fieldsOf, type RecordingFieldsProps } from './fields-of.ts'
import { recordedMedicines } from './recorded-medicines.ts'
import type { Recording } from './typed.ts'

function SupplyFields({ state }: Pick<RecordingFieldsProps, 'state'>) {
  const field = fieldsOf(state, 'supply')
  return (
    <>
      <DeskChoices legend={words.read} choices={words.reads} {...asChoice(field('how'))} />
      <DeskChoices legend={words.name} choices={words.nameMatches} {...asChoice(field('isNameMatching'))} />
      <DeskChoices legend={words.medicine} choices={recordedMedicines} {...asChoice(field('medicine'))} />
      <DeskLine
        label={words.strength}
        hint={words.strengthHint}
        inputMode="decimal"
        maxLength={8}
        {...field('strengthMg')}
      />
      <DeskLine label={words.suppliedOn} type="date" {...field('suppliedOn')} />
      <DeskLine
        label={words.lastInjectionOn}
        hint={words.lastInjectionHint}
        type="date"
        {...field('lastInjectionOn')}
      />
      <DeskLine
        label={words.startingWeight}
        hint={words.startingWeightHint}
        inputMode="decimal"
        maxLength={8}
        {...field('startingWeightKg')}
      />
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-3">{children}</div>
)

function MeasurementFields({ state, weighIn }: RecordingFieldsProps) {
  const field = fieldsOf(state, 'measurements')
  return (
    <>
      {weighIn && (
        <a
          href={weighIn}
          target="_blank"
          rel="noreferrer"
          className="inline-block text-sm font-semibold underline underline-offset-4 hover:text-green"
        >
          {words.weighIn}
        </a>
      )}
      <DeskChoices legend={words.how} choices={words.ways} {...asChoice(field('how'))} />
      <Pair>
        <DeskLine label={words.weight} inputMode="decimal" maxLength={8} {...field('weightKg')} />
        <DeskLine label={words.height} inputMode="decimal" maxLength={8} {...field('heightCm')} />
      </Pair>
      <DeskLine label={words.seenOn} type="date" {...field('on')} />
    </>
  )
}

function Contact({ state }: RecordingFieldsProps) {
  const field = fieldsOf(state, 'contact')
  return (
    <>
      <DeskChoices legend={words.spokenBy} choices={words.speaks} {...asChoice(field('how'))} />
      <DeskLine label={words.spokenOn} type="date" {...field('on')} />
      <DeskArea label={words.said} rows={3} maxLength={2_000} {...field('said')} />
    </>
  )
}

function Plan({ state }: RecordingFieldsProps) {
  const field = fieldsOf(state, 'plan')
  return (
    <>
      <DeskArea label={words.plan} rows={6} maxLength={2_000} {...field('plan')} />
      <DeskLine label={words.informed} maxLength={300} {...field('informed')} />
      <DeskLine label={words.informedOn} type="date" {...field('informedOn')} />
    </>
  )
}

function Answer({ state }: RecordingFieldsProps) {
  const field = fieldsOf(state, 'answer')
  return (
    <>
      <DeskChoices legend={words.about} choices={words.abouts} {...asChoice(field('flag'))} />
      <DeskChoices legend={words.answeredBy} choices={words.answers} {...asChoice(field('how'))} />
      <DeskLine label={words.answeredOn} type="date" {...field('on')} />
      <DeskArea label={words.answer} rows={3} maxLength={2_000} {...field('answer')} />
    </>
  )
}

function Again({ state }: RecordingFieldsProps) {
  const field = fieldsOf(state, 'again')
  return (
    <>
      <DeskChoices legend={words.gate} choices={words.gates} {...asChoice(field('gate'))} />
      <DeskArea label={words.words} rows={3} maxLength={1_000} {...field('words')} />
    </>
  )
}

export const recordingFields = {
  measurements: MeasurementFields,
  supply: SupplyFields,
  contact: Contact,
  plan: Plan,
  answer: Answer,
  again: Again,
} as const satisfies Record<Recording, unknown>
