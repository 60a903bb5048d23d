import { brand } from '#content/brand.ts'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { demoPatientPassword } from '#server/app/demo-clinic/people.ts'
import { adhdAnswers } from '#server/testing/test-booking.ts'
import { tokenFor } from '../../tests/proof-of-work.ts'
import { askOk } from '../load/ask.ts'
import { monthAhead, timesOn } from './bookings.ts'
import { searchFor } from './gp-practices.ts'

/** People in both databases, since one is a copy of the other. */
export interface Known {
  /** The cookie of a guest session that has answered, of one that may book, and of one that has ordered. */
  readonly answering: string
  readonly booking: string
  readonly ordered: string
  readonly session: string
  readonly desk: string
  readonly emails: readonly string[]
  readonly caseIds: readonly string[]
  readonly accountId: string
}

/** A call that people wait for. Its preparation is not timed. */
export interface MainCall {
  readonly name: string
  readonly call: string
  /** Of a server by its port. */
  prepare(port: number, n: number): Promise<{ readonly body: object; readonly cookie?: string }>
}

const sets = ['Mixed', 'Other'].map((Q2_answer) => JSON.stringify({ ...weightAnswers(), Q2_answer }))

export function mainCalls(known: Known): MainCall[] {
  const { answering, booking, ordered, session, desk, emails, caseIds, accountId } = known
  const plain = (name: string, call: string, body: (n: number) => object, cookie?: string): MainCall => ({
    name,
    call,
    prepare: async (_, n) => ({ body: body(n), ...(cookie ? { cookie } : {}) }),
  })
  const email = (n: number) => emails[n % emails.length]
  const slots = new Map<number, { date: string; time: string }[]>()
  return [
    plain(
      'Save answers',
      'save_answer',
      (n) => ({ ansData: sets[n % 2], questionnaire_type: 'weight-management' }),
      answering,
    ),
    plain(
      'Open a step with saved answers',
      'load_answers',
      () => ({ questionnaire_type: 'weight-management' }),
      answering,
    ),
    plain('Look up an email address', 'check_user_by_email', (n) => ({ email: email(n) }), answering),
    plain('Sign in', 'sign_in', (n) => ({ email: email(n), password: demoPatientPassword })),
    plain('Account page', 'my_account', () => ({}), session),
    plain('Order receipt', 'visit_orders', () => ({}), ordered),
    plain('Own conversation', 'my_thread', () => ({}), session),
    plain('A clinician’s month', 'booking_month', (n) => ({
      month: monthAhead((n % 2) + 1),
      clinician: brand.consultant.id,
    })),
    {
      name: 'Hold a time',
      call: 'hold_slot',
      async prepare(port, n) {
        if (!slots.has(port)) slots.set(port, await freeTimes(port))
        const free = slots.get(port) ?? []
        const { data } = await askOk(port, 'bot_challenge', { action: 'hold_slot' })
        const body = { ...free[n % free.length], clinician: brand.consultant.id, token: await tokenFor(data.challenge) }
        return { body, cookie: booking }
      },
    },
    plain('GP search', 'search_gp_practices', (n) => ({ query: searchFor(n) })),
    plain('Queue', 'desk_queue', () => ({ list: 'ready' }), desk),
    plain('Case', 'desk_case', (n) => ({ id: caseIds[n % caseIds.length] }), desk),
    plain('Conversation at the desk', 'desk_thread', () => ({ accountId }), desk),
    plain('Find a person', 'desk_search', (n) => ({ typed: email(n) }), desk),
  ]
}

/** Without a named clinician: the first free one of all. */
export const monthOfAnybody: MainCall = {
  name: 'The month of whoever is free',
  call: 'booking_month',
  prepare: async (_, n) => ({ body: { month: monthAhead((n % 2) + 1) } }),
}

async function freeTimes(port: number): Promise<{ date: string; time: string }[]> {
  const months = await Promise.all(
    [1, 2].map((ahead) => askOk(port, 'booking_month', { month: monthAhead(ahead), clinician: brand.consultant.id })),
  )
  return months.flatMap(({ data }) => timesOn(data.days))
}

/** The guest session cookie of a patient whose answers lead on. */
export async function newVisit(port: number, flow: 'weight-management' | 'adhd'): Promise<string> {
  const answers = flow === 'adhd' ? adhdAnswers : weightAnswers()
  const { cookie } = await askOk(port, 'save_answer', { ansData: JSON.stringify(answers), questionnaire_type: flow })
  await askOk(
    port,
    'agree_to_start',
    { questionnaire_type: flow, version: startConsentVersion, where: 'assessment' },
    cookie,
  )
  return cookie
}
