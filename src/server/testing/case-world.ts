import { compareOrder } from '../checkout/payment/compare-money.ts'
import { reconcilePayments } from '../checkout/payment/reconcile.ts'
import { casesJob } from '../clinical/cases/case-job.ts'
import { sendDueRefunds } from '../orders/refund-job.ts'
import { type CardPayments, CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { newModelCase, type Provider } from './case-model.ts'
import { startTestApp } from './test-app.ts'
import {
  bringEvidence,
  caseNow,
  goodEvidence,
  goodPlan,
  newPatient,
  quietFollowUp,
  type TestPatient,
} from './test-case.ts'
import { willingBotCheck } from './test-gateways.ts'
import { emailsAbout, orderNow, sandboxIn } from './test-order.ts'
import { newStaff } from './test-staff.ts'

export type Who = 'prescriber' | 'lead' | 'pharmacist'

/** A patient, and the case as the staff working on it see it. */
export interface ModelPatient extends TestPatient {
  readonly epochs: Map<Who, number>
  lastDecision: { readonly id: string; readonly by: Who } | null
}

const insulin = {
  ...quietFollowUp,
  follow_up_medicines: ['Insulin'],
  follow_up_medicines_named: 'Insulin glargine, 20 units at night',
  follow_up_diabetes_team: 'yes',
}

/** Two processes on one database, the staff, and controls for clock and card provider. */
export async function startCaseWorld() {
  let clock = Date.parse('2026-03-02T10:00:00Z')
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  const app = await startTestApp({ gateways })
  const other = await startTestApp({ gateways, beside: app })
  const people = {
    prescriber: await newStaff(app, 'prescriber'),
    lead: await newStaff(app, 'clinical_lead'),
    pharmacist: await newStaff(app, 'pharmacist'),
    support: await newStaff(app, 'support'),
  }
  const providers = [app, other].map(({ services: { cards } }) => ({ cards, real: { ...cards } }))
  const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

  /** Keeps staff sessions open. */
  async function pass(ms: number): Promise<void> {
    clock += ms
    const now = new Date(clock).toISOString()
    await rows(
      `update staff_sessions set last_seen_at = '${now}', expires_at = '${now}'::timestamptz + interval '12 hours'`,
    )
  }

  const compare = (orderId: string) =>
    compareOrder(app.services, orderId).catch((error: unknown) => {
      if (!(error instanceof CardsUnreachable)) throw error
    })

  const setProvider = (is: Provider) => {
    for (const { cards, real } of providers) Object.assign(cards, is === 'there' ? real : notHeard(real, is))
  }

  return {
    app,
    people,
    rows,
    now: () => clock,
    pass,
    compare,
    setProvider,
    tend: () => Promise.all([casesJob(app.services), casesJob(other.services)]),
    async sweep(orderIds: readonly string[]): Promise<void> {
      await reconcilePayments(app.services)
      await sendDueRefunds(app.services)
      for (const orderId of orderIds) await compare(orderId)
    },
    /** Two patients with complete evidence, one of whom needs a second signature. */
    async begin() {
      setProvider('there')
      await pass(60_000)
      await rows('delete from messages')
      const ready = async (followUp: object): Promise<ModelPatient> => {
        const patient = await newPatient(app)
        await bringEvidence(app, patient, { ...goodEvidence(app), diabetes_plan: goodPlan(app) }, followUp)
        return { ...patient, epochs: new Map(), lastDecision: null }
      }
      const [quiet, senior] = [await ready(quietFollowUp), await ready(insulin)]
      return {
        patients: [quiet, senior] as const,
        cases: [newModelCase(quiet.order.amountPence, false), newModelCase(senior.order.amountPence, true)] as const,
      }
    },
    /** The state in the database and the provider's own books. */
    async seen({ caseId, orderId, order, paymentIntent }: TestPatient) {
      const { state, awaitsSignature, pendingDecision } = await caseNow(app, caseId)
      const books = await sandboxIn(app).ledger.read(paymentIntent)
      const [counted] = await rows(`
        select (select count(*) from case_decisions
            where case_id = '${caseId}' and done_at is null and undone_at is null)::int as open,
          (select count(*) from prescriptions where case_id = '${caseId}' and cancelled_at is null)::int as papers`)
      return {
        state,
        awaitsSignature,
        isPending: pendingDecision !== null,
        open: Number(counted?.open),
        prescriptions: Number(counted?.papers),
        order: (await orderNow(app, orderId)).state,
        isReleased: books?.intent.status === 'canceled',
        captured: books?.intent.amount_received ?? 0,
        refunded: books?.charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0) ?? 0,
        told: (await emailsAbout(app, order))
          .map(({ subject }) => subject?.replace(` ${order.reference}`, '') ?? '')
          // Reminders by the job: another test counts these.
          .filter((subject) => subject !== 'Your order is waiting for you')
          .toSorted(),
      }
    },
    async close() {
      await other.close()
      await app.close()
    },
  }
}

export type CaseWorld = Awaited<ReturnType<typeof startCaseWorld>>

/** A provider whose replies are lost. A deaf one acts all the same. */
function notHeard({ capture, cancel, refund }: CardPayments, is: Exclude<Provider, 'there'>): Partial<CardPayments> {
  const gone = () => Promise.reject(new CardsUnreachable('away'))
  const acts =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      if (is === 'deaf') await act(...given)
      return gone()
    }
  return { capture: acts(capture), cancel: acts(cancel), refund: acts(refund), money: gone, retrieve: gone }
}
