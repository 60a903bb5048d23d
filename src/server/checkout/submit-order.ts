import { consents as consentWords } from '#content/consents.ts'
import type { createNewUser } from '#contract/create-new-user.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { firstMonthDiscountPence, firstMonthTotalPence } from '#domain/catalogue/discount.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { emailDigest } from '../accounts/account-rows.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { signedInPerson } from '../accounts/signed-in-person.ts'
import type { CallRequest } from '../calls/route.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { Order } from '../orders/orders.ts'
import { requireEligibleAnswers } from '../questionnaires/eligible-answers.ts'
import type { Services } from '../services.ts'
import { lockVisit, openVisit, type Visit, visitPhoneOwner } from '../visits/visits.ts'
import { readOrderForm } from './order-form.ts'
import { requireNotPaid } from './payment/require-not-paid.ts'
import { placeOrder } from './place-order.ts'

const questionnaire = 'weight-management'

const phoneNotVerified = () =>
  new Refusal(403, 'Please verify your phone number again. Everything you typed is saved.', { reason: 'phone' })

/** The final submission of the order form. */
export async function submitOrder(
  services: Services,
  { body, visit, session }: CallRequest<typeof createNewUser>,
): Promise<Order> {
  const { database, vault, now } = services
  const hasVerified = ({ id, verifiedPhone }: Visit, phone: string): boolean =>
    verifiedPhone !== null && normalisePhone(vault.open(verifiedPhone, visitPhoneOwner(id))) === phone

  const signedIn = await signedInPerson(services, session, body.email)
  const form = readOrderForm(body, londonToday(now()), { asksForPassword: !signedIn.isOwner })
  if (!('details' in form)) throw badRequest(form)
  const { details, medication } = form
  const { presented } = visit
  const own = presented && (await database.run((orm) => openVisit(orm, presented)))
  if (!own || !hasVerified(own, details.mobile)) throw phoneNotVerified()
  const eligible = await requireEligibleAnswers(services, own.id, questionnaire)
  await requireNotPaid(services, own.id, questionnaire, body.paymentId)
  // Before the transaction, which would wait for it, and always: known and unknown addresses cost the same.
  const passwordHash = signedIn.isOwner ? null : await hashPassword(body.password ?? '')

  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const held = await lockVisit(tx, presented)
      if (!held || !hasVerified(held, details.mobile)) throw phoneNotVerified()
      return placeOrder(services, tx, {
        details,
        item: medication.key,
        amountPence: firstMonthTotalPence(medication),
        discountPence: firstMonthDiscountPence,
        consents: [
          { kind: 'terms', ...consentWords.terms, isGiven: true },
          { kind: 'marketing', ...consentWords.marketing, isGiven: !details.declineOffers },
        ],
        typed: { medication: medication.key },
        visitId: held.id,
        signedInAs: signedIn.accountId,
        emailDigest: emailDigest(vault, details.email),
        passwordHash,
        questionnaire,
        questionnaireVersion: eligible.version,
        answers: eligible.plain,
      })
    }),
  )
}
