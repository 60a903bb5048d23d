import type { Services } from '../services.ts'
import { heartbeat } from './heartbeat.ts'

/** Long enough for a database that starts with us. */
const firstWithinMs = 60_000

interface Job {
  /** For the log, when it fails: "payments are reconciled". */
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/**
 * Does something as soon as there is a database and then again and again until it is told to stop. Never twice at once,
 * and not while the database is away: what fails is done the next time.
 */
export function startJob({ database, log }: Pick<Services, 'database' | 'log'>, job: Job): () => void {
  const beat = heartbeat(database, job)
  let isRunning = false
  let isStopped = false
  async function turn(): Promise<void> {
    if (isRunning || isStopped || !database.isReady) return
    isRunning = true
    try {
      await job.run()
      await beat(true)
    } catch (error) {
      log.info({ err: error }, `${job.name} the next time`)
      await beat(false)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(turn, job.everyMs).unref()
  void database.readyWithin(firstWithinMs).then(turn)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
