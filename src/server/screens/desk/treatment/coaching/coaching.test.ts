import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { byNeed, type Followed, outreachDue, wordNeeds } from '#domain/treatment/contact-reasons.ts'
import { insertCheck } from '../../../../clinical/cases/evidence-rows.ts'
import { threads } from '../../../../clinical/messages/tables.ts'
import { trackingSettings } from '../../../../clinical/tracking/tables.ts'
import { saveLogged } from '../../../../clinical/tracking/tracked-rows.ts'
import { plans, supplyLocks, supplyPeriods } from '../../../../clinical/treatment/tables.ts'
import { accountOwner } from '../../../../identity/accounts/account-rows.ts'
import { accounts } from '../../../../identity/accounts/tables.ts'
import { orderAnswersOwner } from '../../../../orders/orders.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { newReadyPatient, type TestPatient } from '../../../../testing/test-case.ts'
import { willingBotCheck } from '../../../../testing/test-gateways.ts'
import { newStaff } from '../../../../testing/test-staff.ts'

const now = Date.parse('2026-11-16T10:00:00Z')
const today = londonTimeAt(now).date
const dateAt = (days: number) => londonTimeAt(now + days * dayMs).date

type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let coach: Staff
let prescriber: Staff
let robin: TestPatient
let people: Person[]
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => now } })
  coach = await newStaff(app, 'coach')
  prescriber = await newStaff(app, 'prescriber')
  robin = await newReadyPatient(app)
  people = await newPeople(130)
})
afterAll(() => app.close())

const run = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

interface Person extends Followed {
  readonly id: string
  readonly planId: string
  readonly seenAt: number | null
  readonly writtenAt: number | null
}

/** A random sample of possible treatments; the same ones in every run. */
function personAt(place: number): Person {
  let dice = place + 1
  const roll = (sides: number) => {
    dice = (dice * 48_271) % 2_147_483_647
    return dice % sides
  }
  const oneOf = (...days: readonly number[]) => days[roll(days.length)] as number
  const from = oneOf(0, -5, -16, -17, -27, -28, -40)
  const writtenAt = roll(3) === 0 ? null : now - oneOf(1, 27, 28, 60) * dayMs
  const seenAt = roll(3) === 0 ? now - oneOf(2, 28, 61) * dayMs - 1 : null
  const endedOn = roll(4) === 0 ? dateAt(-oneOf(3, 29, 30, 31, 92, 200, 360)) : null
  return {
    id: randomUUID(),
    planId: randomUUID(),
    state: endedOn !== null ? 'stopped' : roll(3) === 0 ? 'paused' : 'active',
    endedOn,
    cover: { from: dateAt(from), until: dateAt(from + 28) },
    pausedUntil: roll(2) === 0 ? null : dateAt(oneOf(-1, 0, 1)),
    startedOn: dateAt(from - roll(3) * 28),
    answerDue: writtenAt !== null && roll(6) === 0 ? now + (roll(9) - 4) * dayMs : null,
    lockedAt: roll(9) === 0 ? now - roll(5) * dayMs : null,
    isOrdered: roll(4) === 0,
    isRestricted: false,
    writtenAt,
    seenAt,
    lastContact: writtenAt === null && seenAt === null ? null : Math.max(writtenAt ?? 0, seenAt ?? 0),
  }
}

/** Inserted into the tables: they have been treated for a while. */
async function newPeople(count: number): Promise<Person[]> {
  const { vault } = app.services
  const made = Array.from({ length: count }, (_, place) => personAt(place))
  const caseOf = new Map(made.map(({ id }) => [id, randomUUID()]))
  await app.database.transaction(async (tx) => {
    const details = { name: 'Wren', gender: 'female', dob: '1990-01-02' } as const
    await tx.insert(accounts).values(
      made.map(({ id }) => ({
        id,
        emailDigest: Buffer.from(id),
        passwordHash: 'none',
        details: vault.seal(JSON.stringify(details), accountOwner(id)),
      })),
    )
    for (const { id, isOrdered } of made) {
      // From earlier orders, and perhaps from the current one.
      for (const state of ['delivered', ...(isOrdered ? ['ready'] : [])]) {
        const orderId = randomUUID()
        const answers = vault.seal(JSON.stringify(weightAnswers()), orderAnswersOwner(orderId)).toString('hex')
        await tx.execute(sql`
            with o as (insert into orders select (jsonb_populate_record(null::orders, to_jsonb(orders) || jsonb_build_object(
                'id', ${orderId}::text, 'account_id', ${id}::text, 'payment_intent', null, 'answers', ${`\\x${answers}`}::text,
                'reference', 'LW-' || substr(md5(random()::text), 1, 8)))).*
              from orders where id = ${robin.orderId} returning id)
            insert into cases select (jsonb_populate_record(null::cases, to_jsonb(cases) || jsonb_build_object(
              'id', ${state === 'delivered' ? caseOf.get(id) : randomUUID()}::text, 'order_id', (select id from o),
              'state', ${state}::text))).*
            from cases where id = ${robin.caseId}`)
      }
    }
    const mg = 2.5
    await tx.insert(plans).values(
      made.map(({ planId, id, state, pausedUntil, startedOn, endedOn }, place) => ({
        id: planId,
        accountId: id,
        medicine: place % 2 === 0 ? ('wegovy' as const) : ('mounjaro' as const),
        mg,
        state,
        pausedUntil,
        startedOn,
        stateSince: endedOn === null ? new Date(now) : new Date(`${endedOn}T09:00:00Z`),
      })),
    )
    await tx.insert(supplyPeriods).values(
      made.map(({ planId, id, cover }, place) => ({
        caseId: caseOf.get(id) as string,
        planId,
        accountId: id,
        medicine: place % 2 === 0 ? ('wegovy' as const) : ('mounjaro' as const),
        mg,
        dispatchedOn: cover.from,
        deliveredOn: cover.from,
        coveredFrom: cover.from,
        coveredUntil: cover.until,
        at: new Date(now),
      })),
    )
    for (const { id, writtenAt, answerDue, lockedAt, seenAt } of made) {
      if (writtenAt !== null)
        await tx.insert(threads).values({
          accountId: id,
          waitingFor: answerDue === null ? 'nobody' : 'team',
          lastAt: new Date(writtenAt),
          dueAt: answerDue === null ? null : new Date(answerDue),
        })
      if (lockedAt !== null)
        await tx.insert(supplyLocks).values({
          id: randomUUID(),
          accountId: id,
          caseId: caseOf.get(id) as string,
          raisedAt: new Date(lockedAt),
        })
      if (seenAt !== null)
        await tx.execute(sql`
            insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, account_id,
              held_until, policy_version)
            select gen_random_uuid(), gen_random_uuid(), id, 'weigh-in', ${new Date(seenAt).toISOString()}::timestamptz,
              10, 'completed', ${id}, now(), 1 from clinicians limit 1`)
    }
  })
  return made
}

async function post(staff: Staff, call: Parameters<Staff['post']>[0], body: object) {
  const reply = await staff.post(call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const list = (body: object = {}) => post(coach, 'desk_coaching', { list: 'all', ...body })

type Row = { planId: string; accountId: string; need: string } & Record<string, unknown>

async function everybody(body: object = {}): Promise<Row[]> {
  const found: Row[] = []
  for (let after: string | null = null; ; ) {
    const page = await list({ ...body, after })
    found.push(...page.rows)
    after = page.next
    if (after === null) return found
  }
}

const rowOf = async (id: string) => (await everybody()).find(({ accountId }) => accountId === id)

describe('the coach’s view', () => {
  it('lists everyone once over its pages, sorted by the rule', async () => {
    const expected = people
      .map((person) => ({ planId: person.planId, ...outreachDue(person, { now, today }) }))
      .toSorted((one, other) => byNeed(one, other) || one.planId.localeCompare(other.planId))
    expect(new Set(expected.map(({ need }) => need))).toEqual(new Set(wordNeeds))
    const found = await everybody()
    expect(found.map(({ planId, need }) => ({ planId, need }))).toEqual(
      expected.map(({ planId, need }) => ({ planId, need })),
    )
    const { rows, counts } = await list({ list: 'word' })
    expect(rows[0].planId).toBe(expected[0]?.planId)
    const count = (...needs: string[]) => expected.filter(({ need }) => needs.includes(need)).length
    expect(counts).toEqual({
      word: count('wrote', 'run-out', 'check-in', 'pause-over', 'afterwards', 'quiet'),
      wrote: count('wrote'),
      'run-out': count('run-out'),
      'check-in': count('check-in'),
      'pause-over': count('pause-over'),
      afterwards: count('afterwards'),
      quiet: count('quiet'),
      all: people.length,
    })
  })

  it('has one list, of one medicine, and restarts with an invalid cursor', async () => {
    const wrote = await everybody({ list: 'wrote' })
    expect(new Set(wrote.map(({ need }) => need))).toEqual(new Set(['wrote']))
    const wegovy = await everybody({ medicine: 'wegovy' })
    expect(wegovy).toHaveLength(people.length / 2)
    expect(wegovy.every(({ medicine }) => medicine === 'Wegovy')).toBe(true)
    const first = await list()
    for (const after of ["1/'; drop table plans --/x", '1/2026-99-99T00:00:00.000Z/x', '9'])
      expect((await list({ after })).rows).toEqual(first.rows)
  })

  it('shows shared weights, verified ones, and the last contact, each an access to a list entry, once a day', async () => {
    const [person, secretive] = people as [Person, Person]
    const { vault } = app.services
    await app.database.transaction(async (tx) => {
      for (const { id } of [person, secretive]) {
        const logged = [-30, -15, -1].map((days) => ({
          measure: 'weight' as const,
          on: dateAt(days),
          value: 90 + days / -10,
        }))
        await saveLogged(tx, vault, { accountId: id, logged, at: now })
      }
      await tx.insert(trackingSettings).values({ accountId: person.id, sharedSince: new Date(now) })
      const finding = { weightKg: 95, heightCm: 170, on: dateAt(-60), how: 'video', by: 'Bryony Fell' }
      const check = { accountId: person.id, gate: 'measurements', finding, isPassed: true, how: 'video' } as const
      await insertCheck(tx, vault, { ...check, staffId: null, now })
      const claimed = { ...finding, weightKg: 40, how: 'photo' }
      await insertCheck(tx, vault, { ...check, finding: claimed, how: 'photo', staffId: null, now })
    })
    expect(await rowOf(person.id)).toMatchObject({
      person: { sex: 'Female', age: 36 },
      reference: expect.stringMatching(/^LW-/),
      dose: '2.5 mg',
      isShared: true,
      isFlagged: false,
      weight: {
        points: [
          [dateAt(-60), 95],
          [dateAt(-30), 93],
          [dateAt(-15), 91.5],
          [dateAt(-1), 90.1],
        ],
        kg: 90.1,
        isVerified: false,
        lost: { over: 'weeks' },
      },
    })
    expect(await rowOf(secretive.id)).toMatchObject({ isShared: false, weight: null })
    const seen = people.find(({ seenAt, writtenAt }) => seenAt !== null && seenAt > (writtenAt ?? 0)) as Person
    expect((await rowOf(seen.id))?.lastContact).toEqual({
      at: new Date(seen.seenAt as number).toISOString(),
      by: 'appointment',
    })
    expect(JSON.stringify(await everybody())).not.toContain('Wren')
    const looks = () => run(`select distinct what from access_log where account_id = '${person.id}' order by what`)
    expect(await looks()).toEqual([{ what: 'list entry' }])
    await post(coach, 'desk_person', { id: person.id })
    expect(await looks()).toEqual([{ what: 'list entry' }, { what: 'record' }])
  })
})

describe('a flag for a prescriber', () => {
  const flagId = randomUUID()
  const raise = (words = 'Has not eaten for two days.') =>
    coach.post('desk_raise_flag', { flagId, accountId: people[2]?.id as string, words })
  const raised = async (staff: Staff) => (await post(staff, 'desk_person', { id: people[2]?.id })).clinical.raised

  it('is on the record, in the list and in the operations inbox, once however often it is sent', async () => {
    expect([(await raise()).statusCode, (await raise()).statusCode]).toEqual([200, 200])
    expect(await raised(prescriber)).toEqual([
      {
        id: flagId,
        by: coach.name,
        at: new Date(now).toISOString(),
        words: 'Has not eaten for two days.',
        answer: null,
      },
    ])
    expect(await rowOf(people[2]?.id as string)).toMatchObject({ isFlagged: true })
    const { rows } = await post(prescriber, 'desk_watch', {})
    expect(rows).toContainEqual(expect.objectContaining({ source: 'flags', severity: 'high', owner: 'Prescriber' }))
    await run(`update plan_flags set due_at = '${new Date(now).toISOString()}'`)
    const later = await post(prescriber, 'desk_watch', {})
    expect(later.rows).toContainEqual(expect.objectContaining({ source: 'flags', severity: 'urgent' }))
  })

  it('is shown on the next case of that patient, and on nobody else’s', async () => {
    await post(coach, 'desk_raise_flag', { flagId: randomUUID(), accountId: people[2]?.id, words: 'Second.' })
    await run(`update orders set account_id = '${people[2]?.id}' where id = '${robin.orderId}'`)
    const shown = await post(prescriber, 'desk_case', { id: robin.caseId })
    expect(shown.raised.map(({ words }: { words: string }) => words).toSorted()).toEqual([
      'Has not eaten for two days.',
      'Second.',
    ])
    await run(`update orders set account_id = '${robin.accountId}' where id = '${robin.orderId}'`)
    expect((await post(prescriber, 'desk_case', { id: robin.caseId })).raised).toEqual([])
  })

  it('is answered by a prescriber alone, once, and the answer stays', async () => {
    expect((await coach.post('desk_answer_flag', { flagId, words: 'Fine.' })).statusCode).toBe(403)
    const answers = await Promise.all(
      ['Called them.', 'Paused it.'].map((words) => prescriber.post('desk_answer_flag', { flagId, words })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [, first] = (await raised(coach)).toSorted((one: { words: string }) => (one.words === 'Second.' ? -1 : 1))
    expect(first.answer).toMatchObject({ by: prescriber.name, words: expect.stringMatching(/Called|Paused/) })
    expect((await prescriber.post('desk_answer_flag', { flagId: randomUUID(), words: 'x' })).statusCode).toBe(404)
  })

  it('has a text, about a patient on treatment, by staff who work with patients', async () => {
    expect((await raise('  ')).statusCode).toBe(422)
    const untreated = { flagId: randomUUID(), accountId: robin.accountId, words: 'x' }
    expect((await coach.post('desk_raise_flag', untreated)).statusCode).toBe(404)
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_raise_flag', untreated)).statusCode).toBe(403)
    expect((await support.post('desk_coaching', { list: 'all' })).statusCode).toBe(403)
    expect((await prescriber.post('desk_coaching', { list: 'all' })).statusCode).toBe(403)
    expect(
      (
        await coach.post('desk_change_plan', {
          planId: randomUUID(),
          epoch: 0,
          to: 'stopped',
          until: null,
          reason: 'x',
        })
      ).statusCode,
    ).toBe(403)
  })
})
