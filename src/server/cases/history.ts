import { and, eq, ne } from 'drizzle-orm'
import type { EarlierEnd, History } from '#domain/clinical/patient.ts'
import { noHistory } from '#domain/clinical/patient.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import type { Orm } from '../database/database.ts'
import { endedAnswers } from '../evidence/tables.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { endedOwner } from '../questionnaires/ended-answers.ts'
import type { Services } from '../services.ts'
import { parcels } from '../supply/tables.ts'
import { seenElsewhere } from './person-marks.ts'
import { cases } from './tables.ts'

/** What is known of the person from before this order, and from other accounts. */
export async function historyOf(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { id, visitId }: Order,
  accountId: string,
): Promise<History> {
  const earlier = await tx
    .select({ state: cases.state, deliveredAt: parcels.deliveredAt, endedAs: parcels.endedAs })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .leftJoin(parcels, eq(parcels.caseId, cases.id))
    .where(and(eq(orders.accountId, accountId), ne(orders.id, id)))
  const ofWeight = eq(endedAnswers.questionnaire, weightManagement.name)
  const ends =
    visitId === null
      ? []
      : await tx
          .select()
          .from(endedAnswers)
          .where(and(eq(endedAnswers.visitId, visitId), ofWeight))
  const delivered = earlier.flatMap(({ deliveredAt }) => deliveredAt?.toISOString().slice(0, 10) ?? []).toSorted()
  const seen = await seenElsewhere(tx, accountId, now())
  return {
    ...noHistory,
    earlierEnds: ends.map(({ visitId: visit, ended }): EarlierEnd => JSON.parse(vault.open(ended, endedOwner(visit)))),
    wasDeclined: earlier.some(({ state }) => state === 'declined'),
    sameElsewhere: {
      document: seen.has('document'),
      phone: seen.has('phone'),
      address: seen.has('address'),
      card: seen.has('card'),
    },
    supplies: delivered.length,
    coverFrom: delivered.at(-1) ?? null,
    startedOn: delivered[0] ?? null,
  }
}
