import type { FieldProblem } from '#contract/envelope.ts'

/** A request that is answered with something other than 200, on purpose. Its words are for the person. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const badRequest = (fields: readonly FieldProblem[]) =>
  new Refusal(400, 'Some of what was sent is not right. Nothing was saved.', { fields })

export const unavailable = () =>
  new Refusal(503, 'We cannot reach our records right now. Please try again in a moment.')
