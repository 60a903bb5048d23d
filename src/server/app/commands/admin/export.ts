import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { retention } from '#domain/privacy/retention.ts'
import { beginCopy } from '../../../privacy/ask-for-copy.ts'
import { archiveOf } from '../../../privacy/copy/archive.ts'
import { heldCounts } from '../../../privacy/held-counts.ts'
import { accessedAccount, byCommand } from './about-people.ts'
import { command, NotDone, type Place } from './command.ts'
import { fileFrom } from './file-from.ts'
import { inColumns } from './in-columns.ts'

/** Readable by the operator alone, and never over an existing file. */
async function writeCopy({ services }: Place, accountId: string, file: string): Promise<string[]> {
  const held = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new NotDone(error.code === 'EEXIST' ? `${file} already exists.` : `${file} cannot be written.`)
  })
  try {
    await pipeline(await archiveOf(services, accountId), held.createWriteStream())
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return [`The copy is in ${file}, which only you can read. Erase it when it has been handed over.`]
}

async function askForCopy({ services }: Place, accountId: string): Promise<string[]> {
  await services.database.transaction((tx) => beginCopy(tx, services, { accountId, network: byCommand }))
  return [
    `The server makes the copy within a few minutes, emails them, and keeps it for ${retention.exportDays} days under “Your data” in their account.`,
  ]
}

const nothingKept = { care: null, tax: null, looks: null }

export const exportData = command({
  name: 'export',
  words: 'Requests a copy of everything we hold about a patient, as if they had asked for it, or writes it to a file.',
  example: 'export --account 3f0c1a52-7a3e-4a53-9d0e-0c7a2f1b9e11 --yes --reason "Asked by letter of 3 March"',
  changes: true,
  options: {
    account: { kind: 'id', words: 'the id of their account', isNeeded: true },
    file: { kind: 'text', words: 'write it here instead, readable by you alone' },
  },
  async plan(place, { account, file }) {
    const accountId = account.toLowerCase()
    await accessedAccount(place, accountId)
    const counts = await heldCounts(place.services, accountId, nothingKept)
    const target = file === undefined ? null : fileFrom(file)
    return {
      accountId,
      lines: [
        `About account ${accountId} we hold:`,
        ...inColumns(counts.filter(({ rows }) => rows > 0).map(({ part, rows }) => [`  ${part}`, String(rows)])),
        target === null ? 'They would get a copy in their account.' : `A copy would be written to ${target}.`,
      ],
      execute: () => (target === null ? askForCopy(place, accountId) : writeCopy(place, accountId, target)),
    }
  },
})
