import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './data-folder.ts'
import { underLock } from './lock.ts'
import { attachPostmaster, type Log, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { othersPresent } from './running-instances.ts'

type Charge = { postmaster: Postmaster; place: Place; password: string; lockFile: string; log: Log }

/** Restarts the database whenever it dies, until it is stopped here. */
export function keepRunning({ postmaster: first, place, password, lockFile, log }: Charge) {
  let postmaster = first
  let reviving: Promise<void> | undefined
  let stopping: Promise<void> | undefined

  function watch(): void {
    const { presence } = postmaster
    presence.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    log('The database stopped. Starting it again.')
    let complaint = ''
    while (!stopping) {
      try {
        const found = await underLock(lockFile, reviveOnce)
        if (found.port !== postmaster.port) {
          log(`The database now answers on port ${found.port}. Restart this server so that it connects there.`)
        } else log('The database is back.')
        postmaster = found
        return watch()
      } catch (error) {
        const { message } = error as Error
        if (message !== complaint) log(message)
        complaint = message
        await sleep(500)
      }
    }
  }

  async function reviveOnce(): Promise<Postmaster> {
    const running = await attachPostmaster(place, password, log)
    return running ?? (await startPostmaster(place, password, { port: postmaster.port, keepPort: true }))
  }

  async function stop(): Promise<void> {
    await reviving
    await underLock(lockFile, async () => {
      const { pid, presence } = postmaster
      const isShared = await othersPresent(presence).catch(() => false)
      await presence.end().catch(() => {})
      if (!isShared) await stopPostmaster(place, pid)
    })
  }

  watch()
  return {
    stop: (): Promise<void> => {
      stopping ??= stop()
      return stopping
    },
  }
}
