import { Client } from 'pg'
import { importDirectory } from '../../../intake/gp-practices/import-directory.ts'
import { command, type Place } from './command.ts'
import { fileFrom } from './file-from.ts'

async function importing({ url }: Place, file: string, how: { isTrial: boolean; mayLose: boolean }): Promise<string[]> {
  const lines: string[] = []
  const client = new Client({ connectionString: url, application_name: 'larkwell admin' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await importDirectory(client, file, (line) => lines.push(line), how)
  } finally {
    await client.end().catch(() => undefined)
  }
  return lines
}

export const directory = command({
  name: 'directory import',
  words:
    'Replaces the directory of GP practices with the NHS ODS file epraccur. A file that lacks many of them is refused.',
  example: 'directory import --file epraccur.csv --yes --reason "New file of November"',
  changes: true,
  options: {
    file: { kind: 'text', words: 'the file', isNeeded: true },
    'despite-losses': { kind: 'flag', words: 'imports it even if more than one practice in ten is missing' },
  },
  async plan(place, { file: named, 'despite-losses': mayLose }) {
    const file = fileFrom(named)
    return {
      lines: await importing(place, file, { isTrial: true, mayLose }),
      execute: () => importing(place, file, { isTrial: false, mayLose }),
    }
  },
})
