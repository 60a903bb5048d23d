import { recordingWords as words } from '#content/desk/recording.ts'
import { DeskArea } from '../../parts/desk-area.tsx'
import { DeskChoices } from '../../parts/desk-choices.tsx'
import { DeskLine } from '../../parts/desk-line.tsx'
import { asChoice, fieldsOf, type RecordingFieldsProps } from './fields-of.ts'
import { MeasurementFields } from './measurement-fields.tsx'
import { SupplyFields } from './supply-fields.tsx'
import type { Recording } from './typed.ts'

const Contact = ({ state }: RecordingFieldsProps) => (
  <DeskLine label={words.spokenOn} type="date" {...fieldsOf(state, 'contact')('on')} />
)

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
  again: Again,
} as const satisfies Record<Recording, unknown>
