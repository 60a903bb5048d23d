import { paperWords } from '#content/paper-prescription.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { mayBeChosen } from '#domain/post/posting.ts'
import { lockPaper, paperOfOrder, standingOfPaper } from '../../bookings/paper/paper-rows.ts'
import { writePostEmail } from '../../bookings/paper/post-email.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CheckoutKind, Claiming } from './checkout-kind.ts'

/** There is one prescription, this order is the last for it, and it may still be posted. */
const claiming: Claiming = {
  async claim({ now }, tx, { id }) {
    const paper = await paperOfOrder(tx, id)
    const standing = paper && (await lockPaper(tx, paper.id, now()))
    if (standing?.last?.order.id !== id || standing.validity !== 'in time') return false
    return standing.stage !== 'withdrawn' && standing.stage !== 'handed over'
  },
  letGo: async () => ({}),
  async isLost(tx, { id }) {
    const paper = await paperOfOrder(tx, id)
    return paper?.withdrawnAt != null || paper?.handedOverAt != null
  },
  writeNotTaken: (services, tx, order) => writePostEmail(services, tx, order, { occasion: 'not taken' }),
}

/** A prescription that somebody has posted (PO-04): chosen in the account, taken at once, and then it waits at the desk. */
export const postedPrescriptionCheckout: CheckoutKind<'posted prescription'> = {
  submit: null,
  beforePaying: ({ database, now }, { id }) => database.run((orm) => requirePayable(orm, id, now())),
  afterAuthorised: async () => undefined,
  async writeReceipt(services, tx, order, occasion) {
    await writePostEmail(services, tx, order, { occasion })
    await tellDesk(tx, 'post', order.id)
  },
  async afterRefund(services, tx, { amountPence }, order) {
    await writePostEmail(services, tx, order, { occasion: 'refunded', amountPence })
    await tellDesk(tx, 'post', order.id)
  },
  claiming,
}

async function requirePayable(orm: Orm, orderId: string, now: Instant): Promise<void> {
  const paper = await paperOfOrder(orm, orderId)
  if (!paper) throw new Error('A posting is paid for without a prescription.')
  const { stage } = await standingOfPaper(orm, paper, now)
  if (!mayBeChosen(stage)) throw new Refusal(409, paperWords.refused[stage], { stage })
}
