import { recordingWords as words } from '#content/evidence/recording.ts'
import { DeskArea } from '../../../components/desk-area.tsx'
import { DeskChoices } from '../../../components/desk-choices.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { asChoice, fieldsOf, type RecordingFieldsProps } from './fields-of.ts'
import { MeasurementFields } from './measurement-fields.tsx'
import { SupplyFields } from './supply-fields.tsx'
import type { Recording } from './typed.ts'

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
