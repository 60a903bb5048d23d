import type { FieldProblem } from '#contract/envelope.ts'

/** A deliberate reply other than 200. Its message is for the user. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly data: unknown
  /** Seconds after which it is worth trying again, if known. */
  readonly retryAfter: number | null

  constructor(code: number, message: string, data: unknown = null, retryAfter: number | null = null) {
    super(message)
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}

export const badRequest = (fields: readonly FieldProblem[]) =>
  new ApiError(400, 'Some of what was sent is not right. Nothing was saved.', { fields })

export const pleaseSignIn = () => new ApiError(401, 'Please sign in.')

export const unavailable = () =>
  new ApiError(503, 'We cannot reach our records right now. Please try again in a moment.', null, 1)
