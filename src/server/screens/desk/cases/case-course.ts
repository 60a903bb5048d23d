import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type Course, courseOf, statedKg } from '#domain/clinical/course.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { CaseInputs } from '../../../clinical/cases/case-inputs.ts'
import { dosesSentFor } from '../../../clinical/supply/doses-sent.ts'
import { sharedWeights } from '../../../clinical/tracking/shared-weights.ts'
import { plainInCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { type Order, orderAnswersOwner } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** More orders than two years of treatment make. */
const mostOrders = 30

const dayOf = (moment: Date) => londonTimeAt(moment.getTime()).date

/** The course of weight and dose, from all orders and verified weights. */
export async function courseShown({ vault, log }: Services, tx: Orm, inputs: CaseInputs | null) {
  if (!inputs) return { weights: [], doses: [] }
  const { order, input } = inputs
  const placed = order.accountId === null ? [order] : await ordersOf(tx, order.accountId, order)
  const stated = placed.flatMap((one) => {
    const kg = statedIn(one)
    return kg === null ? [] : [{ on: dayOf(one.createdAt), kg }]
  })
  const logged = order.accountId === null ? [] : await sharedWeights(tx, vault, order.accountId)
  const sent = await dosesSentFor(
    tx,
    placed.map(({ id }) => id),
  )
  return mutable(courseOf({ stated, logged }, input.evidence, sent))

  /** Unreadable answers have no weight, and hide nothing else. */
  function statedIn({ id, answers, questionnaireVersion, reference }: Order): number | null {
    try {
      const plain = vault.open(answers, orderAnswersOwner(id))
      return statedKg(JSON.parse(plainInCurrentVersion(weightService.questionnaire, questionnaireVersion, plain)))
    } catch (error) {
      log.warn({ err: error, reference }, 'the weight in the answers of an order cannot be read')
      return null
    }
  }
}

const mutable = ({ weights, doses }: Course) => ({ weights: [...weights], doses: [...doses] })

/** Those that were paid for or authorised: abandoned ones say nothing. */
const ordersOf = (tx: Orm, accountId: string, { id }: Order): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.kind, kindsWithCases),
        or(eq(orders.id, id), isNotNull(orders.authorisedAt)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(mostOrders)
