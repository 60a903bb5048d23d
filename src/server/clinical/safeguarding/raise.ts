import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, or } from 'drizzle-orm'
import { safetyRank } from '#domain/cases/risk.ts'
import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, insertCase, noteOnCase } from '../cases/case-rows.ts'
import { sealFacts } from '../cases/facts.ts'
import { cases } from '../cases/tables.ts'
import { alarms } from '../on-call/tables.ts'
import { type Reach, sealReach, sealReported } from './concern-rows.ts'
import { concernAnswers, concerns } from './tables.ts'

export interface Concern {
  readonly told: ReportedRisk
  /** Keyed, of what was told and of whose it is. */
  readonly digest: Buffer
  readonly visitId: string | null
  readonly accountId: string | null
  /** What they left to be reached by, just now. */
  readonly reach: Reach | null
}

type Raising = Pick<Services, 'vault' | 'now'>

/**
 * Puts what somebody told before the people here: one case for a person as long as it stands open, whatever else they tell
 * or leave meanwhile. Null: it was told and dealt with before. The caller holds the visit or the account, so that of many at once one opens it.
 */
export async function raiseConcern(services: Raising, tx: Orm, concern: Concern): Promise<Case | null> {
  const open = await openConcernOf(tx, concern)
  if (open) {
    await addTo(services, tx, open, concern)
    return open
  }
  // Told before, and dealt with. Whoever asks to be called again is heard again.
  if (concern.reach === null && (await wasTold(tx, concern.digest))) return null
  const { vault } = services
  const now = services.now()
  const id = randomUUID()
  const facts = sealFacts(vault, id, { sex: null, age: null, isVerified: false, medicine: null, wish: null, why: [] })
  const { accountId, visitId, reach } = concern
  const made = await insertCase(tx, { id, kind: 'safeguarding', accountId, risk: safetyRank, facts, now })
  if (!made) throw new Error('A concern was not raised.')
  await tx.insert(concerns).values({ caseId: id, visitId, reach: reach && sealReach(vault, id, reach) })
  await addAnswers(services, tx, id, concern)
  const at = new Date(now)
  await tx.insert(alarms).values({ caseId: id, raisedAt: at, nextCallAt: at }).onConflictDoNothing()
  return made
}

async function openConcernOf(tx: Orm, { visitId, accountId }: Concern): Promise<Case | null> {
  // Of whom nothing is known, nothing is known to be open: no condition would be everybody's.
  if (visitId === null && accountId === null) return null
  const isTheirs = or(
    visitId === null ? undefined : eq(concerns.visitId, visitId),
    accountId === null ? undefined : eq(cases.accountId, accountId),
  )
  const [found] = await tx
    .select({ found: cases })
    .from(cases)
    .innerJoin(concerns, eq(concerns.caseId, cases.id))
    .where(and(isTheirs, eq(cases.kind, 'safeguarding'), ne(cases.state, 'closed')))
    .orderBy(desc(cases.createdAt))
    .limit(1)
    .for('no key update', { of: cases })
  return found?.found ?? null
}

async function addTo(services: Raising, tx: Orm, open: Case, concern: Concern): Promise<void> {
  const now = services.now()
  const news = (what: string) => noteOnCase(tx, open, { by: 'patient', what, now })
  if (await addAnswers(services, tx, open.id, concern)) await news('told more')
  const { accountId, reach } = concern
  if (accountId !== null && open.accountId === null)
    await tx.update(cases).set({ accountId }).where(eq(cases.id, open.id))
  if (reach === null) return
  const sealed = sealReach(services.vault, open.id, reach)
  await tx.update(concerns).set({ reach: sealed }).where(eq(concerns.caseId, open.id))
  await news('left a number')
}

async function addAnswers({ vault, now }: Raising, tx: Orm, caseId: string, { told, digest }: Concern) {
  const row = { caseId, digest, source: told.source, told: sealReported(vault, caseId, told), at: new Date(now()) }
  const made = await tx
    .insert(concernAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: concernAnswers.caseId })
  return made.length > 0
}

async function wasTold(tx: Orm, digest: Buffer): Promise<boolean> {
  const [known] = await tx
    .select({ id: concernAnswers.caseId })
    .from(concernAnswers)
    .where(eq(concernAnswers.digest, digest))
    .limit(1)
  return known !== undefined
}
