import { londonToday } from '#domain/calendar/london-time.ts'
import { type FormOrderKind, itemOf, orderKinds } from '#domain/orders/kinds.ts'
import { emailDigest } from '../identity/accounts/account-rows.ts'
import { hashPassword } from '../identity/accounts/passwords.ts'
import { signedInPerson } from '../identity/accounts/signed-in-person.ts'
import { lockGuestSession, openGuestSession } from '../identity/guest-sessions/guest-sessions.ts'
import { requireEligibleAnswers } from '../intake/questionnaires/eligible-answers.ts'
import { startConsentToCarry } from '../intake/questionnaires/start-consent.ts'
import type { Order } from '../orders/orders.ts'
import type { Services } from '../platform/services.ts'
import type { Submission } from './kinds/checkout-kind.ts'
import { formOf } from './kinds/kinds.ts'
import { requireNotPaid } from './payment/require-not-paid.ts'
import { placeOrder } from './place-order.ts'

/** The final submission of an order form. */
export async function submit(services: Services, kind: FormOrderKind, request: Submission): Promise<Order> {
  const { database, vault, now } = services
  const { body, session, guestSession } = request
  const { presented } = guestSession
  const signedIn = await signedInPerson(services, session, body.email)
  const own = presented && (await database.run((orm) => openGuestSession(orm, presented)))
  const { details, choose } = await formOf(kind).submit(services, request, {
    today: londonToday(now()),
    asksForPassword: !signedIn.isOwner,
    accountId: signedIn.accountId,
    guestSession: own,
  })
  const eligible = await requireEligibleAnswers(services, own?.id ?? null, kind)
  const agreed = await database.run((orm) =>
    startConsentToCarry(
      orm,
      { guestSessionId: own?.id ?? null, accountId: signedIn.accountId },
      orderKinds[kind].questionnaire,
    ),
  )
  if (own) await requireNotPaid(services, own.id, kind, body.paymentId)
  // Before the transaction, which would wait for it, and always: known and unknown addresses cost the same.
  const passwordHash = signedIn.isOwner ? null : await hashPassword(body.password ?? '')

  return database.transaction(async (tx) => {
    const {
      afterPlacing,
      item: key,
      ...chosen
    } = await choose(tx, presented && (await lockGuestSession(tx, presented)))
    const item = itemOf(kind, key)
    if (!item) throw new Error('Something was ordered that is not sold.')
    const order = await placeOrder(services, tx, {
      ...chosen,
      // The guest session ends; stored with the order the consent stays.
      consents: agreed ? [...chosen.consents, agreed] : chosen.consents,
      kind,
      item,
      details,
      signedInAs: signedIn.accountId,
      emailDigest: emailDigest(vault, details.email),
      passwordHash,
      questionnaireVersion: eligible.version,
      answers: eligible.plain,
    })
    await afterPlacing?.(order)
    return order
  })
}
