import { consents as words } from '#content/intake/consents.ts'
import { startConsent } from '#content/intake/start-consent-words.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { amountOf, orderKinds } from '#domain/orders/kinds.ts'
import { emailDigest } from '../../identity/accounts/account-rows.ts'
import { beginGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import { type GivenConsent, recordConsents } from '../../intake/consents/record-consents.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../../orders/orders.ts'
import type { Services } from '../../platform/services.ts'
import { demoAccount } from './demo-account.ts'
import { payDemoOrder } from './pay-order.ts'
import { type DemoPatient, demoPatientEmail } from './people.ts'

export async function demoMedicationOrder(
  services: Services,
  patient: DemoPatient,
  n: number,
  passwordHash: string,
): Promise<Order> {
  const { database, vault, now } = services
  const item = orderKinds.medication.items.find(({ key }) => key === patient.medicine)
  if (!item) throw new Error('The demo sells what it does not have.')
  const email = demoPatientEmail(patient, n)
  const digest = emailDigest(vault, email)
  const details = {
    email,
    mobile: `07700900${String(n).padStart(3, '0')}`,
    title: patient.sex === 'Male' ? 'Mr' : 'Ms',
    name: patient.name,
    legalSurname: patient.surname,
    gender: patient.sex.toLowerCase(),
    dob: patient.born,
    address: `${1 + n} Mill Lane`,
    city: patient.town,
    pincode: 'FC1 4LW',
    declineOffers: false,
  }
  const order = await database.transaction(async (tx) => {
    const { id: guestSessionId } = await beginGuestSession(tx)
    const accountId = await demoAccount({ vault, now }, tx, { emailDigest: digest, passwordHash, details })
    const { order: opened } = await openOrder(tx, {
      guestSessionId,
      accountId,
      emailDigest: digest,
      kind: 'medication',
      item: item.key,
      amountPence: amountOf(item),
      discountPence: item.discountPence,
      questionnaire: weightManagement.name,
      questionnaireVersion: weightManagement.version,
      seal: (id) => ({
        details: vault.seal(JSON.stringify(details), orderOwner(id)),
        answers: vault.seal(JSON.stringify(weightAnswers(patient.weight)), orderAnswersOwner(id)),
      }),
      now: now(),
    })
    await recordConsents(tx, { orderId: opened.id }, demoConsents)
    const moved = await moveOrder(tx, opened, { to: 'awaiting payment', by: 'patient', now: now() })
    return moved ?? opened
  })
  await payDemoOrder(services, order)
  return order
}

/** The consents of a demo patient with an order. */
const demoConsents: readonly GivenConsent[] = [
  { kind: 'questionnaire/weight-management', ...startConsent(false), isGiven: true, how: 'assessment' },
  { kind: 'terms', ...words.terms, isGiven: true, how: 'form' },
  { kind: 'marketing', ...words.marketing, isGiven: true, how: 'form' },
]
