import { inArray, sql } from 'drizzle-orm'
import type { GpConsent } from '#domain/cases/evidence.ts'
import type { PatientRecord, PracticeRow, StaffRow } from '#domain/fhir/record.ts'
import { clinicians } from '../../appointments/tables.ts'
import { nameAndRole } from '../../identity/staff/named-staff.ts'
import { registrationOf } from '../../identity/staff/staff-rows.ts'
import { staff } from '../../identity/staff/tables.ts'
import { gpPractices } from '../../intake/gp-practices/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { givenColumns, givenValue } from '../given-columns.ts'
import { isGivenOf, keyOf, patientsIn, type Reader } from '../row-conditions.ts'
import { mappedTables } from './mapped-tables.ts'

type Mapped = keyof typeof mappedTables
const mapped = Object.keys(mappedTables) as Mapped[]

type RawRow = Readonly<Record<string, unknown>>

const columnsOf = new Map(
  mapped.map((table) => [
    table,
    givenColumns(table).map((column) => ({ column, isNumber: /^(?:numeric|bigserial|bigint)/.test(column.type) })),
  ]),
)

/** Columns are read as their patient may have them: what their own copy leaves out is not even opened. */
function asGiven(vault: Vault, table: Mapped, row: RawRow) {
  const given: Record<string, unknown> = {}
  for (const { column, isNumber } of columnsOf.get(table) ?? []) {
    const value = givenValue(vault, table, column, row)
    given[column.key] = isNumber && value !== null ? Number(value) : value
  }
  // A signature is of no use to people, but it is what proves a prescription to a system.
  if (table === 'prescriptions') given.signature = (row.signature as Buffer).toString('base64')
  return given
}

const inOrder = (table: Mapped) => keyOf[table]?.slice(1, -1) ?? 'ctid'

/** The rows of a table by their patient. Each patient's are found for themselves, however many are asked for at once. */
async function rowsOf(
  tx: Orm,
  table: Mapped,
  accountIds: readonly string[],
  reader: Reader,
): Promise<Map<string, RawRow[]>> {
  const theirs = `select * from ${table} where ${isGivenOf(table, 'patient.id', reader)} order by ${inOrder(table)}`
  const { rows } = await tx.execute<RawRow & { readonly ofPatient: string }>(
    sql.raw(
      `select patient.id as "ofPatient", own.* from ${patientsIn(accountIds)} as patient (id) cross join lateral (${theirs}) as own`,
    ),
  )
  return Map.groupBy(rows, ({ ofPatient }) => ofPatient)
}

type Given = Omit<PatientRecord, 'account' | 'staff' | 'clinicians' | 'practice'> & {
  readonly account: readonly PatientRecord['account'][]
}

/**
 * All of some records that leaves in FHIR, by the ids of their patients: one round trip for what is the patients', two
 * for who and where. A patient who is not known is left out.
 */
export async function readRecords(
  vault: Vault,
  tx: Orm,
  accountIds: readonly string[],
  reader: Reader,
): Promise<Map<string, PatientRecord>> {
  const found = await pipeline(mapped.map((table) => rowsOf(tx, table, accountIds, reader)))
  const given = accountIds.map((accountId) => {
    const parts = mapped.map((table, nth) => {
      const rows = found[nth]?.get(accountId) ?? []
      return [mappedTables[table].as, rows.map((row) => asGiven(vault, table, row))]
    })
    return Object.fromEntries(parts) as Given
  })
  const held = await cliniciansIn(tx, given)
  const [people, practices] = await pipeline([
    staffIn(vault, tx, [...given.flatMap(staffIdsIn), ...held.flatMap(({ staffId }) => staffId ?? [])]),
    practicesIn(tx, given),
  ])
  const records = given.flatMap((own): PatientRecord[] => {
    const [account] = own.account
    if (!account) return []
    const clinicianIds = new Set(own.appointments.map(({ clinicianId }) => clinicianId))
    const heldBy = held.filter(({ id }) => clinicianIds.has(id))
    const staffIds = new Set([...staffIdsIn(own), ...heldBy.map(({ staffId }) => staffId)])
    return [
      {
        ...own,
        account,
        // What was recorded about a person's safety leaves with what a clinician has reviewed.
        cases: own.cases.filter(({ kind }) => kind !== 'safeguarding'),
        clinicians: heldBy,
        staff: people.filter(({ id }) => staffIds.has(id)),
        practice: practiceIn(own, practices),
      },
    ]
  })
  return new Map(records.map((record) => [record.account.id, record]))
}

/** One of them. Null: there is no such patient. */
export const readRecord = async (
  vault: Vault,
  tx: Orm,
  accountId: string,
  reader: Reader,
): Promise<PatientRecord | null> => (await readRecords(vault, tx, [accountId], reader)).get(accountId) ?? null

const ofStaff = /^(?:staffId|\w+By)$/

/** Ids of everybody who is named in a row. */
const staffIdsIn = (given: Given): string[] =>
  Object.values(given).flatMap((rows: readonly object[]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([key, value]) => (ofStaff.test(key) && typeof value === 'string' ? [value] : [])),
    ),
  )

async function cliniciansIn(tx: Orm, given: readonly Given[]): Promise<PatientRecord['clinicians']> {
  const ids = [...new Set(given.flatMap(({ appointments }) => appointments.map(({ clinicianId }) => clinicianId)))]
  if (ids.length === 0) return []
  const { id, name, staffId } = clinicians
  return tx.select({ id, name, staffId }).from(clinicians).where(inArray(id, ids))
}

/** Members of staff by their ids, also former ones. */
export async function staffIn(vault: Vault, tx: Orm, ids: readonly string[]): Promise<StaffRow[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await tx.select().from(staff).where(inArray(staff.id, wanted)).orderBy(staff.id)
  return rows.map((row) => ({
    id: row.id,
    ...nameAndRole(vault, row),
    roles: row.roles,
    registration: registrationOf(row),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

/** What the patient said last about their practice. Null: it is not to be told. */
function saidOfPractice({ evidenceChecks }: Given): Extract<GpConsent, { tells: true }> | null {
  const [last] = evidenceChecks
    .filter(({ gate, how }) => gate === 'gp' && how !== 'again')
    .toSorted((one, other) => other.at.localeCompare(one.at))
  const said = (last?.finding ?? null) as GpConsent | null
  return said?.tells ? said : null
}

/** The practice that the patient wants to be told, by their last answer. */
function practiceIn(given: Given, known: readonly PracticeRow[]): PracticeRow | null {
  const said = saidOfPractice(given)
  if (!said) return null
  const found = known.find(({ odsCode }) => odsCode !== null && odsCode === said.odsCode)
  return found ?? { name: said.practice, odsCode: null, address: null, postcode: null }
}

const practicesIn = (tx: Orm, given: readonly Given[]) =>
  practicesOf(
    tx,
    given.flatMap((own) => saidOfPractice(own)?.odsCode ?? []),
  )

/** Practices of the directory. */
export async function practicesOf(tx: Orm, odsCodes: readonly string[]) {
  const wanted = [...new Set(odsCodes)]
  if (wanted.length === 0) return []
  const { name, odsCode, address, postcode } = gpPractices
  return tx.select({ name, odsCode, address, postcode }).from(gpPractices).where(inArray(odsCode, wanted))
}
