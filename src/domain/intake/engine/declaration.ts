/**
 * What other code knows of a flow without loading its questions. Pages are referred to by their names in the contract.
 */
export interface FlowDeclaration<Id extends string = string> {
  /** The name it is saved under (`questionnaire_type`). */
  readonly name: string
  /** Raised whenever an option, a bound, a route or a question changes; stored with every answer set. */
  readonly version: number
  /** The address prefix of its steps. */
  readonly path: string
  readonly first: Id
  /** The page for a patient who leaves before the end. */
  readonly home: string
  /** The page after its end. */
  readonly finish: string
  /** The pages after the ends of side paths. */
  readonly finishAt?: Readonly<Record<string, string>>
  /** Answered repeatedly: each time is an answer set of its own that belongs to the account, not to a guest session. */
  readonly isRepeatable: boolean
  /** Which answers stored in a browser are its own. No two flows share any. */
  readonly answerKeys: RegExp
}
