import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { keysOf } from '../../platform/config/keys-of.ts'
import { recordedLookupKey } from '../../platform/database/lookup-key.ts'
import { reachOwnDatabase, requireOwner } from '../../platform/database/reach.ts'
import { requireOwnSchema } from '../../platform/database/require-schema.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { addKeyIn, removeKeyIn } from '../../platform/encryption/keys-file.ts'
import { describeError } from '../../platform/http/logging.ts'
import { requireKnownKeys } from '../data-keys/known-keys.ts'
import { NotNow } from '../key-rotation/pause-processes.ts'
import { resealLookups } from '../key-rotation/reseal-lookups.ts'
import { rotateKeys } from '../key-rotation/rotate-keys.ts'
import { isNeedless, placesOf } from './key-counts.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const usage = `npm run reseal                         seals everything with the first key, while Larkwell runs
npm run reseal -- --lookups [--forget]  recomputes what people are looked up by; Larkwell pauses meanwhile
npm run reseal -- --new-key             adds a new first key to DATA_DIR; restart afterwards
npm run reseal -- --remove-key local-1  removes a key that nothing needs from DATA_DIR; restart afterwards`

const options = {
  lookups: { type: 'boolean' },
  forget: { type: 'boolean' },
  'new-key': { type: 'boolean' },
  'remove-key': { type: 'string' },
  help: { type: 'boolean' },
} as const

function given() {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new ConfigError(usage)
  }
}

const requireOwnKeys = ({ dataKeys }: Config) => {
  if (dataKeys !== null) throw new ConfigError('The keys are set in DATA_KEYS: change them there.')
}

/** Whether everything is under the first key now. */
async function run(): Promise<boolean> {
  const asked = given()
  if (asked.help) {
    say(usage)
    return true
  }
  const config = readConfig(process.env)
  const removed = asked['remove-key']
  if (asked['new-key'] || removed !== undefined) requireOwnKeys(config)
  const reached = await reachOwnDatabase(config, say)
  // The server's role may not change rows of append-only tables, not even to seal them again.
  const client = new Client({
    connectionString: requireOwner(reached),
    application_name: 'larkwell reseal',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    if (asked['new-key']) {
      say(`${await addKeyIn(config.dataDir)} is the first key. Restart the server, then run this without --new-key.`)
      return true
    }
    const keys = await keysOf(config)
    await client.connect()
    await requireOwnSchema(client)
    await requireKnownKeys(client, keys)
    if (removed === undefined)
      return asked.lookups
        ? await resealLookups(client, keys, { forgets: asked.forget ?? false }, say)
        : await rotateKeys(client, keys, say)
    keys.indexId = (await recordedLookupKey(client))?.keyId ?? keys.indexId
    if (!keys.byId.has(removed)) throw new ConfigError(`There is no key ${JSON.stringify(removed)}.`)
    if (!isNeedless(removed, keys, await placesOf(client)))
      throw new ConfigError(`${removed} is still needed: npm run keys:count shows for what.`)
    await removeKeyIn(config.dataDir, removed)
    say(
      `${removed} is removed. Restart the server. Earlier backups still need it: keep a copy for as long as you keep them.`,
    )
    return true
  } finally {
    await client.end().catch(() => undefined)
    await reached.stop()
  }
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof NotNow || error instanceof UnsuitableDatabase
  say(isExpected ? error.message : `It was interrupted. Run it again.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
