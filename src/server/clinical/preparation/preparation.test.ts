import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallBody, CallName } from '#contract/calls.ts'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { informant } from '#domain/intake/informant/flow.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { quietInformant, quietLifeHistory } from '#domain/preparation/sample-answers.ts'
import { linkClinician } from '../../appointments/consultant.ts'
import { rowsOf } from '../../privacy/copy/rows-of.ts'
import { newAccount } from '../../testing/test-account.ts'
import { type BookingApp, emailsTo, type Guest, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { eraseSpentInvitations } from './erase-invitations.ts'
import { remindToPrepare } from './remind-to-prepare.ts'

const monday = Date.parse('2026-03-02T07:00:00Z')
let app: BookingApp
let psychiatrist: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  app = await startBookingApp()
  app.setNow(monday)
  psychiatrist = await newStaff(app, 'prescriber')
  await app.database.run((orm) => linkClinician(orm, brand.consultant.id, psychiatrist.id))
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

const times = ['10:00', '13:00', '16:00'] as const
let made = 0
/** A patient with an assessment of their own, on a weekday of the second half of March. */
async function booked(): Promise<{ guest: Guest; id: string; start: number; reference: string }> {
  app.setNow(monday)
  const guest = await newGuest(app)
  const weekday = Math.floor(made / times.length)
  const date = `2026-03-${16 + weekday + 2 * Math.floor(weekday / 5)}`
  const time = times[made % times.length] ?? times[0]
  made += 1
  const { reference } = await guest.book({ date, time })
  const { id, startsAt } = await guest.appointment()
  return { guest, id, start: Date.parse(startsAt), reference }
}

const posted = async <Name extends CallName>(guest: Guest, call: Name, body: CallBody<Name>) =>
  guest.browser.post(call, body)
const ask = async <Name extends CallName>(guest: Guest, call: Name, body: CallBody<Name>) => {
  const reply = await posted(guest, call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const mine = async (guest: Guest) => (await ask(guest, 'my_preparation', {})).preparation

async function save(guest: Guest, answers: object, instance?: string) {
  const loaded = await ask(guest, 'load_life_history', {})
  return posted(guest, 'save_life_history', {
    instance: instance ?? loaded.instance,
    ansData: JSON.stringify(answers),
    version: lifeHistory.version,
    revision: loaded.revision,
  })
}

const tokenIn = (link: string) => /#token=([\w-]{43})$/.exec(link)?.[1] ?? ''
const invited = async (guest: Guest, firstName = 'Maeve') =>
  tokenIn((await ask(guest, 'invite_informant', { firstName })).link)
/** Whoever has the link, without any cookie. */
const stranger = <Name extends CallName>(call: Name, body: CallBody<Name>) => app.post(call, body)
const send = (token: string, answers: object = quietInformant) =>
  stranger('send_informant_answers', { token, ansData: JSON.stringify(answers), version: informant.version })

const atDesk = async (id: string) => {
  const reply = await psychiatrist.post('desk_appointment', { id })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
describe('the medical and life history form', () => {
  it('belongs to the next assessment, is saved as it is answered, and says how far it is', async () => {
    const { guest, id, start } = await booked()
    expect(await mine(guest)).toMatchObject({
      form: 'not begun',
      informant: 'none',
      isLate: false,
      dueAt: new Date(start - 2 * dayMs).toISOString(),
      clinician: brand.consultant.name,
    })
    expect((await save(guest, { life_work: 'work' })).statusCode).toBe(200)
    expect((await mine(guest)).form).toBe('begun')
    expect((await save(guest, quietLifeHistory)).statusCode).toBe(200)
    expect((await mine(guest)).form).toBe('done')
    const { ansData, revision } = await ask(guest, 'load_life_history', {})
    expect([JSON.parse(ansData), revision]).toEqual([quietLifeHistory, 2])
    expect((await guest.account()).appointments[0]).toMatchObject({ id, preparation: { form: 'done' } })
  })

  it('is refused to others, for another appointment, in words it does not have, and once the appointment is over', async () => {
    const [one, other] = [await booked(), await booked()]
    const { instance } = await ask(other.guest, 'load_life_history', {})
    expect((await save(one.guest, quietLifeHistory, instance)).statusCode).toBe(404)
    expect((await save(one.guest, { life_safety: 'maybe' })).statusCode).toBe(400)
    const without = await newAccount(app, 'nobody-booked@ferncliff.example')
    expect((await without.post('load_life_history', {})).json().data.instance).toBeNull()
    expect((await without.post('invite_informant', { firstName: 'Kit' })).statusCode).toBe(404)
    expect((await app.post('my_preparation', {})).statusCode).toBe(401)
    app.setNow(one.start + 2 * hourMs)
    await one.guest.signIn()
    expect((await posted(one.guest, 'load_life_history', {})).json().data.instance).toBeNull()
  })

  it('another tab that saved since is not overwritten', async () => {
    const { guest } = await booked()
    const { instance } = await ask(guest, 'load_life_history', {})
    const from = (revision: number, life_work: string) =>
      posted(guest, 'save_life_history', { instance, ansData: JSON.stringify({ life_work }), version: 1, revision })
    expect((await from(0, 'work')).statusCode).toBe(200)
    expect((await from(0, 'study')).statusCode).toBe(409)
  })

  it.each(['now', 'recent'])(
    'C-24 thoughts of harm alert the clinician on call at once, finished or not: %s',
    async (life_safety) => {
      const { guest, id } = await booked()
      const before = (await rows(`select case_id from alarms`)).length
      for (const _ of [1, 2]) expect((await save(guest, { life_safety })).statusCode).toBe(200)
      expect(await rows(`select case_id from alarms`)).toHaveLength(before + 1)
      const [raised] = await rows(`select case_id as id from alarms order by raised_at desc, case_id limit 1`)
      expect(raised).toBeDefined()
      const { preparation } = await atDesk(id)
      expect(preparation.findings).toMatchObject([{ from: 'patient', step: 'life-safety', rank: 'risk', isNew: true }])
    },
  )
})

describe('somebody who knows the patient well', () => {
  it('answers once by the link, sees the first name and nothing else, and only the clinician reads it', async () => {
    const { guest, id, reference } = await booked()
    const token = await invited(guest, 'Maeve')
    const opened = await stranger('open_informant_link', { token })
    expect(opened.json().data).toEqual({ firstName: 'Maeve', isSent: false })
    expect((await send(token, { informant_relation: 'friend' })).statusCode).toBe(400)
    const both = await Promise.all([send(token), send(token)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const again = await stranger('open_informant_link', { token })
    expect(again.json().data).toEqual({ firstName: 'Maeve', isSent: true })
    const own = await mine(guest)
    expect(own).toMatchObject({ informant: 'sent', form: 'not begun' })
    expect(JSON.stringify([own, again.json(), reference])).not.toContain('late for everything')
    const { preparation } = await atDesk(id)
    expect(preparation.informant.state).toBe('sent')
    expect(JSON.stringify(preparation.informant.answers)).toContain('late for everything')
    expect((await posted(guest, 'invite_informant', { firstName: 'Maeve' })).statusCode).toBe(409)
  })

  it('a link is stored only as a hash, and the words only sealed', async () => {
    const { guest } = await booked()
    const token = await invited(guest, 'Peregrine')
    await send(token)
    const stored = JSON.stringify(await rows(`select *, encode(token_hash, 'escape') as e from informant_invitations`))
    expect(stored).not.toContain(token)
    expect(stored).not.toMatch(/Peregrine|late for everything/)
  })

  it('a stranger, a link that was replaced and one that has run out all get the same answer', async () => {
    const { guest, start } = await booked()
    const first = await invited(guest)
    const second = await invited(guest)
    const unknown = 'A'.repeat(43)
    for (const token of [first, unknown, 'x', '']) {
      const refusals = [await stranger('open_informant_link', { token }), await send(token)]
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual([410, 410])
      expect(refusals[1]?.json().message).toMatch(/doesn’t work any more/)
    }
    app.setNow(start + hourMs)
    expect((await send(second)).statusCode).toBe(410)
    app.setNow(monday)
    expect((await stranger('open_informant_link', { token: second })).statusCode).toBe(200)
  })

  it('either side can withdraw at any time: what was written is gone, for the clinician too', async () => {
    const [one, other] = [await booked(), await booked()]
    const [byThem, byPatient] = [await invited(one.guest), await invited(other.guest)]
    await send(byThem)
    await send(byPatient)
    app.setNow(one.start + 3 * dayMs)
    expect((await stranger('take_back_informant_answers', { token: byThem })).statusCode).toBe(200)
    expect((await stranger('take_back_informant_answers', { token: byThem })).statusCode).toBe(200)
    app.setNow(monday)
    const { episodeId } = await mine(other.guest)
    expect((await posted(one.guest, 'withdraw_informant', { id: episodeId })).statusCode).toBe(404)
    await ask(other.guest, 'withdraw_informant', { id: episodeId })
    expect((await mine(one.guest)).informant).toBe('taken back')
    expect((await mine(other.guest)).informant).toBe('withdrawn')
    expect((await stranger('take_back_informant_answers', { token: byPatient })).statusCode).toBe(410)
    for (const { id } of [one, other]) {
      const { preparation } = await atDesk(id)
      expect([preparation.informant.answers, preparation.findings]).toEqual([null, []])
    }
    expect(
      await rows(`select 1 from informant_invitations where withdrawn_at is not null and answers is not null`),
    ).toEqual([])
    expect((await send(await invited(other.guest))).statusCode).toBe(200)
  })

  it('the patient withdraws them after the appointment as well', async () => {
    const { guest, id, start } = await booked()
    await send(await invited(guest))
    app.setNow(start + 2 * hourMs)
    await guest.signIn()
    const { preparation, past } = await ask(guest, 'my_preparation', {})
    expect([preparation, past]).toMatchObject([null, [{ sentAt: new Date(monday).toISOString() }]])
    await ask(guest, 'withdraw_informant', { id: past[0].id })
    expect((await ask(guest, 'my_preparation', {})).past).toEqual([])
    app.setNow(monday)
    expect((await atDesk(id)).preparation.informant).toMatchObject({ state: 'withdrawn', answers: null })
  })

  it('the copy of the patient’s data says that somebody answered, and not what', async () => {
    const { guest, id } = await booked()
    await save(guest, quietLifeHistory)
    await send(await invited(guest, 'Maeve'))
    const [owner] = await rows(
      `select o.account_id from orders o join appointments a on a.order_id = o.id where a.id = '${id}'`,
    )
    const copied = async (table: 'informant_invitations' | 'answer_sets') => {
      const found: unknown[] = []
      for await (const row of rowsOf(app.services, table, String(owner?.account_id))) found.push(row)
      return JSON.stringify(found)
    }
    expect(await copied('informant_invitations')).toContain('Maeve')
    expect(await copied('informant_invitations')).not.toMatch(/late for everything|informant_example/)
    expect(await copied('answer_sets')).toContain('To finish what I begin')
  })

  it('a worry about safety alerts on call without naming who said so; the words stand at the desk alone', async () => {
    const { guest } = await booked()
    const token = await invited(guest)
    const before = new Set((await rows(`select case_id as id from alarms`)).map(({ id }) => id))
    await send(token, { ...quietInformant, informant_safety: 'now' })
    const [raised] = (await rows(`select case_id as id from alarms`)).filter(({ id }) => !before.has(id))
    const concern = async () =>
      JSON.stringify((await psychiatrist.post('desk_concern', { id: String(raised?.id) })).json().data.told)
    expect(await concern()).toContain('I am worried now')
    const told = await rows(`select source from concern_answers where case_id = '${raised?.id}'`)
    expect(told).toEqual([{ source: 'preparation' }])
    await stranger('take_back_informant_answers', { token })
    expect(await concern()).not.toContain('I am worried now')
    expect(await concern()).toContain('To be read now')
  })

  it('refuses what is not a first name', async () => {
    const { guest } = await booked()
    for (const firstName of ['', '  ', 'see https://larkwe.11', 'x'.repeat(41)])
      expect((await posted(guest, 'invite_informant', { firstName })).statusCode).toBe(400)
  })

  it('links without answers are erased after their time, answers are not', async () => {
    const [unused, used] = [await booked(), await booked()]
    await invited(unused.guest)
    await send(await invited(used.guest))
    const left = async () => (await rows(`select 1 from informant_invitations where answers is not null`)).length
    const kept = await left()
    await eraseSpentInvitations(app.database, monday + 200 * dayMs)
    expect(await left()).toBe(kept)
    expect(await rows(`select 1 from informant_invitations where answers is null`)).toEqual([])
  })
})

describe('at the desk', () => {
  it('not done is said, and refuses nothing', async () => {
    const { id } = await booked()
    expect((await atDesk(id)).preparation).toMatchObject({
      form: { state: 'not begun', answers: null },
      informant: { state: 'none', answers: null },
      findings: [],
    })
  })

  it('what is risky or new comes first, of both', async () => {
    const { guest, id } = await booked()
    await save(guest, { ...quietLifeHistory, life_alcohol: 'mostly', life_heart: ['High blood pressure'] })
    const token = await invited(guest)
    await send(token, { ...quietInformant, informant_health: ['Hearing or believing things that were not so'] })
    const { findings } = (await atDesk(id)).preparation
    expect(findings.map(({ step, rank }: { step: string; rank: string }) => [step, rank])).toEqual([
      ['life-heart', 'risk'],
      ['informant-health', 'risk'],
      ['life-alcohol', 'ask'],
    ])
  })

  it('is nobody’s who may not read the record', async () => {
    const { guest, id } = await booked()
    await send(await invited(guest))
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_appointment', { id })).json().data.preparation).toBeNull()
    const coach = await newStaff(app, 'coach')
    expect((await coach.post('desk_appointment', { id })).statusCode).toBe(404)
  })
})

describe('reminders', () => {
  const subjectsTo = async ({ guest }: { guest: Guest }) =>
    (await emailsTo(app, guest.email)).filter(({ subject }) => subject?.startsWith('Before your appointment'))

  it('go out a week and three days before, each once, and not to who has done it', async () => {
    const [open, done] = [await booked(), await booked()]
    await save(done.guest, quietLifeHistory)
    const at = async (before: number) => {
      app.setNow(open.start - before)
      await Promise.all([remindToPrepare(app.services), remindToPrepare(app.services)])
      return (await subjectsTo(open)).length
    }
    expect([await at(7 * dayMs + 1), await at(7 * dayMs), await at(5 * dayMs)]).toEqual([0, 1, 1])
    expect([await at(3 * dayMs), await at(2.5 * dayMs), await at(dayMs)]).toEqual([2, 2, 2])
    const [mail] = await subjectsTo(open)
    expect(mail?.text).toMatch(/fill in your questionnaire by .*\/account\/preparation/)
    app.setNow(done.start - 3 * dayMs)
    await remindToPrepare(app.services)
    expect(await subjectsTo(done)).toEqual([])
  })
})
