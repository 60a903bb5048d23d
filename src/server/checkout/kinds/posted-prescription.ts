import { paperWords } from '#content/appointments/paper-prescription.ts'
import { mayBeChosen } from '#domain/appointments/paper/posting.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { lockPaper, paperOfOrder, statusOfPaper } from '../../appointments/paper/paper-rows.ts'
import { writePostEmail } from '../../appointments/paper/post-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { CheckoutKind, Claiming } from './checkout-kind.ts'

/** There is one prescription, this is its latest order, and it may still be posted. */
const claiming: Claiming = {
  async claim({ now }, tx, { id }) {
    const paper = await paperOfOrder(tx, id)
    const standing = paper && (await lockPaper(tx, paper.id, now()))
    if (standing?.last?.order.id !== id || standing.validity !== 'in time') return false
    return standing.stage !== 'withdrawn' && standing.stage !== 'handed over'
  },
  release: async () => ({}),
  async isLost(tx, { id }) {
    const paper = await paperOfOrder(tx, id)
    return paper?.withdrawnAt != null || paper?.handedOverAt != null
  },
  writeNotTaken: (services, tx, order) => writePostEmail(services, tx, order, { occasion: 'not taken' }),
}

/**
 * A prescription that the patient has posted (PO-04): requested in the account, charged at once, then waiting at the
 * desk.
 */
export const postedPrescriptionCheckout: CheckoutKind<'posted prescription'> = {
  submit: null,
  beforePaying: ({ database, now }, { id }) => database.run((orm) => requirePayable(orm, id, now())),
  afterAuthorised: async () => undefined,
  async writeReceipt(services, tx, order, occasion) {
    await writePostEmail(services, tx, order, { occasion })
    await publishDeskEvent(tx, 'post', order.id)
  },
  async afterRefund(services, tx, { amountPence }, order) {
    await writePostEmail(services, tx, order, { occasion: 'refunded', amountPence })
    await publishDeskEvent(tx, 'post', order.id)
  },
  claiming,
}

async function requirePayable(orm: Orm, orderId: string, now: Instant): Promise<void> {
  const paper = await paperOfOrder(orm, orderId)
  if (!paper) throw new Error('A posting is paid for without a prescription.')
  const { stage } = await statusOfPaper(orm, paper, now)
  if (!mayBeChosen(stage)) throw new ApiError(409, paperWords.refused[stage], { stage })
}
