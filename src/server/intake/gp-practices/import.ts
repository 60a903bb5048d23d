import { resolve } from 'node:path'
import { Client } from 'pg'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { reachOwnDatabase } from '../../platform/database/reach.ts'
import { requireOwnSchema } from '../../platform/database/require-schema.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { describeError } from '../../platform/http/logging.ts'
import { importDirectory, UnusableFile } from './import-directory.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(file: string): Promise<void> {
  const config = readConfig(process.env)
  const begun = performance.now()
  const reached = await reachOwnDatabase(config, say)
  const client = new Client({ connectionString: reached.url, application_name: 'larkwell gp:import' })
  client.on('error', () => undefined)
  const stop = async () => {
    await client.end().catch(() => undefined)
    await reached.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('Stopped. Nothing was changed.')
      void stop().then(() => process.exit(1))
    })
  }
  try {
    await client.connect()
    await requireOwnSchema(client)
    await importDirectory(client, file, say)
    say(`Done in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  } finally {
    await stop()
  }
}

try {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new UnusableFile('Which file? Usage: npm run gp:import -- FILE')
  // npm runs this in the package folder; the path is relative to the operator's own.
  await run(resolve(process.env.INIT_CWD ?? '', file))
} catch (error) {
  const isExpected = [UnusableFile, ConfigError, UnsuitableDatabase].some((kind) => error instanceof kind)
  say(isExpected ? (error as Error).message : 'The practices could not be imported. Nothing was changed.')
  if (!isExpected) say(JSON.stringify(describeError(error)))
  process.exitCode = 1
}
