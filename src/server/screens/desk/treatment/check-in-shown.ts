import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { isNextPen } from '#domain/orders/kinds.ts'
import { sentCheckInsOf } from '../../../clinical/cases/check-ins-of.ts'
import type { Order } from '../../../orders/orders.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { transcriptView } from '../cases/transcript-view.ts'

/** The check-in before this pen, as it was answered. Null: it is the first pen. */
export async function checkInBefore({ vault }: Pick<Services, 'vault'>, tx: Orm, order: Order | null) {
  if (!order || !isNextPen(order) || order.accountId === null) return null
  const sent = await sentCheckInsOf(tx, vault, order.accountId)
  const found = sent.find(({ row }) => row.orderId === order.id)
  return found ? found.answers : null
}

/** The same as the desk reads it. */
export const checkInShown = (answers: Answers | null) => answers && transcriptView(flow, flow.version, answers)
