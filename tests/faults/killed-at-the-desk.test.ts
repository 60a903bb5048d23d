import type { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { casesJob } from '#server/clinical/cases/case-job.ts'
import { packedInTests } from '#server/testing/packed.ts'
import { newReadyPatient, type TestPatient } from '#server/testing/test-case.ts'
import { emailsAbout, sandboxIn, storyOf } from '#server/testing/test-order.ts'
import { newStaff } from '#server/testing/test-staff.ts'
import { testDepth } from '../soak/test-depth.ts'
import { deskServers, sendAs } from './desk-servers.ts'
import type { ServerProcess } from './server-process.ts'
import { until } from './until.ts'

/**
 * Kills a server between every two steps by which a case is decided, charged and dispatched. A lock blocks the step
 * after; what has happened by then is read from the database. Another server then continues, and staff who got no
 * answer press again.
 */

type Step = 'approve' | 'carry out the approval' | 'check' | 'carry out the check' | 'dispatch' | 'decline' | 'let go'
type Held = 'its case' | 'its order' | 'its payment' | 'pens' | 'messages'

interface Death {
  readonly when: string
  readonly step: Step
  /** The lock that blocks the next step. Null: the server dies as soon as the step is over. */
  readonly holding: Held | null
  /** SQL over the case, its order, its payment and its last decision: the expected state after the step. */
  readonly isReached: string
}

const isBlocked = `exists (select from pg_stat_activity where application_name like 'larkwell%' and wait_event_type = 'Lock')`
const isPending = 'c.pending_decision is not null'
const isBegun = 'd.attempts > 0'
const isDone = 'd.done_at is not null'
const at = (when: string, step: Step, holding: Held | null, isReached: string): Death => ({
  when,
  step,
  holding,
  isReached,
})

const charged = at('charged, and not written down', 'carry out the check', 'its order', `i.status = 'succeeded'`)
const released = at('let go, and not written down', 'let go', 'its order', `i.status = 'canceled'`)
const approving = at('begun to be approved', 'carry out the approval', 'its case', `${isBegun} and ${isBlocked}`)

const deaths: readonly Death[] = [
  charged,
  released,
  approving,
  at('about to be approved', 'approve', 'its case', isBlocked),
  at('just approved', 'approve', null, isPending),
  at('approved, and the email not sent', 'carry out the approval', null, isDone),
  at('about to be checked', 'check', 'its case', isBlocked),
  at('just checked', 'check', null, isPending),
  at('about to be charged', 'carry out the check', 'its payment', `${isBegun} and ${isBlocked}`),
  at('charged, and the case not moved', 'carry out the check', 'pens', `o.state = 'approved'`),
  at('charged, and the email not sent', 'carry out the check', null, isDone),
  at('about to be sent', 'dispatch', 'its case', isBlocked),
  at('just sent', 'dispatch', null, `c.state = 'dispatched'`),
  at('about to be declined', 'decline', 'its case', isBlocked),
  at('just declined', 'decline', null, isPending),
  at('about to be let go', 'let go', 'its payment', `${isBegun} and ${isBlocked}`),
  at('let go, and the case not moved', 'let go', 'messages', `o.state = 'declined'`),
  at('declined, and the email not sent', 'let go', null, isDone),
]

const supplied = ['approve', 'carry out the approval', 'check', 'carry out the check', 'dispatch'] as const
const declined = ['decline', 'let go'] as const
/** The state that shows that a step is over. */
const isOver: Readonly<Record<Step, string>> = {
  approve: isPending,
  'carry out the approval': `c.state = 'approved'`,
  check: isPending,
  'carry out the check': `c.state = 'checked'`,
  dispatch: `c.state = 'dispatched'`,
  decline: isPending,
  'let go': `c.state = 'declined'`,
}

const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2034-06-30' }
const parcel = {
  carrier: 'Swift Post',
  tracking: 'SP123456789',
  coldPack: 'Cool box 48',
  coldHours: 48,
  ...packedInTests,
}

async function openDesk() {
  const { app, first, start, connect } = await deskServers()
  const client = await connect()
  const locker = await connect()
  const [prescriber, pharmacist, support] = [
    await newStaff(app, 'prescriber'),
    await newStaff(app, 'pharmacist'),
    await newStaff(app, 'support'),
  ]
  type Staff = typeof prescriber
  let server: ServerProcess = first

  const isSo = async ({ caseId }: TestPatient, condition: string) => {
    const { rows } = await client.query(
      `select ${condition} as so from cases c join orders o on o.id = c.order_id
       join lateral (select body->'books'->'intent'->>'status' as status from sandbox_intents where id = o.payment_intent) i on true
       left join lateral (select * from case_decisions where case_id = c.id order by decided_at desc limit 1) d on true
       where c.id = $1`,
      [caseId],
    )
    return rows[0]?.so === true
  }

  /** Skips the undo window and the pauses before another attempt at it or at an email. */
  async function passTime({ caseId }: TestPatient): Promise<void> {
    await client.query(`update messages set next_try_at = now() where state = 'queued'`)
    await client.query(
      `update case_decisions set final_at = now() - interval '1 second', next_try_at = now() - interval '1 second'
       where case_id = $1 and done_at is null and undone_at is null`,
      [caseId],
    )
  }

  const claimed = async (staff: Staff, { caseId }: TestPatient) =>
    (await sendAs(server, staff, 'desk_claim', { id: caseId })).data?.epoch ?? 0

  /** The staff action, once the case is claimed. */
  const press: Readonly<Partial<Record<Step, (patient: TestPatient, epoch: number) => Promise<{ status: number }>>>> = {
    approve: ({ caseId: id }, epoch) =>
      sendAs(server, prescriber, 'desk_approve', {
        id,
        epoch,
        dose: '2.5mg',
        instructions: 'Inject 2.5 mg once a week, on the same day.',
        words: 'I have prescribed the first dose for you.',
        ticked: [],
      }),
    check: ({ caseId: id }, epoch) =>
      sendAs(server, pharmacist, 'desk_check', { id, epoch, pen, hasSeenInteractions: true }),
    dispatch: ({ caseId: id }) => sendAs(server, support, 'desk_dispatch', { id, ...parcel, expectedOn: '2034-03-04' }),
    decline: ({ caseId: id }, epoch) =>
      sendAs(server, prescriber, 'desk_decline', {
        id,
        epoch,
        reason: 'health_condition',
        words: 'I am sorry that I cannot prescribe this for you.',
      }),
  }

  const claimFor = async (step: Step, patient: TestPatient): Promise<number> => {
    if (step === 'approve' || step === 'decline') return claimed(prescriber, patient)
    return step === 'check' ? claimed(pharmacist, patient) : 0
  }
  const begin = (step: Step, patient: TestPatient, epoch: number): Promise<unknown> =>
    press[step]?.(patient, epoch) ?? passTime(patient)

  async function die(patient: TestPatient, { step, holding, isReached }: Death): Promise<void> {
    const epoch = await claimFor(step, patient)
    if (holding) await hold(locker, holding, patient)
    const asked = begin(step, patient, epoch)
    await until(() => isSo(patient, isReached), 30_000)
    await server.end('SIGKILL')
    await asked
    if (holding) await locker.query('rollback')
    await passTime(patient)
    server = await start()
  }

  /** Before the kill any process may execute a decision; after it the next server does. */
  async function finish(step: Step, patient: TestPatient, isAfter: boolean): Promise<void> {
    const done = await begin(step, patient, await claimFor(step, patient))
    if (press[step]) expect(done).toMatchObject({ status: 200 })
    else if (!isAfter) await casesJob(app.services)
    await until(() => isSo(patient, isOver[step]), 30_000)
  }

  return {
    app,
    client,
    /** Runs the steps and kills the server on the way. A repeated action is answered as already done. */
    async walk(patient: TestPatient, steps: readonly Step[], death: Death): Promise<void> {
      let isAfter = false
      for (const step of steps) {
        if (step === death.step) await die(patient, death)
        isAfter ||= step === death.step
        if (await isSo(patient, isOver[step])) {
          if (press[step]) expect(await begin(step, patient, 1)).toMatchObject({ status: 409 })
        } else await finish(step, patient, isAfter)
      }
    },
  }
}

const hold = async (locker: Client, held: Held, { caseId, orderId, paymentIntent }: TestPatient) => {
  await locker.query('begin')
  const lock: Readonly<Record<Held, string>> = {
    'its case': `select 1 from cases where id = '${caseId}' for update`,
    'its order': `select 1 from orders where id = '${orderId}' for update`,
    'its payment': `select 1 from sandbox_intents where id = '${paymentIntent}' for update`,
    pens: 'lock table pens in share mode',
    messages: 'lock table thread_messages in share mode',
  }
  await locker.query(lock[held])
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function leftBy({ app, client }: Desk, { caseId, orderId, order, accountId, paymentIntent }: TestPatient) {
  const count = async (table: string, column = 'case_id', id = caseId) =>
    (await client.query(`select count(*)::int as n from ${table} where ${column} = $1`, [id])).rows[0].n as number
  const listed = async (text: string) => (await client.query(text, [caseId])).rows.map(({ it }) => it as string)
  await until(
    async () => (await client.query(`select 1 from messages where kind = 'email' and state <> 'sent'`)).rowCount === 0,
    20_000,
  )
  const books = await sandboxIn(app).ledger.read(paymentIntent)
  return {
    order: await storyOf(app, orderId),
    story: await listed('select what as it from case_events where case_id = $1 order by id'),
    decisions: await listed(
      'select kind as it from case_decisions where case_id = $1 and done_at is not null order by decided_at',
    ),
    unfinished: await listed('select kind as it from case_decisions where case_id = $1 and done_at is null'),
    payment: books?.intent.status,
    charges: books?.charges.length,
    taken: (books?.intent.amount_received ?? 0) === order.amountPence ? 'all' : books?.intent.amount_received,
    prescriptions: await count('prescriptions'),
    pens: await count('pens'),
    parcels: await count('parcels'),
    told: await count('thread_messages', 'account_id', accountId),
    emails: (await emailsAbout(app, order)).map(({ subject }) => subject?.replace(order.reference, '…')),
  }
}

const begun = ['draft', 'awaiting payment', 'awaiting review']
const whenSupplied = {
  order: [...begun, 'approved'],
  story: ['opened', 'evidence complete', 'approved', 'a letter to the GP is due', 'checked', 'dispatched'],
  decisions: ['approve', 'check'],
  unfinished: [],
  payment: 'succeeded',
  charges: 1,
  taken: 'all',
  prescriptions: 1,
  pens: 1,
  parcels: 1,
  told: 1,
  emails: [expect.any(String), 'News about your order …', 'Your payment for order …', 'Your order … is on its way'],
}
const whenDeclined = {
  order: [...begun, 'declined'],
  story: ['opened', 'evidence complete', 'declined'],
  decisions: ['decline'],
  unfinished: [],
  payment: 'canceled',
  charges: 1,
  taken: 0,
  prescriptions: 0,
  pens: 0,
  parcels: 0,
  told: 1,
  emails: [expect.any(String), 'News about your order …'],
}

describe('R-17 a server killed between any two steps', () => {
  test('charges, prescribes, sends and notifies once, and loses nothing', { timeout: 1_200_000 }, async () => {
    const desk = await openDesk()
    for (const death of deaths.slice(0, testDepth(1, deaths.length))) {
      const patient = await newReadyPatient(desk.app)
      const isDecline = declined.some((step) => step === death.step)
      try {
        await desk.walk(patient, isDecline ? declined : supplied, death)
        expect(await leftBy(desk, patient)).toEqual(isDecline ? whenDeclined : whenSupplied)
      } catch (cause) {
        throw new Error(`The server was killed when it was ${death.when}.`, { cause })
      }
    }
  })
})
