import type { Answers, Step } from '#domain/intake/engine/step.ts'

/** What every kind of question is given. */
export interface QuestionProps<Kind extends Step> {
  readonly step: Kind
  /** The question as it is asked, with a medication's name in its place. */
  readonly question: string
  /** The person may move on, with the answers as they were when they said so. */
  readonly onDone: (answers: Answers) => void
}
