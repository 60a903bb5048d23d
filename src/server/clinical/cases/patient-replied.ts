import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { TwoWayContact } from '#domain/cases/evidence.ts'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { evidenceChecks } from '../evidence/tables.ts'
import { threadMessages } from '../messages/tables.ts'
import { caseInputs } from './case-inputs.ts'
import { type Case, moveCase } from './case-rows.ts'
import { idsOfCasesOf } from './cases-of.ts'
import { insertCheck } from './evidence-rows.ts'
import { judgeIfReadable } from './judgement.ts'
import { reassess } from './reassess.ts'
import { replyHeldUntil } from './reply-hold.ts'
import { cases } from './tables.ts'

/**
 * The patient has written to us. Cases that waited for their reply are ready again, or wait for the remaining evidence,
 * reserved for the prescriber who asked; and a reply to our message counts as two-way contact, recorded once per case.
 * Returns the cases that waited, oldest first. The caller has not locked the conversation yet.
 */
export async function patientReplied(services: Services, tx: Orm, accountId: string): Promise<string[]> {
  const now = services.now()
  const open = await lockOpenCases(tx, accountId)
  const waited: string[] = []
  for (const found of open.filter(({ state }) => state === 'waiting_for_patient')) {
    const set = found.keptFor === null ? {} : { keptUntil: replyHeldUntil(now) }
    const to = (await isReviewable(services, tx, found)) ? 'ready' : 'waiting_for_evidence'
    const moved = await moveCase(tx, found, { to, as: 'patient', by: 'patient', what: 'replied', now, set })
    if (moved) waited.push(found.id)
  }
  if (open.length > 0 && (await hasHeardFromUs(tx, accountId))) await noteContact(services, tx, accountId, open)
  return waited
}

/**
 * Whether nothing else is missing that a prescriber's review waits for. A clinician records what the patient just
 * answered.
 */
async function isReviewable(services: Services, tx: Orm, found: Case): Promise<boolean> {
  const inputs = await caseInputs(services, tx, found)
  const judgement = inputs && judgeIfReadable(services, inputs)
  return (judgement?.missing ?? []).every(({ gate, holds }) => holds !== 'review' || gate === 'unanswered')
}

async function lockOpenCases(tx: Orm, accountId: string): Promise<Case[]> {
  const states = [...new Set(caseKindNames.flatMap<CaseState>(openStates))]
  return tx
    .select()
    .from(cases)
    .where(and(inArray(cases.id, idsOfCasesOf(tx, accountId)), inArray(cases.state, states)))
    .orderBy(asc(cases.createdAt), asc(cases.id))
    .for('no key update')
}

async function hasHeardFromUs(tx: Orm, accountId: string): Promise<boolean> {
  const [ours] = await tx
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(and(eq(threadMessages.accountId, accountId), eq(threadMessages.from, 'team')))
    .limit(1)
  return ours !== undefined
}

/** At most once since the patient's newest case was opened. */
async function noteContact(services: Services, tx: Orm, accountId: string, open: readonly Case[]): Promise<void> {
  const newest = open.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), new Date(0))
  const [known] = await tx
    .select({ id: evidenceChecks.id })
    .from(evidenceChecks)
    .where(
      and(
        eq(evidenceChecks.accountId, accountId),
        eq(evidenceChecks.gate, 'two_way_contact'),
        gte(evidenceChecks.at, newest),
      ),
    )
    .limit(1)
  if (known) return
  const now = services.now()
  const finding: TwoWayContact = { how: 'thread', on: londonTimeAt(now).date }
  const check = { accountId, gate: 'two_way_contact', finding, isPassed: true, how: 'patient', staffId: null } as const
  await insertCheck(tx, services.vault, { ...check, now })
  for (const { id } of open) {
    const [found] = await tx.select().from(cases).where(eq(cases.id, id))
    if (found) await reassess(services, tx, found)
  }
}
