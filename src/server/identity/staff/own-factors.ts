import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { factorRefusals } from '#content/identity/staff-mfa.ts'
import type { Factor } from '#contract/identity/staff-mfa.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { provenUntil } from './desk-sessions.ts'
import type { Staff } from './staff-of.ts'
import { lockStaff } from './staff-rows.ts'
import { staffPasskeys, staffRecoveryCodes, staff as staffTable, staffTotp } from './tables.ts'

const owner = (staffId: string) => `staff/${staffId}/factor name`

/** Null: it has no name. */
export const sealName = (vault: Vault, staffId: string, name: string): Buffer | null =>
  name === '' ? null : vault.seal(name, owner(staffId))

/** Passkeys and code apps of one person, in the order they were added. */
export async function factorsOfOne(orm: Orm, vault: Vault, staffId: string): Promise<Factor[]> {
  const [person] = await orm.select({ isDemo: staffTable.isDemo }).from(staffTable).where(eq(staffTable.id, staffId))
  const passkeys = await orm.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  const apps = await orm
    .select()
    .from(staffTotp)
    .where(eq(staffTotp.staffId, staffId))
    .orderBy(asc(staffTotp.createdAt), asc(staffTotp.id))
  const shown = (kind: Factor['kind'], isDemo: boolean, row: { id: string; name: Buffer | null; createdAt: Date }) => ({
    kind,
    id: row.id,
    name: row.name && vault.open(row.name, owner(staffId)),
    addedAt: row.createdAt.toISOString(),
    isDemo,
  })
  return [
    ...passkeys.map((row) => shown('passkey', false, row)),
    // In the demo the codes of the first are shown.
    ...apps.map((row, place) => shown('totp', person?.isDemo === true && place === 0, row)),
  ].toSorted((one, other) => one.addedAt.localeCompare(other.addedAt))
}

export async function recoveryCodesLeft(orm: Orm, staffId: string): Promise<number> {
  const [left] = await orm
    .select({ n: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return left?.n ?? 0
}

/**
 * To change how they sign in, staff must have proven recently that it is them. Changes take turns, so that two do not
 * remove each other's last factor.
 */
export async function requireProof(tx: Orm, { id, sessionHash }: Staff, now: number): Promise<void> {
  await lockStaff(tx, id)
  if (!(await provenUntil(tx, sessionHash, now))) throw new ApiError(428, factorRefusals.prove, { reason: 'prove' })
}

export async function requireCapacity(tx: Orm, vault: Vault, staffId: string): Promise<void> {
  if ((await factorsOfOne(tx, vault, staffId)).length >= deskSession.mostFactors)
    throw new ApiError(409, factorRefusals.full)
}

const tables = { passkey: staffPasskeys, totp: staffTotp } as const

const noSuchFactor = () => new ApiError(404, factorRefusals.unknown)

/** A passkey's id comes from the browser, an app's from us. */
async function find(tx: Orm, vault: Vault, staffId: string, { kind, id }: Pick<Factor, 'kind' | 'id'>) {
  const all = await factorsOfOne(tx, vault, staffId)
  const found = all.find((one) => one.kind === kind && one.id === id)
  if (!found) throw noSuchFactor()
  return { found, all }
}

export async function nameFactor(
  tx: Orm,
  vault: Vault,
  staffId: string,
  { kind, id, name }: Pick<Factor, 'kind' | 'id'> & { readonly name: string },
): Promise<void> {
  await find(tx, vault, staffId, { kind, id })
  const table = tables[kind]
  await tx
    .update(table)
    .set({ name: sealName(vault, staffId, name) })
    .where(eq(table.id, id))
}

export async function removeFactor(
  tx: Orm,
  vault: Vault,
  staffId: string,
  factor: Pick<Factor, 'kind' | 'id'>,
): Promise<void> {
  const { found, all } = await find(tx, vault, staffId, factor)
  if (found.isDemo) throw new ApiError(409, factorRefusals.demo)
  if (all.length === 1) throw new ApiError(409, factorRefusals.last)
  const table = tables[factor.kind]
  await tx.delete(table).where(eq(table.id, factor.id))
}
