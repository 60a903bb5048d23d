import { brand } from '#content/brand.ts'
import { ConfigError } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { WrongKeys } from '../data-keys/known-keys.ts'

type Watched = Pick<Database, 'readyWithin' | 'trouble'>

const pauseMs = 50

/**
 * Waits until the database is ready; true if it is in time. Wrong keys end the start: waiting does not correct them,
 * and a process that runs on looks healthy to its operator.
 */
export async function readyWithRightKeys(
  database: Watched,
  ms: number,
  close: () => Promise<void>,
  isEnough = () => false,
): Promise<boolean> {
  const until = performance.now() + ms
  for (;;) {
    if (await database.readyWithin(pauseMs)) return true
    const { trouble } = database
    if (trouble instanceof WrongKeys) {
      await close()
      throw new ConfigError(`${brand.name} could not start. ${trouble.message}`)
    }
    if (isEnough() || performance.now() >= until) return false
  }
}
