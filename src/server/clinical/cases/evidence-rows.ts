import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { AnyGate } from '#domain/cases/gates.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { evidenceChecks } from '../evidence/tables.ts'

export type EvidenceCheck = Omit<typeof evidenceChecks.$inferSelect, 'finding'> & { readonly finding: unknown }

export const findingOwner = (accountId: string) => `account/${accountId}/evidence`

interface NewCheck {
  readonly accountId: string
  readonly gate: AnyGate
  /** In the shape of its gate: see domain/cases/evidence.ts. */
  readonly finding: unknown
  readonly isPassed: boolean
  readonly how: string
  readonly staffId: string | null
  readonly now: Instant
}

/** Adds a finding at a gate. Earlier findings stay, as its history. */
export async function insertCheck(tx: Orm, vault: Vault, { finding, now, ...check }: NewCheck): Promise<void> {
  const sealed = vault.seal(JSON.stringify(finding), findingOwner(check.accountId))
  await tx.insert(evidenceChecks).values({ id: randomUUID(), ...check, finding: sealed, at: new Date(now) })
}

/** All findings about a patient, oldest first. */
export async function checksOf(tx: Orm, vault: Vault, accountId: string): Promise<EvidenceCheck[]> {
  const rows = await tx
    .select()
    .from(evidenceChecks)
    .where(eq(evidenceChecks.accountId, accountId))
    .orderBy(asc(evidenceChecks.at), asc(evidenceChecks.id))
  return rows.map((row) => ({ ...row, finding: JSON.parse(vault.open(row.finding, findingOwner(accountId))) }))
}
