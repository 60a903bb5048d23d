import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { accessLog } from '../../platform/access-log/tables.ts'
import { makeMonths } from '../../platform/database/log-months.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  bringEvidence,
  caseNow,
  goodEvidence,
  goodPlan,
  newPatient,
  newReadyPatient,
  quietFollowUp,
  takenPence,
} from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { emailsAbout, orderNow, sandboxIn } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { casesJob } from './case-job.ts'
import { finishDecisions } from './finish/finish-decision.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
const wait = (ms: number) => {
  clock += ms
}

type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let other: TestApp
let prescriber: Staff
let lead: Staff
let pharmacist: Staff
let support: Staff
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  prescriber = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const claim = async (staff: Staff, id: string) => {
  const reply = await staff.post('desk_claim', { id })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.epoch as number
}

const approval = (id: string, epoch: number, more: object = {}) => ({
  id,
  epoch,
  dose: '2.5mg',
  instructions: 'Inject 2.5 mg once a week, on the same day.',
  words: 'I have prescribed the first dose for you.',
  ticked: [],
  ...more,
})

const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2027-06-30' }

/** Whichever process comes first executes a decision that can no longer be undone. */
const settle = async () => {
  wait(afterUndoMs)
  await Promise.all([casesJob(app.services), casesJob(other.services)])
}

async function approve(id: string, staff = prescriber) {
  const reply = await staff.post('desk_approve', approval(id, await claim(staff, id)))
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.decisionId as string
}

describe('a case', () => {
  it('is opened with the authorised order, waits for evidence, and is ready when it is complete', async () => {
    const patient = await newPatient(app)
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'waiting_for_evidence', kind: 'order' })
    const waiting = (await prescriber.post('desk_case', { id: patient.caseId })).json().data
    expect(waiting.missing.map(({ gate }: { gate: string }) => gate)).toEqual([
      'identity',
      'measurements',
      'medicines_and_conditions',
      'gp',
      'two_way_contact',
    ])
    expect(waiting.can.approve).toMatch(/^Not yet: /)
    await bringEvidence(app, patient)
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'ready' })
    // One working day from Monday morning.
    expect((await caseNow(app, patient.caseId)).dueAt?.getTime()).toBeGreaterThan(clock + 20 * 60 * minuteMs)
  })

  it('U-2 R-36 shows a dose that the named medicine does not have, whoever saved it, and asks for the label', async () => {
    // Like a client that offers Wegovy's doses after Mounjaro.
    const said = weightAnswers({ 'previous-weight-loss-medications': ['Mounjaro'], 'wegovy-prescribed-dose': '1mg' })
    const { caseId } = await newPatient(app, said)
    const { flags } = (await prescriber.post('desk_case', { id: caseId })).json().data
    expect(flags).toContainEqual(
      expect.objectContaining({
        id: 'dose-does-not-exist',
        severity: 'look',
        says: 'Reported Mounjaro 1 mg as their last dose. That strength does not exist.',
      }),
    )
    const right = await newPatient(app, { ...said, Q13_answer: '7.5mg' })
    const shown = (await prescriber.post('desk_case', { id: right.caseId })).json().data
    expect(shown.flags.map(({ id }: { id: string }) => id)).not.toContain('dose-does-not-exist')
  })

  it('states the flags in the queue but not the patient, and the worst case is never on the second page', async () => {
    const quiet = await newReadyPatient(app)
    const stopped = await newPatient(app)
    await bringEvidence(app, stopped, goodEvidence(app), { ...quietFollowUp, follow_up_conditions: ['Pancreatitis'] })
    const { rows } = (await prescriber.post('desk_queue', { list: 'ready' })).json().data
    const places = [stopped, quiet].map(({ caseId }) => rows.findIndex(({ id }: { id: string }) => id === caseId))
    expect(places[0]).toBeLessThan(places[1] as number)
    expect(rows[places[0] as number]).toMatchObject({
      risk: 'stop',
      person: { age: 40, sex: 'Male', isVerified: true },
    })
    expect(JSON.stringify(rows)).not.toContain('Ferncliff')
    expect(rows[places[0] as number].why.join()).toContain('pancreatitis')
    // Support can find the patient of an order, and so sees nothing here about their health.
    const seen = (await support.post('desk_queue', { list: 'ready' })).json().data.rows
    const masked = seen.find(({ id }: { id: string }) => id === stopped.caseId)
    expect(masked).toMatchObject({ reference: stopped.order.reference, risk: null, wish: null, why: null })
    expect(JSON.stringify(seen)).not.toContain('pancreatitis')
    const looks = await app.database.run((orm) =>
      orm.select().from(accessLog).where(eq(accessLog.caseId, quiet.caseId)),
    )
    expect(looks).toEqual([])
  })

  it('is counted for everyone; once decided, only for the prescriber who can still undo it; claimed, as theirs', async () => {
    const countedBy = async (one: typeof prescriber) =>
      (await one.post('desk_queue', { list: 'mine' })).json().data.counts
    const counted = async () => [await countedBy(prescriber), await countedBy(lead)]
    const { caseId } = await newReadyPatient(app)
    const [mine, theirs] = await counted()
    expect(mine.ready).toBe(theirs.ready)
    await claim(prescriber, caseId)
    expect(await counted()).toEqual([{ ...mine, mine: mine.mine + 1 }, theirs])
    await approve(caseId)
    expect(await counted()).toEqual([
      { ...mine, mine: mine.mine + 1 },
      { ...theirs, ready: theirs.ready - 1 },
    ])
    await settle()
    const approved = mine.approved + 1
    expect(await counted()).toEqual([
      { ...mine, ready: mine.ready - 1, approved },
      { ...theirs, ready: theirs.ready - 1, approved },
    ])
  })

  it('of an order older than cases is opened by the job, and sorts first until it is assessed', async () => {
    const patient = await newReadyPatient(app)
    await app.asOwner(`
      alter table case_events disable trigger case_events_only_grow;
      delete from case_events where case_id = '${patient.caseId}';
      alter table case_events enable trigger case_events_only_grow;
      delete from cases where id = '${patient.caseId}'`)
    await casesJob(app.services)
    const { rows } = (await prescriber.post('desk_queue', { list: 'ready' })).json().data
    expect(rows.some(({ reference }: { reference: string }) => reference === patient.order.reference)).toBe(true)
  })
})

describe('a decision', () => {
  it('R-17 R-28 approves, is checked by another, charged once, sent and delivered, and tells the patient each time', async () => {
    const patient = await newReadyPatient(app)
    const { caseId, paymentIntent, order } = patient
    await approve(caseId)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready' })
    expect(await takenPence(app, paymentIntent)).toBe(0)
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved', claimedBy: null, pendingDecision: null })
    expect(await takenPence(app, paymentIntent)).toBe(0)

    const read = (await pharmacist.post('desk_prescription', { id: caseId })).json().data
    expect(read).toMatchObject({ isIntact: true, why: null, medicine: 'Mounjaro', dose: '2.5mg' })
    expect(read.patient).toMatchObject({ name: 'Robin Ferncliff', born: '1985-03-27' })
    const checked = await pharmacist.post('desk_check', {
      id: caseId,
      epoch: await claim(pharmacist, caseId),
      pen,
      hasSeenInteractions: true,
    })
    expect(checked.statusCode, checked.body).toBe(200)
    await settle()
    expect(await takenPence(app, paymentIntent)).toBe(order.amountPence)
    expect((await orderNow(app, order.id)).state).toBe('approved')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'checked' })

    const sent = await support.post('desk_dispatch', {
      id: caseId,
      carrier: 'Swift Post',
      tracking: 'SP123456789',
      coldPack: 'Cool box 48',
      expectedOn: '2026-03-04',
      coldHours: 48,
      ...packedInTests,
    })
    expect(sent.statusCode, sent.body).toBe(200)
    const parcel = (await support.post('desk_parcel', { id: caseId })).json().data
    expect(parcel).toMatchObject({ to: { name: 'Robin Ferncliff' }, pens: [pen], parcel: { tracking: 'SP123456789' } })
    expect((await support.post('desk_parcel_ended', { id: caseId, as: 'delivered' })).statusCode).toBe(200)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'delivered', dueAt: null })
    const mails = await emailsAbout(app, order)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(order.reference),
      `News about your order ${order.reference}`,
      `Your payment for order ${order.reference}`,
      `Your order ${order.reference} is on its way`,
    ])
    expect(mails.at(-1)?.text).toContain('It should reach you by Wednesday 4 March 2026.')
    const recall = (await pharmacist.post('desk_recall', { medicine: 'mounjaro', batch: pen.batch })).json().data
    expect(recall.pens).toMatchObject([{ reference: order.reference, name: 'Robin Ferncliff' }])
    const { course } = (await prescriber.post('desk_case', { id: caseId })).json().data
    expect(course.weights).toContainEqual({ on: '2026-03-02', kg: 95, is: 'verified' })
    expect(course.weights.filter(({ is }: { is: string }) => is === 'stated')).toHaveLength(1)
    expect(course.doses).toEqual([{ on: '2026-03-02', medicine: 'Mounjaro', dose: '2.5mg', isElsewhere: false }])
  })

  it('can be undone for half a minute, and then not', async () => {
    const { caseId, paymentIntent } = await newReadyPatient(app)
    const decisionId = await approve(caseId)
    wait(20 * secondMs)
    await casesJob(app.services)
    const undone = await prescriber.post('desk_undo', { decisionId })
    expect(undone.statusCode, undone.body).toBe(200)
    expect((await prescriber.post('desk_undo', { decisionId })).statusCode).toBe(409)
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready', pendingDecision: null })
    const again = await approve(caseId)
    await settle()
    expect((await prescriber.post('desk_undo', { decisionId: again })).statusCode).toBe(409)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    expect(await takenPence(app, paymentIntent)).toBe(0)
  })

  it('declines: the card is released before the email says so, and the message is in the conversation', async () => {
    const { caseId, order, paymentIntent, accountId } = await newReadyPatient(app)
    const reply = await prescriber.post('desk_decline', {
      id: caseId,
      epoch: await claim(prescriber, caseId),
      reason: 'health_condition',
      words: 'I am sorry that I cannot prescribe this for you.',
    })
    expect(reply.statusCode, reply.body).toBe(200)
    await settle()
    expect((await orderNow(app, order.id)).state).toBe('declined')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'declined' })
    const books = await sandboxIn(app).ledger.read(paymentIntent)
    expect(books?.intent.status).toBe('canceled')
    const said = await app.database.run((orm) =>
      orm.execute(sql`select count(*)::int as n from thread_messages where account_id = ${accountId}`),
    )
    expect(said.rows).toEqual([{ n: 1 }])
    expect((await emailsAbout(app, order)).at(-1)?.text).not.toContain('sorry that I cannot')
  })

  it('asks: with one notice an hour for all messages to the same patient, until they have read it', async () => {
    const { caseId, accountId, order, browser } = await newReadyPatient(app)
    await support.post('desk_send_message', { accountId, sending: randomUUID(), words: 'Good morning.' })
    const ask = async () => {
      const epoch = await claim(prescriber, caseId)
      const reply = await prescriber.post('desk_ask', { id: caseId, epoch, words: 'Which tablets do you take?' })
      expect(reply.statusCode, reply.body).toBe(200)
      await settle()
    }
    const notices = async () =>
      (await emailsAbout(app, order)).filter(({ subject }) => subject?.startsWith('A message about')).length
    await ask()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'waiting_for_patient' })
    expect(await notices()).toBe(0)
    const { messages } = (await browser.post('my_thread', {})).json().data
    await browser.post('mark_thread_read', { upTo: messages.at(-1).id })
    await browser.post('send_message', { sending: randomUUID(), words: 'None.' })
    await ask()
    expect(await notices()).toBe(1)
  })

  it('under a stale epoch is refused with the name of who decided, and nothing changes', async () => {
    const { caseId } = await newReadyPatient(app)
    const epoch = await claim(prescriber, caseId)
    wait(11 * minuteMs)
    await approve(caseId, lead)
    const late = await prescriber.post('desk_approve', approval(caseId, epoch))
    expect(late.statusCode).toBe(409)
    expect(late.json().data).toMatchObject({ by: lead.name, kind: 'approve' })
    const claimed = await prescriber.post('desk_claim', { id: caseId })
    expect(claimed.statusCode).toBe(409)
  })

  it('never overrides a stop, needs a second signature where the rules say so, and nobody checks their own approval', async () => {
    const stopped = await newPatient(app)
    await bringEvidence(app, stopped, goodEvidence(app), { ...quietFollowUp, follow_up_conditions: ['Pancreatitis'] })
    const refused = await prescriber.post(
      'desk_approve',
      approval(stopped.caseId, await claim(prescriber, stopped.caseId)),
    )
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toMatch(/^Do not supply/)

    const senior = await newPatient(app)
    await bringEvidence(
      app,
      senior,
      { ...goodEvidence(app), diabetes_plan: goodPlan(app) },
      {
        ...quietFollowUp,
        follow_up_medicines: ['Insulin'],
        follow_up_medicines_named: 'Insulin glargine, 20 units at night',
        follow_up_diabetes_team: 'yes',
      },
    )
    const { caseId } = senior
    const shown = (await prescriber.post('desk_case', { id: caseId })).json().data
    const seniors = shown.flags.filter(({ severity }: { severity: string }) => severity === 'senior')
    expect(seniors.length).toBeGreaterThan(0)
    const ticked = shown.flags.map(({ id }: { id: string }) => ({ flag: id }))
    const epoch = await claim(prescriber, caseId)
    expect((await prescriber.post('desk_approve', approval(caseId, epoch))).statusCode).toBe(422)
    const reason = 'The diabetes team has halved the insulin and sees her weekly.'
    const given = await prescriber.post('desk_approve', approval(caseId, epoch, { ticked, reason }))
    expect(given.statusCode, given.body).toBe(200)
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready', awaitsSignature: true })
    const own = await prescriber.post('desk_sign', { id: caseId, epoch: await claim(prescriber, caseId), reason })
    expect(own.statusCode).toBe(422)
    await prescriber.post('desk_release', { id: caseId, epoch: (await caseNow(app, caseId)).epoch })
    const signed = await lead.post('desk_sign', {
      id: caseId,
      epoch: await claim(lead, caseId),
      reason: 'Seen the plan.',
    })
    expect(signed.statusCode, signed.body).toBe(200)
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved', awaitsSignature: false })
  })

  it('is refused to staff without the right, and each refusal and each access is recorded', async () => {
    const { caseId, accountId } = await newReadyPatient(app)
    expect((await support.post('desk_case', { id: caseId })).statusCode).toBe(403)
    expect((await pharmacist.post('desk_approve', approval(caseId, 1))).statusCode).toBe(403)
    expect((await app.post('desk_case', { id: caseId })).statusCode).toBe(401)
    await prescriber.post('desk_case', { id: caseId })
    await lead.post('desk_case', { id: caseId })
    const looks = await app.database.run((orm) => orm.select().from(accessLog).where(eq(accessLog.caseId, caseId)))
    expect(looks.map(({ staffId, accountId: whose, what }) => [staffId, whose, what])).toEqual([
      [prescriber.id, accountId, 'case'],
      [lead.id, accountId, 'case'],
    ])
    const run = (text: string) => app.database.run((orm) => orm.execute(text))
    await expect(run('update access_log set why = why')).rejects.toThrow()
    await expect(run('delete from access_log')).rejects.toThrow()
    await expect(run('truncate access_log')).rejects.toThrow()
    await makeMonths(app.database, clock + 400 * dayMs)
    const months = await run(`select relname from pg_class where relname like 'access_log_2027_%' and relkind = 'r'`)
    expect(months.rows.length).toBeGreaterThan(0)
  })
})

describe('a server that dies between two steps', () => {
  /** Carries the request out at the provider, but its reply is lost. */
  const dying = (call: 'capture' | 'cancel'): TestApp['services'] => ({
    ...app.services,
    cards: {
      ...app.services.cards,
      [call]: async (intentId: string) => {
        await app.services.cards[call](intentId)
        throw new Error('This server has died.')
      },
    },
  })
  const dieSettling = async (call: 'capture' | 'cancel') => {
    wait(afterUndoMs)
    await finishDecisions(dying(call))
  }

  it('has charged and recorded nothing: another process continues, and it is charged and sent once', async () => {
    const { caseId, order, paymentIntent } = await newReadyPatient(app)
    await approve(caseId)
    await settle()
    const epoch = await claim(pharmacist, caseId)
    await pharmacist.post('desk_check', { id: caseId, epoch, pen, hasSeenInteractions: true })
    await dieSettling('capture')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    expect(await takenPence(app, paymentIntent)).toBe(order.amountPence)
    await settle()
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'checked', pendingDecision: null })
    expect(await takenPence(app, paymentIntent)).toBe(order.amountPence)
    const told = (await emailsAbout(app, order)).filter(({ subject }) => subject?.startsWith('Your payment for order'))
    expect(told).toHaveLength(1)
    const pens = await app.database.run((orm) => orm.execute(sql`select 1 from pens where case_id = ${caseId}`))
    expect(pens.rows).toHaveLength(1)
  })

  it('has released the card and recorded nothing: another process declines it, and tells the patient once', async () => {
    const { caseId, order } = await newReadyPatient(app)
    const epoch = await claim(prescriber, caseId)
    await prescriber.post('desk_decline', { id: caseId, epoch, reason: 'health_condition', words: 'I am sorry.' })
    await dieSettling('cancel')
    expect((await orderNow(app, order.id)).state).toBe('awaiting review')
    await settle()
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'declined', pendingDecision: null })
    const told = (await emailsAbout(app, order)).filter(({ subject }) => subject?.startsWith('News about your order'))
    expect(told).toHaveLength(1)
  })
})

describe('two members of staff at once', () => {
  it('of many who ask for the next case each gets another, and of many who decide one wins', async () => {
    const patients = []
    for (let n = 0; n < 4; n++) patients.push(await newReadyPatient(app))
    const people = await Promise.all(Array.from({ length: 8 }, () => newStaff(app, 'prescriber')))
    await app.database.run((orm) => orm.execute(`update cases set claimed_by = null, claim_until = null`))
    const free = (await prescriber.post('desk_queue', { list: 'ready' })).json().data.counts.ready
    const won = (await Promise.all(people.map((one) => one.post('desk_next_case', { list: 'ready' })))).map(
      (reply) => reply.json().data.claimed?.id,
    )
    const got = won.filter(Boolean)
    expect(new Set(got).size).toBe(got.length)
    expect(got.length).toBe(Math.min(people.length, free))

    const [{ caseId }] = [await newReadyPatient(app)]
    const epoch = await claim(prescriber, caseId)
    const body = approval(caseId, epoch)
    const replies = await Promise.all([1, 2, 3, 4].map(() => prescriber.post('desk_approve', body)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('a claim expires by itself, and leaving the case releases it at once', async () => {
    const { caseId } = await newReadyPatient(app)
    const epoch = await claim(prescriber, caseId)
    expect((await lead.post('desk_claim', { id: caseId })).json().data).toMatchObject({ with: prescriber.name })
    wait(9 * minuteMs)
    expect((await prescriber.post('desk_renew', { id: caseId, epoch })).statusCode).toBe(200)
    wait(9 * minuteMs)
    expect((await lead.post('desk_claim', { id: caseId })).statusCode).toBe(409)
    wait(2 * minuteMs)
    expect((await lead.post('desk_claim', { id: caseId })).statusCode).toBe(200)
    expect((await prescriber.post('desk_renew', { id: caseId, epoch })).statusCode).toBe(409)
  })
})
