import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  type Clarification,
  type DiabetesPlan,
  type Evidence,
  noEvidence,
  type TwoWayContact,
} from '#domain/cases/evidence.ts'
import type { AnyGate, Gate } from '#domain/cases/gates.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { evidenceChecks } from '../evidence/tables.ts'
import { type EvidenceCheck, findingOwner } from './evidence-rows.ts'

/** The valid findings at one gate of each of them, oldest first. */
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

/** A patient's own statement about an earlier supply, and a repeated request, are in the history and prove nothing. */
const isFound = ({ gate, how }: EvidenceCheck) => how !== 'again' && (gate !== 'previous_supply' || how !== 'patient')

/** In the form the rules read: the newest finding of each gate, and all weights. */
export function evidenceIn(checks: readonly EvidenceCheck[]): Evidence {
  const newest = <Key extends keyof Evidence>(gate: Gate, key: Key): Evidence[Key] =>
    (checks.findLast((check) => check.gate === gate && isFound(check))?.finding as Evidence[Key] | undefined) ??
    noEvidence[key]
  const findingsAt = <Finding>(gate: AnyGate): Finding[] =>
    checks.filter((check) => check.gate === gate && isFound(check)).map(({ finding }) => finding as Finding)
  return {
    identity: newest('identity', 'identity'),
    measurements: checks
      .filter(({ gate, isPassed }) => gate === 'measurements' && isPassed)
      .map(({ finding }) => finding as Evidence['measurements'][number]),
    previousSupply: newest('previous_supply', 'previousSupply'),
    gp: newest('gp', 'gp'),
    contact: newest('two_way_contact', 'contact'),
    spoken: findingsAt<TwoWayContact>('two_way_contact').filter(({ how }) => how !== 'thread'),
    diabetesPlan: findingsAt<DiabetesPlan>('diabetes_plan').at(-1) ?? null,
    clarifications: findingsAt<Clarification>('unanswered'),
  }
}
