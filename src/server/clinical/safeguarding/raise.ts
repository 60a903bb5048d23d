import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { safetyRank } from '#domain/cases/risk.ts'
import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, insertCase, noteOnCase } from '../cases/case-rows.ts'
import { sealFacts } from '../cases/queue-facts.ts'
import { cases } from '../cases/tables.ts'
import { alarms } from '../on-call/tables.ts'
import { type Reach, sealReach, sealReported } from './concern-rows.ts'
import { concernAnswers, concerns } from './tables.ts'

export interface Concern {
  readonly reported: ReportedRisk
  /** Keyed digest of the answers and their owner. */
  readonly digest: Buffer
  readonly guestSessionId: string | null
  readonly accountId: string | null
  /** Contact details they just left. */
  readonly reach: Reach | null
}

type Raising = Pick<Services, 'vault' | 'now'>

/**
 * Raises a safeguarding concern: one open case per person, whatever else they report meanwhile. Null: it was reported
 * and closed before. The caller holds the guest session or the account, so that concurrent requests open one.
 */
export async function raiseConcern(services: Raising, tx: Orm, concern: Concern): Promise<Case | null> {
  const open = await openConcernOf(tx, concern)
  if (open) {
    await addTo(services, tx, open, concern)
    return open
  }
  // Reported before, and closed. A new request for a call reopens it.
  if (concern.reach === null && (await wasReported(tx, concern.digest))) return null
  const { vault } = services
  const now = services.now()
  const id = randomUUID()
  const facts = sealFacts(vault, id, { sex: null, age: null, isVerified: false, medicine: null, wish: null, why: [] })
  const { accountId, guestSessionId, reach } = concern
  const made = await insertCase(tx, { id, kind: 'safeguarding', accountId, risk: safetyRank, facts, now })
  if (!made) throw new Error('A concern was not raised.')
  await tx.insert(concerns).values({ caseId: id, guestSessionId, reach: reach && sealReach(vault, id, reach) })
  await addAnswers(services, tx, id, concern)
  const at = new Date(now)
  await tx.insert(alarms).values({ caseId: id, raisedAt: at, nextCallAt: at }).onConflictDoNothing()
  return made
}

async function openConcernOf(tx: Orm, { guestSessionId, accountId }: Concern): Promise<Case | null> {
  const byGuestSession =
    guestSessionId === null
      ? []
      : await tx.select({ id: concerns.caseId }).from(concerns).where(eq(concerns.guestSessionId, guestSessionId))
  const byAccount =
    accountId === null ? [] : await tx.select({ id: cases.id }).from(cases).where(eq(cases.accountId, accountId))
  const theirs = [...byGuestSession, ...byAccount].map(({ id }) => id)
  if (theirs.length === 0) return null
  const [found] = await tx
    .select({ found: cases })
    .from(cases)
    .innerJoin(concerns, eq(concerns.caseId, cases.id))
    .where(and(inArray(cases.id, theirs), eq(cases.kind, 'safeguarding'), ne(cases.state, 'closed')))
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

async function addAnswers({ vault, now }: Raising, tx: Orm, caseId: string, { reported, digest }: Concern) {
  const row = {
    caseId,
    digest,
    source: reported.source,
    reported: sealReported(vault, caseId, reported),
    at: new Date(now()),
  }
  const made = await tx
    .insert(concernAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: concernAnswers.caseId })
  return made.length > 0
}

async function wasReported(tx: Orm, digest: Buffer): Promise<boolean> {
  const [known] = await tx
    .select({ id: concernAnswers.caseId })
    .from(concernAnswers)
    .where(eq(concernAnswers.digest, digest))
    .limit(1)
  return known !== undefined
}
