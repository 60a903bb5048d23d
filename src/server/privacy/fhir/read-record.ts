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
import { isGiven, keyOf } from '../whose.ts'
import { mappedTables } from './mapped-tables.ts'

type Mapped = keyof typeof mappedTables
const mapped = Object.keys(mappedTables) as Mapped[]

type RawRow = Readonly<Record<string, unknown>>

/** Rows are read as their patient may have them: what their own copy leaves out is not even opened. */
function asGiven(vault: Vault, table: Mapped, row: RawRow) {
  const given = givenColumns(table).map((column) => {
    const value = givenValue(vault, table, column, row)
    const isNumber = value !== null && /^(?:numeric|bigserial|bigint)/.test(column.type)
    return [column.key, isNumber ? Number(value) : value]
  })
  // A signature is of no use to people, but it is what proves a prescription to a system.
  const signature = table === 'prescriptions' ? { signature: (row.signature as Buffer).toString('base64') } : {}
  return { ...Object.fromEntries(given), ...signature }
}

const inOrder = (table: Mapped) => keyOf[table]?.slice(1, -1) ?? 'ctid'

/**
 * All of a record that leaves in FHIR, as one round trip for what is the patient's and one for who and where. Null:
 * there is no such patient.
 */
export async function readRecord(vault: Vault, tx: Orm, accountId: string): Promise<PatientRecord | null> {
  const found = await pipeline(
    mapped.map((table) =>
      tx.execute<RawRow>(
        sql.raw(`select * from ${table} where ${isGiven(table, accountId)} order by ${inOrder(table)}`),
      ),
    ),
  )
  const rowsOf = (table: Mapped) => found[mapped.indexOf(table)]?.rows ?? []
  const given = Object.fromEntries(
    mapped.map((table) => [mappedTables[table].as, rowsOf(table).map((row) => asGiven(vault, table, row))]),
  ) as unknown as Omit<PatientRecord, 'account' | 'staff' | 'clinicians' | 'practice'> & {
    readonly account: readonly PatientRecord['account'][]
  }
  const [account] = given.account
  if (!account) return null
  const heldBy = await cliniciansIn(tx, given.appointments)
  const [people, practice] = await pipeline([
    staffIn(vault, tx, [...staffIdsIn(given), ...heldBy.flatMap(({ staffId }) => staffId ?? [])]),
    practiceIn(tx, given.evidenceChecks),
  ])
  return {
    ...given,
    account,
    // What was recorded about a person's safety leaves with what a clinician has reviewed.
    cases: given.cases.filter(({ kind }) => kind !== 'safeguarding'),
    clinicians: heldBy,
    staff: people,
    practice,
  }
}

const ofStaff = /^(?:staffId|\w+By)$/

/** Ids of everybody who is named in a row. */
const staffIdsIn = (given: object): string[] =>
  Object.values(given).flatMap((rows: readonly object[]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([key, value]) => (ofStaff.test(key) && typeof value === 'string' ? [value] : [])),
    ),
  )

async function cliniciansIn(
  tx: Orm,
  appointments: PatientRecord['appointments'],
): Promise<PatientRecord['clinicians']> {
  const ids = [...new Set(appointments.map(({ clinicianId }) => clinicianId))]
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

/** The practice that the patient wants to be told, by their last answer. */
async function practiceIn(tx: Orm, checks: PatientRecord['evidenceChecks']): Promise<PracticeRow | null> {
  const [last] = checks
    .filter(({ gate, how }) => gate === 'gp' && how !== 'again')
    .toSorted((one, other) => other.at.localeCompare(one.at))
  const said = (last?.finding ?? null) as GpConsent | null
  if (!said?.tells) return null
  const known = said.odsCode === undefined ? null : await practiceOf(tx, said.odsCode)
  return known ?? { name: said.practice, odsCode: null, address: null, postcode: null }
}

/** A practice of the directory. */
export async function practiceOf(tx: Orm, odsCode: string) {
  const { name, address, postcode } = gpPractices
  const [found] = await tx
    .select({ name, odsCode: gpPractices.odsCode, address, postcode })
    .from(gpPractices)
    .where(sql`${gpPractices.odsCode} = ${odsCode}`)
  return found ?? null
}
