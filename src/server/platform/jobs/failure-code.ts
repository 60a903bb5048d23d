import { codeOfFailure } from '../database/failures.ts'
import { ApiError } from '../http/api-error.ts'

/** Codes of the database and the system. Anything else could quote a person. */
const isCode = /^[A-Z0-9_]{2,40}$/

/** Why something failed, as a code that can be stored and shown: never the message of an error. */
export function failureCode(error: unknown): string {
  // By its name: gateways are above this.
  if (error instanceof Error && error.name === 'CardsUnreachable') return 'card provider away'
  if (error instanceof ApiError) return `refused ${error.code}`
  const code = codeOfFailure(error)
  return code !== 'UNKNOWN' && isCode.test(code) ? code : 'error'
}
