import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { internationalPhone, phoneProblem } from '#domain/identity/phone.ts'
import type { ConsentKind } from '#domain/intake/consents/ledger.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { phoneToText } from '../../identity/accounts/contact-changes.ts'
import { consents } from '../../intake/consents/tables.ts'
import type { Writing } from '../../orders/order-email.ts'
import { orderOwner } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { NewMessage } from '../../platform/outbox/messages.ts'

/** The wording by which patients agreed to texts about their care. */
const agreed: ConsentKind = 'questionnaire/weight-management'

/**
 * A text to each of these patients who can get one, by account: to the UK mobile proven by a code with the order, where
 * they agreed to texts about their care. A patient without one gets the email.
 */
export async function textsTo(
  { vault }: Pick<Writing, 'vault'>,
  tx: Orm,
  accountIds: readonly string[],
  text: string,
): Promise<Map<string, NewMessage>> {
  if (accountIds.length === 0) return new Map()
  const proven = await tx
    .select({ id: orders.id, accountId: orders.accountId, details: orders.details, isAgreed: consents.isGiven })
    .from(orders)
    .innerJoin(consents, and(eq(consents.orderId, orders.id), eq(consents.kind, agreed)))
    .where(
      and(
        inArray(orders.accountId, [...accountIds]),
        eq(orders.kind, weightService.firstOrder),
        isNotNull(orders.authorisedAt),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(consents.id))
  // Of several orders of one patient the last counts, and so does their last answer about texts.
  const last = [...new Map(proven.map((order) => [order.accountId, order])).values()]
  const texts = new Map<string, NewMessage>()
  for (const { id, accountId, details } of last.filter(({ isAgreed }) => isAgreed)) {
    const { mobile } = JSON.parse(vault.open(details, orderOwner(id))) as { mobile?: string }
    const phone = accountId && (await phoneToText(vault, tx, accountId, mobile))
    if (accountId && phone && phoneProblem(phone) === null)
      texts.set(accountId, { kind: 'sms', owner: { orderId: id }, to: internationalPhone(phone), text })
  }
  return texts
}
