import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Less than the ten seconds after which the caller would see another error. */
const patienceMs = 9_000

/**
 * Runs work that asks the provider. If it does not answer in time, the caller sees `words`, which must be true whether
 * or not it has acted.
 */
export async function orProviderAway<Result>(words: string, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new CardsUnreachable('The card provider takes too long.')), patienceMs)
  try {
    return await Promise.race([work, late])
  } catch (error) {
    if (error instanceof CardsUnreachable) throw new ApiError(502, words)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
