import { placing } from '#content/checkout/checkout.ts'
import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import { consents as consentWords } from '#content/intake/consents.ts'
import { pages } from '#contract/pages.ts'
import { gateNames, gates } from '#domain/cases/gates.ts'
import { lastingStops } from '#domain/clinical/clinical-history.ts'
import { policy } from '#domain/clinical/policy.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { caseInputs } from '../../clinical/cases/case-inputs.ts'
import { judgeIfReadable } from '../../clinical/cases/judgement.ts'
import { openCase } from '../../clinical/cases/open-case.ts'
import { ownTreatmentOf } from '../../clinical/cases/own-treatment.ts'
import { clinicalHistoryOf } from '../../clinical/history/entries.ts'
import { accountById, emailDigest } from '../../identity/accounts/account-rows.ts'
import { type GuestSession, guestPhoneOwner } from '../../identity/guest-sessions/guest-sessions.ts'
import { writeOrderEmail } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { markOwner } from '../mark-owner.ts'
import { readOrderForm } from '../order-form.ts'
import type { CheckoutKind } from './checkout-kind.ts'

const phoneNotVerified = () =>
  new ApiError(403, 'Please verify your phone number again. Everything you typed is saved.', { reason: 'phone' })

/** Patients on treatment order the next pen through the check-in, which asks how the last weeks went. */
async function refuseOnTreatment(orm: Orm, accountId: string | null): Promise<void> {
  if (accountId === null || !(await ownTreatmentOf(orm, accountId)).isLive) return
  throw new ApiError(409, placing.onTreatment, { reason: 'on treatment', path: pages.accountCheckIn })
}

/**
 * Our own patients: what is on their record already, and could only be declined. A stranger who orders under their
 * address learns nothing: then it is found when the owner confirms the order.
 */
async function refuseRuledOut({ vault }: Services, orm: Orm, { accountId, item }: Order): Promise<void> {
  if (accountId === null) return
  const entries = await clinicalHistoryOf(orm, vault, accountId)
  if (lastingStops(entries, item as MedicineKey).length === 0) return
  throw new ApiError(409, placing.onRecord, { reason: 'on record', path: pages.accountMessages })
}

/** The evidence its review will wait for, by the rule that opens its case, in the order it is asked for. */
async function neededFirst(services: Services, tx: Orm, { id: orderId }: Order) {
  const inputs = await caseInputs(services, tx, { orderId })
  const open = (inputs && judgeIfReadable(services, inputs)?.missing.map(({ gate }) => gate)) ?? []
  const words = evidenceTaskWords(policy)
  // Before we have written, there is nothing to reply to.
  return gateNames
    .filter((gate) => gate !== 'two_way_contact' && open.includes(gate))
    .map((gate) => ({ title: words[gate].title, minutes: gates[gate].minutes }))
}

/**
 * The account of this address, if this browser ordered under it and nobody has proven the address since: this browser
 * sees that order without signing in. To any other guest the address says nothing.
 */
async function ownedBy(
  { vault }: Services,
  orm: Orm,
  guestSession: GuestSession | null,
  email: string,
): Promise<string | null> {
  if (!guestSession?.accountId) return null
  const account = await accountById(orm, guestSession.accountId)
  return account?.emailDigest.equals(emailDigest(vault, email)) ? account.id : null
}

/** A medication: the phone was verified in this guest session, and a clinician decides before the card is charged. */
export const medicationCheckout: CheckoutKind<'medication'> = {
  async submit(services, { body }, { today, asksForPassword, accountId, guestSession }) {
    const { vault, database } = services
    await database.run((orm) => refuseOnTreatment(orm, accountId))
    const form = readOrderForm(body, today, { asksForPassword })
    if (!('details' in form)) throw badRequest(form)
    const { details, medication } = form
    const requireVerified = (asking: GuestSession | null): GuestSession => {
      const phone = asking?.verifiedPhone && vault.open(asking.verifiedPhone, guestPhoneOwner(asking.id))
      if (!asking || !phone || normalisePhone(phone) !== details.mobile) throw phoneNotVerified()
      return asking
    }
    requireVerified(guestSession)
    await database.run(async (orm) => refuseOnTreatment(orm, await ownedBy(services, orm, guestSession, details.email)))
    return {
      details,
      choose: async (tx, locked) => ({
        guestSessionId: requireVerified(locked).id,
        item: medication.key,
        consents: [
          { kind: 'terms', ...consentWords.terms, isGiven: true },
          { kind: 'marketing', ...consentWords.marketing, isGiven: !details.declineOffers },
        ],
        typed: { medication: medication.key },
        // If this browser made the account, its orders are the patient's own without signing in; that is known only
        // now. Otherwise the account is not theirs yet.
        async afterPlacing(order) {
          await refuseOnTreatment(tx, order.accountId)
          await refuseRuledOut(services, tx, order)
        },
      }),
    }
  },
  beforePaying: (services, order) =>
    services.database.run(async (orm) => {
      await refuseOnTreatment(orm, order.accountId)
      await refuseRuledOut(services, orm, order)
    }),
  writeReceipt: async (services, tx, order, occasion) =>
    writeOrderEmail(services, tx, order, occasion, { tasks: await neededFirst(services, tx, order) }),
  async afterAuthorised(services, tx, order, card) {
    await markOwner(services, tx, order, { card })
    await openCase(services, tx, order)
  },
  afterRefund: (services, tx, { amountPence }, order) =>
    writeOrderEmail(services, tx, order, 'refunded', { amountPence }),
  claiming: null,
}
