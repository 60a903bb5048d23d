import type { Services } from '../services.ts'
import { type Change, changesKept, changesSince } from './changes.ts'

const everyMs = 1_000

type Listener = (changes: readonly Change[]) => void

export interface DeskFeed {
  /** Once it resolves, everything that is changed from then on is heard, in whatever process. Resolves to how to stop. */
  listen(listener: Listener): Promise<() => void>
  /** False: the last time it was asked for, the database did not answer. */
  readonly isLive: boolean
  close(): void
}

/** What other processes have changed is read from the table, once a second for all who listen here, and not if nobody does. */
export function createDeskFeed({ database, log }: Pick<Services, 'database' | 'log'>): DeskFeed {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isLive = true
  let isReading = false
  /** Everything up to here has been told; of what came after, these have. */
  let settled = 0
  let told = new Set<number>()
  /** Where it is read from is known. Null while nobody listens. */
  let begun: Promise<void> | null = null

  async function begin(): Promise<void> {
    const kept = await changesKept(database)
    told = new Set((await changesSince(database, kept.settled)).map(({ id }) => id))
    settled = kept.settled
    timer = setInterval(read, everyMs).unref()
  }

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      const found = await changesSince(database, settled)
      const fresh = found.filter(({ id }) => !told.has(id))
      for (const { id } of fresh) told.add(id)
      settled = found.findLast(({ isSettled }) => isSettled)?.id ?? settled
      for (const id of told) if (id <= settled) told.delete(id)
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
