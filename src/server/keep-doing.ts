import type { Services } from './services.ts'

/** Long enough for a database that starts with us. */
const firstWithinMs = 60_000

interface Chore {
  /** For the log, when it fails: "payments are settled". */
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/**
 * Does something as soon as there is a database and then again and again until it is told to stop. Never twice at once,
 * and not while the database is away: what fails is done the next time.
 */
export function keepDoing({ database, log }: Pick<Services, 'database' | 'log'>, chore: Chore): () => void {
  let isRunning = false
  let isStopped = false
  async function turn(): Promise<void> {
    if (isRunning || isStopped || !database.isReady) return
    isRunning = true
    try {
      await chore.run()
    } catch (error) {
      log.info({ err: error }, `${chore.name} the next time`)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(turn, chore.everyMs).unref()
  void database.readyWithin(firstWithinMs).then(turn)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
