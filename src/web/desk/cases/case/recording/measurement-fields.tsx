import type { ReactNode } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import { DeskChoices } from '../../../components/desk-choices.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { asChoice, fieldsOf, type RecordingFieldsProps } from './fields-of.ts'

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-3">{children}</div>
)

export function MeasurementFields({ state, weighIn }: RecordingFieldsProps) {
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
