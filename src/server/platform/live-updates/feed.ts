import type { Services } from '../services.ts'
import { type Change, changesRange, changesSince } from './changes.ts'

const everyMs = 1_000

type Listener = (changes: readonly Change[]) => void

export interface DeskFeed {
  /** Once it resolves, every later change is received, from whatever process. Resolves to how to stop. */
  listen(listener: Listener): Promise<() => void>
  /** False: the last read failed. */
  readonly isLive: boolean
  close(): void
}

/**
 * Changes of other processes are read from the table, once a second for all listeners of this process, and not without
 * any.
 */
export function createDeskFeed({ database, log }: Pick<Services, 'database' | 'log'>): DeskFeed {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isLive = true
  let isReading = false
  /** Everything up to here was delivered; of later ones, these were. */
  let settled = 0
  let announced = new Set<number>()
  /** The read position is known. Null while nobody listens. */
  let begun: Promise<void> | null = null

  async function begin(): Promise<void> {
    const range = await changesRange(database)
    announced = new Set((await changesSince(database, range.settled)).map(({ id }) => id))
    settled = range.settled
    timer = setInterval(read, everyMs).unref()
  }

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      const found = await changesSince(database, settled)
      const fresh = found.filter(({ id }) => !announced.has(id))
      for (const { id } of fresh) announced.add(id)
      settled = found.findLast(({ isSettled }) => isSettled)?.id ?? settled
      for (const id of announced) if (id <= settled) announced.delete(id)
      isLive = true
      if (fresh.length > 0) for (const listener of listeners) listener(fresh)
    } catch (error) {
      isLive = false
      log.debug({ err: error }, 'changes at the desk are read the next time')
    } finally {
      isReading = false
    }
  }

  function stop(): void {
    clearInterval(timer)
    begun = null
  }

  return {
    async listen(listener) {
      listeners.add(listener)
      const leave = () => {
        listeners.delete(listener)
        if (listeners.size === 0) void begun?.then(() => listeners.size === 0 && stop(), stop)
      }
      begun ??= begin()
      try {
        await begun
      } catch (error) {
        begun = null
        leave()
        throw error
      }
      return leave
    },
    get isLive() {
      return isLive
    },
    close() {
      listeners.clear()
      void begun?.then(stop, stop)
    },
  }
}
