import { and, asc, eq, inArray } from 'drizzle-orm'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { threadMessages } from '../messages/tables.ts'
import { caseInputs } from './case-inputs.ts'
import { type Case, moveCase } from './case-rows.ts'
import { idsOfCasesOf } from './cases-of.ts'
import { judgeIfReadable } from './judgement.ts'
import { noteContact } from './note-contact.ts'
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
