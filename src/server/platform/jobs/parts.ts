import type { Services } from '../services.ts'
import { isTurnOver } from './for-each-row.ts'

/** Some parts of a run failed, each by itself. The others were done. */
export class PartsFailed extends Error {
  override name = 'PartsFailed'
  readonly parts: readonly string[]
  constructor(parts: readonly string[]) {
    super(`Failed: ${parts.join(', ')}.`)
    this.parts = parts
  }
}

interface Part<Result> {
  readonly name: string
  readonly run: () => Promise<Result>
}

/** Runs each part, whatever happens to the others. Failures are reported by name, and thrown when all have run. */
export async function eachPart<Result>(
  { database, log }: Pick<Services, 'database' | 'log'>,
  parts: readonly Part<Result>[],
): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>()
  const failed: string[] = []
  for (const { name, run } of parts) {
    try {
      results.set(name, await run())
    } catch (error) {
      // None of the others could do anything either.
      if (isTurnOver(database, error)) throw error
      log.error({ err: error, part: name }, 'a part of a job failed and is done the next time')
      failed.push(name)
    }
  }
  if (failed.length > 0) throw new PartsFailed(failed)
  return results
}
