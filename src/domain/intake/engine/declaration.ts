/** What the rest of the product knows of a flow without loading its questions. Pages are told by their names in the contract. */
export interface FlowDeclaration<Id extends string = string> {
  /** The name it is saved under (`questionnaire_type`). */
  readonly name: string
  /** Raised whenever an option, a bound, a route or a question changes; kept with every answer set. */
  readonly version: number
  /** The folder of addresses in which its steps are asked. */
  readonly path: string
  readonly first: Id
  /** The page for somebody who leaves it before its end. */
  readonly home: string
  /** The page that comes after its end. */
  readonly finish: string
  /** The pages that come after the ends of side paths. */
  readonly finishAt?: Readonly<Record<string, string>>
  /** Answered again and again: each time is an answer set of its own that belongs to the account, not to a visit. */
  readonly isRepeatable: boolean
  /** Which answers kept in a browser are its own. No two flows share any. */
  readonly answerKeys: RegExp
}
