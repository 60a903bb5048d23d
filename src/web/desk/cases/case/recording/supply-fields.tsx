import { recordingWords as words } from '#content/evidence/recording.ts'
import { DeskChoices } from '../../../components/desk-choices.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { asChoice, fieldsOf, type RecordingFieldsProps } from './fields-of.ts'

export function SupplyFields({ state }: Pick<RecordingFieldsProps, 'state'>) {
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
