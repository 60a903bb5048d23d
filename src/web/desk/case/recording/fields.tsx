import type { ReactNode } from 'react'
import { recordingWords as words } from '#content/desk/recording.ts'
import { DeskChoices } from '../../parts/desk-choices.tsx'
import { DeskArea, DeskLine } from '../../parts/desk-field.tsx'
import type { Recording, Typed } from './typed.ts'
import type { RecordingState } from './use-recording.ts'

interface Props {
  readonly state: RecordingState
  /** Where the patient is met by video, if somewhere. */
  readonly weighIn: string | null
}

/** A field of a form by its name: what was typed into it, and what is wrong with it. */
const fieldsOf =
  <Name extends Recording>({ typed, write, trouble }: RecordingState, name: Name) =>
  (field: keyof Typed[Name] & string) => ({
    value: typed[name][field],
    problem: trouble?.fields[field],
    onChange: (value: string) => write(name, field, value),
  })

const asChoice = ({ value, problem, onChange }: ReturnType<ReturnType<typeof fieldsOf>>) => ({
  chosen: value,
  problem,
  onChoose: onChange,
})

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-3">{children}</div>
)

function Measurements({ state, weighIn }: Props) {
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

function Supply({ state }: Props) {
  const field = fieldsOf(state, 'supply')
  return (
    <>
      <DeskChoices legend={words.read} choices={words.reads} {...asChoice(field('how'))} />
      <DeskChoices legend={words.name} choices={words.nameMatches} {...asChoice(field('isNameMatching'))} />
      <DeskChoices legend={words.medicine} choices={words.medicines} {...asChoice(field('medicine'))} />
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

const Contact = ({ state }: Props) => (
  <DeskLine label={words.spokenOn} type="date" {...fieldsOf(state, 'contact')('on')} />
)

function Again({ state }: Props) {
  const field = fieldsOf(state, 'again')
  return (
    <>
      <DeskChoices legend={words.gate} choices={words.gates} {...asChoice(field('gate'))} />
      <DeskArea label={words.words} rows={3} maxLength={1_000} {...field('words')} />
    </>
  )
}

export const recordingFields = {
  measurements: Measurements,
  supply: Supply,
  contact: Contact,
  again: Again,
} as const satisfies Record<Recording, unknown>
