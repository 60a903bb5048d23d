import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { wrongFactor } from './challenges.ts'
import { staffRecoveryCodes } from './tables.ts'

/** Without letters that are easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

const codeOwner = (staffId: string) => `staff/${staffId}/recovery`

export const codeDigest = (vault: Vault, staffId: string, code: string): Buffer =>
  vault.index(code.toLowerCase().replace(/[^a-z0-9]/g, ''), codeOwner(staffId))

/** Ten new ones, replacing all others. */
export async function replaceRecoveryCodes(tx: Orm, vault: Vault, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: deskSession.recoveryCodes }, () => `${half()}-${half()}`)
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.insert(staffRecoveryCodes).values(
    codes.map((code) => ({
      staffId,
      codeDigest: codeDigest(vault, staffId, code),
      code: vault.seal(code, codeOwner(staffId)),
    })),
  )
  return codes
}

/** Uses one up: once. Returns how many are left. */
export async function proveRecoveryCode(tx: Orm, vault: Vault, staffId: string, code: string): Promise<number> {
  const own = and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt))
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(own, eq(staffRecoveryCodes.codeDigest, codeDigest(vault, staffId, code))))
    .returning({ staffId: staffRecoveryCodes.staffId })
  if (used.length === 0) throw wrongFactor()
  return (await tx.select({ staffId: staffRecoveryCodes.staffId }).from(staffRecoveryCodes).where(own)).length
}
