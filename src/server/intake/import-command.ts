import { resolve } from 'node:path'
import { Client } from 'pg'
import { ConfigError, readConfig } from '../platform/config/config.ts'
import { reachOwnDatabase } from '../platform/database/reach.ts'
import { requireOwnSchema } from '../platform/database/require-schema.ts'
import { UnsuitableDatabase } from '../platform/database/writable.ts'
import { describeError } from '../platform/http/logging.ts'
import { UnusableFile } from './unusable-file.ts'

export type Say = (line: string) => void

const say: Say = (text) => process.stdout.write(`${text}\n`)

interface ImportCommand {
  /** As operators type it. */
  readonly name: string
  /** What is asked for if no file is named. */
  readonly usage: string
  /** Said if it fails for a reason nobody foresaw. */
  readonly failed: string
  readonly work: (client: Client, file: string, say: Say) => Promise<unknown>
}

async function run({ name, work }: ImportCommand, file: string): Promise<void> {
  const config = readConfig(process.env)
  const begun = performance.now()
  const reached = await reachOwnDatabase(config, say)
  const client = new Client({ connectionString: reached.url, application_name: `larkwell ${name}` })
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
    await work(client, file, say)
    say(`Done in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  } finally {
    await stop()
  }
}

/** Reference data from a file of an operator: reads it, and says what became of it. */
export async function runImport(command: ImportCommand): Promise<void> {
  try {
    const [file] = process.argv.slice(2)
    if (file === undefined) throw new UnusableFile(command.usage)
    // npm runs this in the package folder; the path is relative to the operator's own.
    await run(command, resolve(process.env.INIT_CWD ?? '', file))
  } catch (error) {
    const isExpected = [UnusableFile, ConfigError, UnsuitableDatabase].some((kind) => error instanceof kind)
    say(isExpected ? (error as Error).message : command.failed)
    if (!isExpected) say(JSON.stringify(describeError(error)))
    process.exitCode = 1
  }
}
