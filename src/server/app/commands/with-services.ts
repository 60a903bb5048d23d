import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { keysOf } from '../../platform/config/keys-of.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { reachOwnDatabase } from '../../platform/database/reach.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { createLog } from '../../platform/http/logging.ts'
import type { Services } from '../../platform/services.ts'
import { createServices } from '../create-services.ts'
import { admissionBy } from '../start/admission.ts'

interface Reached {
  readonly services: Services
  readonly url: string
}

const patienceMs = 10_000

/** An unusable database is reported at once; a starting one is waited for. */
export async function requireReady(database: Database): Promise<void> {
  const until = performance.now() + patienceMs
  while (!(await database.readyWithin(100))) {
    if (database.trouble instanceof UnsuitableDatabase) throw new ConfigError(database.trouble.message)
    if (performance.now() > until) throw new ConfigError('The database is not responding.')
  }
}

/**
 * The services of a command, with the server's settings. Statements have the time limit of jobs. Messages are written
 * and left for the server to send: a shell may lack the providers' settings, and the outbox would mark them as sent.
 */
export async function withServices<Result>(
  say: (text: string) => void,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env)
  const { url, stop } = await reachOwnDatabase(config, say)
  const log = createLog('silent')
  const keys = await keysOf(config)
  const database = openDatabase({ url, connections: 2, log, isCommand: true, admit: admissionBy(keys) })
  try {
    await requireReady(database)
    const made = await createServices({ config, database, log, keys })
    const messages = { ...made.messages, sendWaiting: async () => undefined }
    try {
      return await work({ services: { ...made, database: database.jobs, messages }, url })
    } finally {
      await made.cards.close()
    }
  } finally {
    await database.close()
    await stop()
  }
}
