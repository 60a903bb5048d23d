/** The body of every reply. `code` equals the HTTP status. */
export interface Envelope<Data> {
  readonly code: number
  readonly data: Data | null
  readonly message: string
}

/** What a 400 carries: which field is wrong, in words for a person. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}
