import { and, asc, eq, inArray } from 'drizzle-orm'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { threadMessages } from '../threads/tables.ts'
import { type Case, moveCase } from './case-rows.ts'
import { idsOfCasesOf } from './cases-of.ts'
import { keptUntil } from './kept-for.ts'
import { noteContact } from './note-contact.ts'
import { cases } from './tables.ts'

/**
 * Somebody has written to us. What waited for them is ready again, for whoever asked first; and whoever answers what we
 * wrote has been in touch both ways, which each of their cases is told once. The cases that waited, the oldest first. The
 * caller has not taken the conversation yet.
 */
export async function patientReplied(services: Services, tx: Orm, accountId: string): Promise<string[]> {
  const now = services.now()
  const open = await lockOpenCases(tx, accountId)
  const waited: string[] = []
  for (const found of open.filter(({ state }) => state === 'waiting_for_patient')) {
    const set = found.keptFor === null ? {} : { keptUntil: keptUntil(now) }
    const moved = await moveCase(tx, found, { to: 'ready', as: 'patient', by: 'patient', what: 'replied', now, set })
    if (moved) waited.push(found.id)
  }
  if (open.length > 0 && (await hasHeardFromUs(tx, accountId))) await noteContact(services, tx, accountId, open)
  return waited
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
