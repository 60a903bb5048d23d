import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type Course, courseOf, type SuppliedDose, statedKg } from '#domain/clinical/course.ts'
import type { CaseInputs } from '../cases/case-inputs.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import { type Order, orderAnswersOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { plainInCurrentVersion } from '../questionnaires/current-version.ts'
import type { Services } from '../services.ts'
import { parcels, pens } from '../supply/tables.ts'

/** More orders than two years of treatment make. */
const mostOrders = 30

const dayOf = (moment: Date) => londonTimeAt(moment.getTime()).date

/** How weight and dose went, from everything this person has ordered here and shown us. */
export async function courseShown({ vault, log }: Services, tx: Orm, inputs: CaseInputs | null) {
  if (!inputs) return { weights: [], doses: [] }
  const { order, input } = inputs
  const placed = order.accountId === null ? [order] : await ordersOf(tx, order.accountId, order)
  const stated = placed.flatMap((one) => {
    const kg = statedIn(one)
    return kg === null ? [] : [{ on: dayOf(one.createdAt), kg }]
  })
  return mutable(courseOf(stated, input.evidence, await suppliedIn(tx, placed)))

  /** Answers that nothing can read any more have no weight, and hide nothing else. */
  function statedIn({ id, answers, questionnaireVersion, reference }: Order): number | null {
    try {
      const plain = vault.open(answers, orderAnswersOwner(id))
      return statedKg(JSON.parse(plainInCurrentVersion('weight-management', questionnaireVersion, plain)))
    } catch (error) {
      log.warn({ err: error, reference }, 'the weight in the answers of an order cannot be read')
      return null
    }
  }
}

const mutable = ({ weights, doses }: Course) => ({ weights: [...weights], doses: [...doses] })

/** Those that were paid for or held: what nobody went through with says nothing. */
const ordersOf = (tx: Orm, accountId: string, { id }: Order): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.kind, 'medication'),
        or(eq(orders.id, id), isNotNull(orders.authorisedAt)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(mostOrders)

/** What left and neither came back nor was lost, with what was packed for it. */
async function suppliedIn(tx: Orm, placed: readonly Order[]): Promise<SuppliedDose[]> {
  const ids = placed.map(({ id }) => id)
  const sent = await tx
    .select({ caseId: parcels.caseId, dispatchedAt: parcels.dispatchedAt })
    .from(parcels)
    .innerJoin(cases, eq(cases.id, parcels.caseId))
    .where(
      and(inArray(cases.orderId, ids), or(isNull(parcels.endedAs), notInArray(parcels.endedAs, ['returned', 'lost']))),
    )
  if (sent.length === 0) return []
  const caseIds = sent.map(({ caseId }) => caseId)
  const packed = await tx.select().from(pens).where(inArray(pens.caseId, caseIds)).orderBy(asc(pens.at))
  return sent.flatMap(({ caseId, dispatchedAt }) => {
    const pen = packed.findLast((one) => one.caseId === caseId && one.at <= dispatchedAt)
    return pen ? [{ on: dayOf(dispatchedAt), medicine: pen.brand, dose: pen.strength, isElsewhere: false }] : []
  })
}
