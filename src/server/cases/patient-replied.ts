import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { TwoWayContact } from '#domain/cases/evidence.ts'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import type { Orm } from '../database/database.ts'
import { evidenceChecks } from '../evidence/tables.ts'
import type { Services } from '../services.ts'
import { threadMessages } from '../threads/tables.ts'
import { type Case, moveCase } from './case-rows.ts'
import { idsOfCasesOf } from './cases-of.ts'
import { insertCheck } from './evidence-rows.ts'
import { keptUntil } from './kept-for.ts'
import { reassess } from './reassess.ts'
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

/** Once since the newest of their cases was opened. */
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
