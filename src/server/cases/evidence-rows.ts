import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type Evidence, noEvidence } from '#domain/cases/evidence.ts'
import type { Gate } from '#domain/cases/gates.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { evidenceChecks } from '../evidence/tables.ts'

export type EvidenceCheck = Omit<typeof evidenceChecks.$inferSelect, 'finding'> & { readonly finding: unknown }

const findingOwner = (accountId: string) => `account/${accountId}/evidence`

interface NewCheck {
  readonly accountId: string
  readonly gate: Gate
  /** In the shape of its gate: see domain/cases/evidence.ts. */
  readonly finding: unknown
  readonly isPassed: boolean
  readonly how: string
  readonly staffId: string | null
  readonly now: Instant
}

/** Adds what was found at a gate. What was found before stays, as its history. */
export async function insertCheck(tx: Orm, vault: Vault, { finding, now, ...check }: NewCheck): Promise<void> {
  const sealed = vault.seal(JSON.stringify(finding), findingOwner(check.accountId))
  await tx.insert(evidenceChecks).values({ id: randomUUID(), ...check, finding: sealed, at: new Date(now) })
}

/** Everything that was ever found of a person, the oldest first. */
export async function checksOf(tx: Orm, vault: Vault, accountId: string): Promise<EvidenceCheck[]> {
  const rows = await tx
    .select()
    .from(evidenceChecks)
    .where(eq(evidenceChecks.accountId, accountId))
    .orderBy(asc(evidenceChecks.at), asc(evidenceChecks.id))
  return rows.map((row) => ({ ...row, finding: JSON.parse(vault.open(row.finding, findingOwner(accountId))) }))
}

/** What was found and counts at one gate of each of them, the oldest first. */
export async function passedOfEach<Finding>(tx: Orm, vault: Vault, accountIds: readonly string[], gate: Gate) {
  const rows = await tx
    .select()
    .from(evidenceChecks)
    .where(
      and(
        inArray(evidenceChecks.accountId, [...accountIds]),
        eq(evidenceChecks.gate, gate),
        eq(evidenceChecks.isPassed, true),
      ),
    )
    .orderBy(asc(evidenceChecks.at), asc(evidenceChecks.id))
  return rows.map(({ accountId, finding }) => ({
    accountId,
    finding: JSON.parse(vault.open(finding, findingOwner(accountId))) as Finding,
  }))
}

/** What a patient says of an earlier supply, and what was asked for once more, is in the story and proves nothing. */
const isFound = ({ gate, how }: EvidenceCheck) => how !== 'again' && (gate !== 'previous_supply' || how !== 'patient')

/** As the rules read it: of each gate the newest counts, and of weights all of them. */
export function evidenceIn(checks: readonly EvidenceCheck[]): Evidence {
  const newest = <Key extends keyof Evidence>(gate: Gate, key: Key): Evidence[Key] =>
    (checks.findLast((check) => check.gate === gate && isFound(check))?.finding as Evidence[Key] | undefined) ??
    noEvidence[key]
  return {
    identity: newest('identity', 'identity'),
    measurements: checks
      .filter(({ gate, isPassed }) => gate === 'measurements' && isPassed)
      .map(({ finding }) => finding as Evidence['measurements'][number]),
    previousSupply: newest('previous_supply', 'previousSupply'),
    gp: newest('gp', 'gp'),
    contact: newest('two_way_contact', 'contact'),
  }
}
