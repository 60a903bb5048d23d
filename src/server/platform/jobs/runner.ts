import { setTimeout as sleep } from 'node:timers/promises'
import { isToRenew, leaseMsOf, nextTurnAt, type Pace, usualPace } from '#domain/operations/turns.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Services } from '../services.ts'
import { heartbeat } from './heartbeat.ts'
import type { Job } from './job.ts'
import { leaseGuard } from './lease-guard.ts'
import { leasesOf } from './leases.ts'
import { PartsFailed } from './parts.ts'

/** How often a lost database is checked. */
const awayMs = 500
/** How long a stopping runner lets runs finish. */
const finishWithinMs = 1_000

interface Turn {
  readonly beganAt: number
  /** From then on it can do nothing to the database. */
  isOver: boolean
  ended: Promise<void>
}

interface Slot {
  readonly job: Job
  readonly name: string
  readonly leaseMs: number
  readonly beat: ReturnType<typeof heartbeat>
  /** The lease's end by the clock of this process, counted from before the database was asked. */
  heldUntil: number
  renewedAt: number
  nextAt: number
  turn: Turn | null
  /** The record of an abandoned run. Only the end of the process waits for it. */
  recorded: Promise<void>
}

interface Options {
  readonly services: Services
  readonly database: OpenDatabase
  readonly jobs: readonly Job[]
  readonly pace?: Pace
}

/** Runs the jobs of a process. */
export interface Runner {
  /** Starts nothing more and releases every idle job for others to take. */
  drain(): void
  /** The same, and ends running work soon. */
  close(): Promise<void>
}

/**
 * Runs the jobs that no other process holds, each at its interval, with one timer. A job is held by a lease, renewed as
 * long as the process lives; a run can write only while the lease is held. Leases are renewed over the pool for calls:
 * a batch that exhausts the jobs' pool must not lose its leases.
 */
export function startRunner({ services, database, jobs, pace = usualPace }: Options): Runner {
  const { log } = services
  const leases = leasesOf(database)
  const slots = jobs.map((job): Slot => {
    const { name, everyMs } = job
    const beat = heartbeat(database.jobs, job)
    const never = { heldUntil: 0, renewedAt: 0, nextAt: 0, turn: null, recorded: Promise.resolve() }
    return { job, name, leaseMs: leaseMsOf(everyMs, pace), beat, ...never }
  })
  let timer: NodeJS.Timeout | undefined
  let upkeepAt = 0
  let isDraining = false
  let isClosed = false

  const isHeld = ({ heldUntil }: Slot) => performance.now() < heldUntil
  const isWaiting = (slot: Slot) => !isDraining && slot.turn === null && isHeld(slot)

  function hold(slot: Slot, askedAt: number): void {
    slot.heldUntil = askedAt + slot.leaseMs
    slot.renewedAt = askedAt
  }

  function lose(slot: Slot): void {
    slot.heldUntil = 0
    if (slot.turn) slot.turn.isOver = true
  }

  const giveUp = async (some: readonly Slot[]): Promise<void> => {
    for (const slot of some) lose(slot)
    // If this fails, the lease ends by itself.
    await leases.giveUp(some.map(({ name }) => name)).catch(() => undefined)
  }

  function begin(slot: Slot): void {
    const turn: Turn = { beganAt: performance.now(), isOver: false, ended: Promise.resolve() }
    slot.turn = turn
    turn.ended = run(slot, turn)
  }

  async function run(slot: Slot, turn: Turn): Promise<void> {
    const { job, name } = slot
    const own = leaseGuard(database.jobs, () => !turn.isOver && isHeld(slot))
    try {
      await job.run({ ...services, database: own })
      if (!turn.isOver) await slot.beat('done')
    } catch (error) {
      if (!turn.isOver) {
        log.info({ err: error, job: name }, `${name} the next time`)
        await slot.beat(error instanceof PartsFailed ? error.parts : [])
      }
    }
    await end(slot, turn)
  }

  async function end(slot: Slot, turn: Turn): Promise<void> {
    turn.isOver = true
    if (slot.turn !== turn) return
    slot.turn = null
    slot.nextAt = nextTurnAt(turn.beganAt, performance.now(), slot.job.everyMs)
    if (isDraining) await giveUp([slot])
    else wake()
  }

  /** It may be waiting for something that never comes. The next holder of the job starts it again. */
  function endLongTurns(now: number): Promise<void> {
    const late = slots.filter(({ job, turn }) => turn !== null && now - turn.beganAt > job.withinMs)
    for (const slot of late) {
      log.error({ job: slot.name }, 'a turn of a job took too long and was given up')
      lose(slot)
      slot.turn = null
      slot.recorded = slot.beat([])
    }
    return giveUp(late)
  }

  async function upkeep(): Promise<void> {
    const askedAt = performance.now()
    await endLongTurns(askedAt)
    const toRenew = slots.filter((slot) => isHeld(slot) && isToRenew(slot.renewedAt, slot.leaseMs, askedAt))
    if (toRenew.length > 0) {
      const ours = new Set(await leases.keep(toRenew))
      for (const slot of toRenew) ours.has(slot.name) ? hold(slot, askedAt) : lose(slot)
    }
    const others = slots.filter((slot) => !isHeld(slot))
    if (isDraining || others.length === 0) return
    const takenAt = performance.now()
    const taken = new Set(await leases.take(others))
    for (const slot of others.filter(({ name }) => taken.has(name))) {
      hold(slot, takenAt)
      slot.nextAt = takenAt
    }
    // Stopped meanwhile.
    if (isDraining) await giveUp(slots.filter(({ turn }) => turn === null))
  }

  function tick(): void {
    const now = performance.now()
    if (database.isReady && now >= upkeepAt) {
      upkeepAt = now + pace.upkeepMs
      void upkeep()
        .catch((error: unknown) => log.debug({ err: error }, 'leases of jobs are looked after the next time'))
        .then(wake)
    }
    if (database.isReady) for (const slot of slots) if (isWaiting(slot) && now >= slot.nextAt) begin(slot)
    wake()
  }

  /** One timer for all: whichever is due first. */
  function wake(): void {
    clearTimeout(timer)
    if (isClosed) return
    const now = performance.now()
    const turns = slots.filter(isWaiting).map(({ nextAt }) => nextAt)
    const at = database.isReady ? Math.min(upkeepAt, ...turns) : now + awayMs
    timer = setTimeout(tick, Math.max(0, at - now)).unref()
  }

  tick()
  const drain = () => {
    isDraining = true
    return giveUp(slots.filter((slot) => slot.turn === null && isHeld(slot)))
  }
  return {
    drain: () => void drain(),
    async close() {
      await drain()
      const underWay = slots.flatMap(({ turn, recorded }) => [turn?.ended, recorded])
      await Promise.race([Promise.all(underWay), sleep(finishWithinMs, undefined, { ref: false })])
      isClosed = true
      clearTimeout(timer)
      await giveUp(slots.filter(isHeld))
    },
  }
}
