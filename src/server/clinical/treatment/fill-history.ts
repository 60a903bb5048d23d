import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { redFlags, storedSign } from '#content/treatment/red-flags.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { goThrough } from '../../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import { declineEntry } from '../cases/finish/decline.ts'
import { caseDecisions, cases } from '../cases/tables.ts'
import { clinicalHistoryOf, entriesOf, type NewEntry, writeHistory } from '../history/entries.ts'
import { missingEntries } from '../history/record-reported.ts'
import { openReported } from '../safeguarding/concern-rows.ts'
import { concernAnswers } from '../safeguarding/tables.ts'
import { lockSaidOwner } from './lift-lock.ts'
import { planReasonOwner } from './plan-rows.ts'
import { planEvents, plans, supplyLocks } from './tables.ts'

type Filling = Pick<Services, 'vault' | 'now' | 'log'>

const atOnce = 50

const task = 'clinical histories are filled in'

/**
 * Writes entries for what was reported and decided before there was a clinical history, patient by patient. Continues
 * where it stopped.
 */
export async function fillHistories(services: Services): Promise<void> {
  const { database, now } = services
  const fill = (ids: readonly string[]) =>
    database.transaction(async (tx) => {
      for (const id of ids) await fillHistory(services, tx, id)
    })
  await retryRows(services, { task, work: (id) => fill([id]) })
  await goThrough(database, {
    name: task,
    round: '1',
    now,
    portion: async (after) => {
      const some = await database.run((orm) =>
        orm
          .select({ id: accounts.id })
          .from(accounts)
          .where(gt(accounts.id, after))
          .orderBy(asc(accounts.id))
          .limit(atOnce),
      )
      const ids = some.map(({ id }) => id)
      await forRowsTogether(services, { task, ids, work: fill })
      return ids.at(-1) ?? null
    },
  })
}

/**
 * Everything stored about a patient that belongs into their clinical history. Existing entries are not written again.
 */
export async function fillHistory(services: Filling, tx: Orm, accountId: string): Promise<void> {
  const found = [
    ...(await fromOrders(services, tx, accountId)),
    ...(await fromDeclines(tx, accountId)),
    ...(await fromLocks(services, tx, accountId)),
    ...(await fromPlans(services, tx, accountId)),
  ]
  // Matched by content, too: digests change with a key rotation.
  const known = found.length > 0 ? await entriesOf(tx, services.vault, accountId) : []
  const isKnown = ({ kind, code, caseId, at }: NewEntry) =>
    known.some(
      ({ row, code: other }) =>
        row.kind === kind && other === code && (caseId ? row.caseId === caseId : row.at.getTime() === at),
    )
  const missing = found.filter((entry) => !isKnown(entry)).toSorted((one, other) => one.at - other.at)
  await writeHistory(tx, services.vault, accountId, missing)
}

async function fromOrders(services: Filling, tx: Orm, accountId: string): Promise<NewEntry[]> {
  const placed = await tx
    .select({ orderId: orders.id, caseId: cases.id, reference: orders.reference })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .where(and(eq(orders.accountId, accountId), inArray(orders.kind, kindsWithCases)))
  const known = placed.length > 0 ? await clinicalHistoryOf(tx, services.vault, accountId) : []
  const found: NewEntry[] = []
  for (const { orderId, caseId, reference } of placed) {
    try {
      const inputs = await caseInputs(services, tx, { orderId })
      if (!inputs) continue
      const { answers, followUp, history, repeat = null, checkIns = [] } = inputs.input
      const placedAt = inputs.order.createdAt.getTime()
      const ends = history.earlierEnds
      const read = { checkIn: repeat?.checkIn ?? null, checkInAnswers: checkIns.at(-1) ?? {} }
      const reported = { orderId, caseId, placedAt, answers, ends, followUp, ...read }
      found.push(...missingEntries(reported, known, londonTimeAt(placedAt).date, placedAt))
    } catch (error) {
      services.log.warn({ err: error, reference }, 'the clinical history cannot read the answers of an order')
    }
  }
  return found
}

async function fromDeclines(tx: Orm, accountId: string): Promise<NewEntry[]> {
  const rows = await tx
    .select({ decision: caseDecisions, orderId: orders.id })
    .from(caseDecisions)
    .innerJoin(cases, eq(cases.id, caseDecisions.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(and(eq(orders.accountId, accountId), eq(caseDecisions.kind, 'decline'), isNotNull(caseDecisions.doneAt)))
  return rows.map(({ decision, orderId }) =>
    declineEntry({ id: orderId }, decision, (decision.doneAt ?? decision.decidedAt).getTime()),
  )
}

async function fromLocks({ vault }: Filling, tx: Orm, accountId: string): Promise<NewEntry[]> {
  const locks = await tx.select().from(supplyLocks).where(eq(supplyLocks.accountId, accountId))
  const found: NewEntry[] = []
  for (const { id, caseId, raisedAt, liftedAt, liftedBy, how, said } of locks) {
    const about = { occasion: `lock/${id}`, caseId }
    const reported = await tx
      .select()
      .from(concernAnswers)
      .where(and(eq(concernAnswers.caseId, caseId), eq(concernAnswers.source, 'unwell')))
    for (const row of reported) found.push(...signsIn(openReported(vault, row), about, row.at.getTime()))
    const locked = { kind: 'supply lock', code: 'locked', words: historyEntryWords.locked } as const
    found.push({ ...locked, source: 'symptom report', ...about, at: raisedAt.getTime() })
    if (liftedAt === null || how === null || said === null) continue
    const words = historyEntryWords.lifted(planWords.lock.ways[how], vault.open(said, lockSaidOwner(id)))
    const lifted = { kind: 'lock lifted', code: 'lifted', words, source: 'prescriber' } as const
    found.push({ ...lifted, ...about, staffId: liftedBy, at: liftedAt.getTime() })
  }
  return found
}

/** Symptoms were stored in words. One that matches no wording we know is stored without its id. */
const signsIn = ({ answers }: ReportedRisk, about: Pick<NewEntry, 'occasion' | 'caseId'>, at: number): NewEntry[] =>
  answers.map(({ answer }) => ({
    kind: 'red flag',
    code: redFlags.find((flag) => flag.sign === answer || storedSign(flag) === answer)?.id ?? 'unknown',
    words: answer,
    source: 'symptom report',
    ...about,
    at,
  }))

async function fromPlans({ vault }: Filling, tx: Orm, accountId: string): Promise<NewEntry[]> {
  const rows = await tx
    .select({ event: planEvents, medicine: plans.medicine })
    .from(planEvents)
    .innerJoin(plans, eq(plans.id, planEvents.planId))
    .where(and(eq(plans.accountId, accountId), eq(planEvents.what, 'stopped'), isNotNull(planEvents.staffId)))
  return rows.map(({ event, medicine }) => {
    const reason = event.reason ? vault.open(event.reason, planReasonOwner(event.planId)) : historyEntryWords.noReason
    return {
      kind: 'treatment stopped',
      code: medicine,
      words: historyEntryWords.stopped(medicineNamed(medicine)?.name ?? medicine, reason),
      source: 'prescriber',
      occasion: `plan event/${event.id}`,
      staffId: event.staffId,
      at: event.at.getTime(),
    }
  })
}
