import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import type { Frequency } from '#domain/intake/adhd/frequency.ts'
import type { RiskFactor } from '#domain/intake/adhd/risk-factors.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { adhdRisk } from '#domain/safeguarding/reported-risk.ts'
import { emailDigest } from '../../identity/accounts/account-rows.ts'
import { recordReportedRisk } from '../../intake/questionnaires/ended-answers.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../../orders/orders.ts'
import type { Services } from '../../platform/services.ts'
import type { Afterwards } from './afterwards.ts'
import type { DemoCompanion } from './companions.ts'
import { demoAccount } from './demo-account.ts'
import type { DemoPreparation } from './preparations.ts'

export interface DemoAppointment {
  readonly name: string
  readonly surname: string
  /** Minutes from the current half hour. */
  readonly from: number
  readonly often: Frequency
  /** Answered Yes to these before, and changed it. */
  readonly risks?: readonly RiskFactor[]
  /** What was prepared for it; nothing if left out. */
  readonly prepared?: DemoPreparation
  readonly became?: { readonly kind: OutcomeKind; readonly words?: string }
  /** What followed, if they attended. */
  readonly after?: Afterwards
  /** How much of their companion they have used, if they attended. */
  readonly companion?: DemoCompanion
}

type Tx = Parameters<typeof openOrder>[0]

export async function demoAppointmentOrder(
  { vault, now }: Services,
  tx: Tx,
  { name, surname, often, risks = [] }: DemoAppointment,
  guestSessionId: string,
  passwordHash: string,
): Promise<Order> {
  const email = `${name}.${surname}@patients.larkwell.example`.toLowerCase()
  const digest = emailDigest(vault, email)
  const details = {
    email,
    mobile: '07700900200',
    title: 'Ms',
    name,
    legalSurname: surname,
    gender: 'female',
    dob: '1990-05-14',
    address: '3 Heron Quay',
    city: 'Truro',
    pincode: 'FC1 4LW',
    declineOffers: true,
  }
  const accountId = await demoAccount({ vault, now }, tx, { emailDigest: digest, passwordHash, details })
  const risk = adhdRisk({ adhd_risk_factors: riskAnswers(...risks) })
  if (risk) await recordReportedRisk(tx, vault, guestSessionId, risk)
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, often]))
  const answers = { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() }
  const { order } = await openOrder(tx, {
    guestSessionId,
    accountId,
    emailDigest: digest,
    kind: 'appointment',
    item: adultAdhdAssessment.key,
    amountPence: adultAdhdAssessment.pricePence,
    discountPence: 0,
    questionnaire: adhd.name,
    questionnaireVersion: adhd.version,
    seal: (id) => ({
      details: vault.seal(JSON.stringify(details), orderOwner(id)),
      answers: vault.seal(JSON.stringify(answers), orderAnswersOwner(id)),
    }),
    now: now(),
  })
  return (await moveOrder(tx, order, { to: 'awaiting payment', by: 'patient', now: now() })) ?? order
}
