import type { Recording, Typed } from './typed.ts'
import type { RecordingState } from './use-recording.ts'

export interface RecordingFieldsProps {
  readonly state: RecordingState
  /** Where the patient is met by video, if somewhere. */
  readonly weighIn: string | null
}

/** A field of a form by its name: what was typed into it, and what is wrong with it. */
export const fieldsOf =
  <Name extends Recording>({ typed, write, trouble }: RecordingState, name: Name) =>
  (field: keyof Typed[Name] & string) => ({
    value: typed[name][field],
    problem: trouble?.fields[field],
    onChange: (value: string) => write(name, field, value),
  })

export const asChoice = ({ value, problem, onChange }: ReturnType<ReturnType<typeof fieldsOf>>) => ({
  chosen: value,
  problem,
  onChoose: onChange,
})
