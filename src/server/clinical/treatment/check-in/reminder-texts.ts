import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { checkInWaitsText } from '#content/notifications/check-in.ts'
import { pages } from '#contract/pages.ts'
import { internationalPhone, phoneProblem } from '#domain/identity/phone.ts'
import type { ConsentKind } from '#domain/intake/consents/ledger.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { phoneToText } from '../../../identity/accounts/contact-changes.ts'
import { consents } from '../../../intake/consents/tables.ts'
import type { Writing } from '../../../orders/order-email.ts'
import { orderOwner } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import { addressFor } from '../../../platform/config/config.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { NewMessage } from '../../../platform/outbox/messages.ts'

/** The wording by which patients agreed to texts about their care. */
const agreed: ConsentKind = 'questionnaire/weight-management'

/** Texts go to the UK mobile proven by a code with the order. A patient without one gets the email. */
export async function writeReminderTexts(services: Writing, tx: Orm, accountIds: readonly string[]): Promise<void> {
  if (!services.config.reminders.checkInText || accountIds.length === 0) return
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
  const text = checkInWaitsText(addressFor(services.config, pages.accountCheckIn))
  const texts: NewMessage[] = []
  for (const { id, accountId, details } of last.filter(({ isAgreed }) => isAgreed)) {
    const { mobile } = JSON.parse(services.vault.open(details, orderOwner(id))) as { mobile?: string }
    const phone = await phoneToText(services.vault, tx, accountId, mobile)
    if (phone && phoneProblem(phone) === null)
      texts.push({ kind: 'sms', owner: { orderId: id }, to: internationalPhone(phone), text })
  }
  await services.messages.writeAll(tx, texts)
}
