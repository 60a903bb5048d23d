import type { Destination, Step } from '#domain/questionnaires/engine/step.ts'

/** What every kind of question is given. */
export interface QuestionProps<Kind extends Step> {
  readonly step: Kind
  /** The question with the medication's name in its place. */
  readonly question: string
  readonly medication: string
  readonly onDone: (destination: Destination) => void
}
