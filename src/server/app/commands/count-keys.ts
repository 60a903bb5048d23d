import { Client } from 'pg'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { keysOf } from '../../platform/config/keys-of.ts'
import { recordedLookupKey } from '../../platform/database/lookup-key.ts'
import { reachOwnDatabase } from '../../platform/database/reach.ts'
import { requireOwnSchema } from '../../platform/database/require-schema.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { describeError } from '../../platform/http/logging.ts'
import { statusOfKeys } from '../data-keys/known-keys.ts'
import { describeKeys, placesOf } from './key-counts.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether every configured key is the one that the database has under its id. */
async function run(): Promise<boolean> {
  const config = readConfig(process.env)
  const { url, stop } = await reachOwnDatabase(config, say)
  const client = new Client({ connectionString: url, application_name: 'larkwell keys:count' })
  client.on('error', () => undefined)
  try {
    const keys = await keysOf(config)
    await client.connect()
    await requireOwnSchema(client)
    keys.indexId = (await recordedLookupKey(client))?.keyId ?? keys.indexId
    const status = await statusOfKeys(client, keys)
    for (const line of describeKeys(keys, await placesOf(client), status)) say(line)
    return ![...status.values()].includes('other')
  } finally {
    await client.end().catch(() => undefined)
    await stop()
  }
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnsuitableDatabase
  if (isExpected) say(error.message)
  else say(`The keys could not be counted.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
