import { asc, count, gt } from 'drizzle-orm'
import type { PatientRecord } from '#domain/fhir/record.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { served } from '#domain/fhir/served.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { addressFor } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { readRecords } from '../../../privacy/fhir/read-record.ts'
import { recordOperatorAccess } from './about-people.ts'
import { command, NotDone, type Place } from './command.ts'
import { fileFrom } from './file-from.ts'
import { type NdjsonFolder, openFolder, progressIn } from './ndjson-folder.ts'

/** Patients who are read together, and then saved: as many are in memory at once, and exported again after a kill. */
const atOnce = 50

const plural = (patients: number) => (patients === 1 ? '1 patient' : `${patients} patients`)

async function patientsAfter(orm: Orm, after: string | null): Promise<number> {
  const [found] = await orm
    .select({ n: count() })
    .from(accounts)
    .where(after === null ? undefined : gt(accounts.id, after))
  return found?.n ?? 0
}

const nextAccounts = async (orm: Orm, after: string | null): Promise<string[]> => {
  const rows = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(after === null ? undefined : gt(accounts.id, after))
    .orderBy(asc(accounts.id))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/** What is of nobody, such as a practice, is in the records of many: each is written once. */
const sharedTypes = Object.entries(served).flatMap(([type, { isOfPatient }]) =>
  isOfPatient || type === 'Patient' ? [] : [type],
)

async function sharedIn(folder: NdjsonFolder): Promise<Set<string>> {
  const known = new Set<string>()
  for (const type of sharedTypes)
    for await (const line of folder.linesOf(type)) known.add(`${type}/${JSON.parse(line).id}`)
  return known
}

/** Nobody reads a record unlogged. */
async function recordsOf(place: Place, accountIds: readonly string[]): Promise<Map<string, PatientRecord>> {
  const { database, vault } = place.services
  return database.transaction(async (tx) => {
    await recordOperatorAccess(tx, place, accountIds, 'record')
    return readRecords(vault, tx, accountIds, { is: 'team' })
  })
}

/** The lines of one record, each resource in the file of its type. */
function addLines(place: Place, record: PatientRecord, shared: Set<string>, lines: Map<string, string[]>): void {
  const { config, now } = place.services
  const making = { origin: addressFor(config, ''), record, now: new Date(now()).toISOString() }
  for (const resource of allResources(making)) {
    const { resourceType, id } = resource
    if (sharedTypes.includes(resourceType)) {
      const name = `${resourceType}/${id}`
      if (shared.has(name)) continue
      shared.add(name)
    }
    const own = lines.get(resourceType) ?? []
    own.push(JSON.stringify(resource))
    lines.set(resourceType, own)
  }
}

async function exportAll(place: Place, path: string): Promise<string[]> {
  const { database, now } = place.services
  const folder = await openFolder(path, new Date(now()).toISOString())
  try {
    const shared = await sharedIn(folder)
    for (;;) {
      const ids = await database.run((orm) => nextAccounts(orm, folder.after))
      const last = ids.at(-1)
      if (last === undefined) break
      const lines = new Map<string, string[]>()
      for (const record of (await recordsOf(place, ids)).values()) addLines(place, record, shared, lines)
      await folder.save(lines, last, folder.patients + ids.length)
    }
    const { patients, files } = await folder.finish(new Date(now()).toISOString())
    const resources = Object.values(files).reduce((sum, { lines }) => sum + lines, 0)
    return [
      `${plural(patients)} as ${resources} resources in ${Object.keys(files).length} files in ${path}, which only you can read.`,
      'Erase the folder when it has been handed over.',
    ]
  } finally {
    await folder.close()
  }
}

export const exportFhir = command({
  name: 'export-fhir',
  words:
    'Writes every patient’s record as FHIR R4, one file for each type of resource. If it is stopped, run it again to continue.',
  example: 'export-fhir --folder /srv/handover --yes --reason "Handing the service over, contract 12"',
  changes: true,
  options: {
    folder: { kind: 'text', words: 'an empty folder, or that of an export that was stopped', isNeeded: true },
  },
  async plan(place, { folder }) {
    const { database } = place.services
    const path = fileFrom(folder)
    const before = await progressIn(path)
    if (before?.finishedAt) throw new NotDone(`The export in ${path} was finished on ${before.finishedAt}.`)
    const left = await database.run((orm) => patientsAfter(orm, before?.after ?? null))
    return {
      lines: [
        ...(before ? [`The export begun at ${before.begunAt} has ${plural(before.patients)} and would continue.`] : []),
        `The records of ${plural(left)} would be written to ${path}.`,
        'What a clinician would have to review first is not in them. Each patient sees in their account that we opened their record.',
      ],
      execute: () => exportAll(place, path),
    }
  },
})
