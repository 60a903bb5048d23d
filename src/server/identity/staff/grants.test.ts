import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { type Register, registers } from '#domain/identity/staff/registration.ts'
import { type Role, roles } from '#domain/identity/staff/roles.ts'
import { runStaffCommand } from '../../app/commands/staff-command.ts'
import { staffEvents } from '../../platform/security-events/tables.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { staff } from './tables.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>
type Clinician = CallBody<'desk_keep_clinician'>

let app: BookingApp
const who = {} as Record<Role, Staff>
let secondLead: Staff
beforeAll(async () => {
  app = await startBookingApp()
  for (const role of roles) who[role] = await newStaff(app, role)
  secondLead = await newStaff(app, 'clinical_lead')
})
afterAll(() => app.close())

const numbers: Readonly<Record<Register, string>> = {
  GMC: '1234567',
  GPhC: '2012345',
  NMC: '12A3456B',
  HCPC: 'DT12345',
  AfN: '1234',
}
const rowOf = async (id: string) => {
  const [row] = await app.database.run((orm) => orm.select().from(staff).where(eq(staff.id, id)))
  return { roles: row?.roles.toSorted(), waiting: row?.waitingRoles.toSorted(), since: row?.waitingSince ?? null }
}
const eventsOf = async (id: string) =>
  (
    await app.database.run((orm) =>
      orm.select().from(staffEvents).where(eq(staffEvents.staffId, id)).orderBy(staffEvents.id),
    )
  ).map(({ event, outcome, byId, roles: held }) => ({ event, outcome, byId, roles: held }))
const mailTo = async (email: string): Promise<string[]> => {
  const { messages } = (await app.post('dev_outbox', {}, { host: 'localhost' })).json().data as CallReply<'dev_outbox'>
  return messages.filter(({ to }) => to === email).map(({ text }) => text)
}
/** A coach with a registration that coaches do not need. */
async function registered(body: Register, number = numbers[body]): Promise<Staff> {
  const person = await newStaff(app, 'coach')
  await app.database.run((orm) =>
    orm.update(staff).set({ registrationBody: body, registrationNumber: number }).where(eq(staff.id, person.id)),
  )
  return person
}
const give = (by: Staff, id: string, ...wanted: Role[]) => by.post('desk_change_roles', { id, roles: wanted })
const answer = async (by: Staff, id: string, isConfirmed = true) =>
  (
    await by.post('desk_answer_roles', {
      id,
      since: ((await rowOf(id)).since ?? new Date(0)).toISOString(),
      isConfirmed,
    })
  ).statusCode
const invitation = (given: Partial<CallBody<'desk_invite_staff'>>): CallBody<'desk_invite_staff'> => ({
  name: 'Robin Wren',
  email: `wren-${randomUUID()}@practice.example`,
  mobile: '',
  profession: '',
  roles: ['prescriber'],
  body: 'GMC',
  number: numbers.GMC,
  ...given,
})

function everybody<Value>(value: Value) {
  return Object.fromEntries(roles.map((role) => [role, value])) as Record<Role, Value>
}

/** Written out by hand: the effect of granting a role, by the granting person's role, with the right registration. */
const table: Readonly<Record<Role, Readonly<Record<Role, 'works' | 'waits' | 'refused'>>>> = {
  // A role that is not listed grants nothing.
  ...everybody(everybody('refused')),
  administrator: {
    prescriber: 'waits',
    pharmacist: 'waits',
    coach: 'works',
    nutritionist: 'works',
    support: 'works',
    clinical_lead: 'waits',
    administrator: 'works',
    auditor: 'works',
  },
  clinical_lead: {
    prescriber: 'waits',
    pharmacist: 'waits',
    coach: 'works',
    nutritionist: 'works',
    support: 'works',
    clinical_lead: 'waits',
    administrator: 'refused',
    auditor: 'works',
  },
}

describe.each(roles)('S-12 granted by: %s', (by) => {
  it.each(roles)('%s', async (role) => {
    const person = await registered(role === 'nutritionist' ? 'HCPC' : 'GPhC')
    // Existing roles are no different.
    if (role === 'coach')
      await app.database.run((orm) =>
        orm
          .update(staff)
          .set({ roles: ['support'] })
          .where(eq(staff.id, person.id)),
      )
    const before = await rowOf(person.id)
    const { statusCode } = await give(who[by], person.id, role)
    const after = await rowOf(person.id)
    switch (table[by][role]) {
      case 'works':
        return expect([statusCode, after]).toMatchObject([200, { roles: [role], waiting: [] }])
      case 'waits':
        expect([statusCode, after]).toMatchObject([200, { roles: [], waiting: [role] }])
        // No rights yet: their next call is refused.
        return expect((await person.post('desk_queue', { list: 'ready' })).statusCode).toBe(403)
      case 'refused':
        expect([403, 409]).toContain(statusCode)
        return expect(after).toEqual(before)
    }
  })
})

/** Also by hand: which registers fit which role. */
const fits: Readonly<Record<Role, readonly Register[]>> = {
  prescriber: ['GMC', 'GPhC', 'NMC'],
  pharmacist: ['GPhC'],
  clinical_lead: ['GMC', 'GPhC', 'NMC'],
  nutritionist: ['HCPC', 'AfN'],
  coach: registers,
  support: registers,
  administrator: registers,
  auditor: registers,
}

describe.each(Object.keys(numbers) as Register[])('S-12 with a registration of the %s', (body) => {
  it.each(roles)('%s: invited, changed and by command alike', async (role) => {
    const isFit = fits[role].includes(body)
    const invited = await who.administrator.post(
      'desk_invite_staff',
      invitation({ roles: [role], body, number: numbers[body] }),
    )
    expect(invited.statusCode).toBe(isFit ? 200 : 400)
    const person = await registered(body)
    const changed = await give(who.administrator, person.id, role, 'auditor')
    expect(changed.statusCode).toBe(isFit ? 200 : 409)
    const added = runStaffCommand(app.services, 'add', {
      name: 'Robin Wren',
      email: `command-${randomUUID()}@practice.example`,
      roles: role,
      registration: `${body} ${numbers[body]}`,
    })
    if (isFit) await added
    else await expect(added).rejects.toThrow('does not fit')
  })
})

it('S-12 a pharmacy technician’s number does not make a pharmacist, nor does one of another register', async () => {
  const statusOf = async (given: Partial<CallBody<'desk_invite_staff'>>) =>
    (await who.administrator.post('desk_invite_staff', invitation({ roles: ['pharmacist'], ...given }))).statusCode
  expect(await statusOf({ body: 'GPhC', number: '5012345' })).toBe(400)
  expect(await statusOf({ body: 'GPhC', number: '12A3456B' })).toBe(400)
  expect(await statusOf({ body: 'GPhC', number: '2012345' })).toBe(200)
})

it('S-12 of the professions on the HCPC’s register only a dietitian’s number fits', async () => {
  const statusOf = async (given: Partial<CallBody<'desk_invite_staff'>>) =>
    (await who.administrator.post('desk_invite_staff', invitation({ roles: ['nutritionist'], ...given }))).statusCode
  expect(await statusOf({ body: 'HCPC', number: 'PH12345' })).toBe(400)
  expect(await statusOf({ body: 'AfN', number: 'DT12345' })).toBe(400)
  expect(await statusOf({ body: 'HCPC', number: 'dt 12345' })).toBe(200)
})

it('S-12 a role stored before its register was checked gives no rights', async () => {
  const nurse = await registered('NMC')
  await app.database.run((orm) =>
    orm
      .update(staff)
      .set({ roles: ['pharmacist'] })
      .where(eq(staff.id, nurse.id)),
  )
  expect((await nurse.post('desk_me', {})).json().data).toMatchObject({ roles: [], capabilities: [] })
  expect((await nurse.post('desk_queue', { list: 'ready' })).statusCode).toBe(403)
})

describe('S-12 confirming', () => {
  const waitingBy = async (by: Staff | null) => {
    if (by) {
      const person = await registered('GMC')
      expect((await give(by, person.id, 'coach', 'prescriber')).statusCode).toBe(200)
      return person.id
    }
    const email = `asked-${randomUUID()}@practice.example`
    await runStaffCommand(app.services, 'add', {
      name: 'Robin Wren',
      email,
      roles: 'prescriber',
      registration: 'GMC 1234567',
    })
    const [made] = await app.database.run((orm) => orm.select().from(staff).orderBy(sql`created_at desc`).limit(1))
    return made?.id ?? ''
  }

  it.each([
    ['administrator', ['clinical_lead']],
    ['clinical_lead', ['administrator']],
    ['a command', ['clinical_lead']],
  ] as const)('what %s gave is confirmed by nobody but %j', async (by, may) => {
    for (const role of roles) {
      const id = await waitingBy(by === 'a command' ? null : who[by])
      const { mayConfirm, confirmers } = await waitingShownTo(role, id)
      const status = await answer(who[role], id)
      const isAllowed = (may as readonly Role[]).includes(role)
      expect([role, status === 200]).toEqual([role, isAllowed])
      expect([role, (await rowOf(id)).roles?.includes('prescriber')]).toEqual([role, isAllowed])
      if (mayConfirm !== null) expect([role, mayConfirm]).toEqual([role, isAllowed])
      if (isAllowed) expect(confirmers).toContain(who[role].name)
    }
  })

  const waitingShownTo = async (role: Role, id: string) => {
    const reply = await who[role].post('desk_staff_list', {})
    const member = (reply.json().data as CallReply<'desk_staff_list'> | null)?.staff.find((one) => one.id === id)
    return { mayConfirm: member?.waiting?.mayConfirm ?? null, confirmers: member?.waiting?.confirmers ?? [] }
  }

  it('is done by another lead, never by the one who granted it, nor by the person, nor a second time', async () => {
    const id = await waitingBy(who.clinical_lead)
    expect(await answer(who.clinical_lead, id)).toBe(409)
    expect(await answer(secondLead, id)).toBe(200)
    expect(await answer(secondLead, id)).toBe(409)
    const lead = await newStaff(app, 'clinical_lead')
    await give(who.administrator, lead.id, 'clinical_lead', 'prescriber')
    expect(await answer(lead, lead.id)).toBe(409)
    expect((await rowOf(lead.id)).roles).toEqual(['clinical_lead'])
  })

  it('applies to what was shown: roles that were changed since are confirmed by nobody', async () => {
    const id = await waitingBy(who.administrator)
    const { since } = await rowOf(id)
    app.pass(1)
    await give(who.administrator, id, 'coach', 'prescriber', 'clinical_lead')
    const old = await secondLead.post('desk_answer_roles', {
      id,
      since: (since ?? new Date(0)).toISOString(),
      isConfirmed: true,
    })
    expect(old.statusCode).toBe(409)
    expect(await answer(secondLead, id, false)).toBe(200)
    expect(await rowOf(id)).toMatchObject({ roles: ['coach'], waiting: [], since: null })
  })

  it('takes effect from the next call on, is recorded, and every other clinical lead is told without patient details', async () => {
    const person = await registered('GMC')
    await give(who.administrator, person.id, 'coach', 'prescriber')
    expect((await person.post('desk_me', {})).json().data).toMatchObject({
      roles: ['coach'],
      waitingRoles: ['prescriber'],
    })
    expect(await answer(who.clinical_lead, person.id)).toBe(200)
    expect((await person.post('desk_me', {})).json().data.roles.toSorted()).toEqual(['coach', 'prescriber'])
    const [admin, lead] = [who.administrator.id, who.clinical_lead.id]
    expect(await eventsOf(person.id)).toEqual([
      { event: 'roles', outcome: 'changed', byId: admin, roles: ['coach'] },
      { event: 'roles', outcome: 'waiting', byId: admin, roles: ['prescriber'] },
      { event: 'roles', outcome: 'confirmed', byId: lead, roles: ['prescriber'] },
    ])
    const [confirmed, given] = (await mailTo(secondLead.email)).filter((text) => text.includes(person.name))
    expect(given).toContain('Please confirm or reject: Prescriber')
    expect(confirmed).toContain(`${who.clinical_lead.name} confirmed these roles`)
    expect((await mailTo(who.clinical_lead.email)).filter((text) => text.includes(person.name))).toHaveLength(1)
  })

  it('is required again when a former member of staff comes back', async () => {
    const email = `back-${randomUUID()}@practice.example`
    const { id } = (await who.administrator.post('desk_invite_staff', invitation({ email }))).json().data
    expect(await answer(who.clinical_lead, id)).toBe(200)
    await who.administrator.post('desk_end_staff', { id })
    expect((await who.administrator.post('desk_invite_staff', invitation({ email }))).json().data).toEqual({
      id,
      waiting: ['prescriber'],
    })
    expect(await rowOf(id)).toMatchObject({ roles: [], waiting: ['prescriber'] })
  })

  it('a requester who has left cannot vouch', async () => {
    const leaving = await newStaff(app, 'clinical_lead')
    const person = await registered('GMC')
    await give(leaving, person.id, 'prescriber')
    await who.administrator.post('desk_end_staff', { id: leaving.id })
    expect(await answer(who.administrator, person.id)).toBe(409)
    expect(await answer(who.clinical_lead, person.id)).toBe(200)
  })
})

it('S-12 the command line makes the first clinical lead, who makes the next', async () => {
  const fresh = await startBookingApp()
  const add = (email: string, held: string) =>
    runStaffCommand(fresh.services, 'add', { name: 'Robin Wren', email, roles: held, registration: 'GMC 1234567' })
  await add('admin@practice.example', 'administrator')
  expect((await add('first@practice.example', 'clinical_lead,prescriber')).join()).toContain('Prescriber: no effect')
  expect((await add('second@practice.example', 'clinical_lead')).join()).toContain('Clinical lead: no effect')
  expect((await runStaffCommand(fresh.services, 'list', {})).join('\n')).toContain(
    'second@practice.example  Clinical lead to be confirmed  invited',
  )
  const held = await fresh.database.run((orm) => orm.select().from(staff).orderBy(staff.createdAt))
  expect(held.map(({ roles: inForce }) => inForce)).toEqual([['administrator'], ['clinical_lead'], []])
  await fresh.close()
})

describe('S-5 a calendar link', () => {
  const consultant = (
    staffId: string | null,
    services: Clinician['services'] = ['adult-adhd-assessment'],
  ): Clinician => ({
    clinician: brand.consultant.id,
    name: brand.consultant.name,
    title: brand.consultant.title,
    isBookable: true,
    services,
    staffId,
  })
  const link = async (by: Staff, ...given: Parameters<typeof consultant>) =>
    (await by.post('desk_keep_clinician', consultant(...given))).statusCode
  const seen = async (by: Staff, id: string) => {
    const day = (await by.post('desk_day', { date: '2026-03-17', days: 1 })).json().data as CallReply<'desk_day'> | null
    return [(await by.post('desk_appointment', { id })).statusCode, day?.appointments.length ?? 0]
  }
  let appointment: string
  beforeAll(async () => {
    const guest = await newGuest(app)
    await guest.book({ date: '2026-03-17', time: '10:00' })
    appointment = (await guest.appointment()).id
  })

  it('is created by an administrator or a clinical lead alone', async () => {
    const psychiatrist = await newStaff(app, 'prescriber')
    for (const role of roles) {
      const isAllowed = role === 'administrator' || role === 'clinical_lead'
      const status = await link(who[role], psychiatrist.id)
      expect([role, status === 200]).toEqual([role, isAllowed])
      expect([role, (await seen(psychiatrist, appointment))[0]]).toEqual([role, isAllowed ? 200 : 404])
      expect([role, await link(who[role], null)]).toEqual([role, isAllowed || role === 'support' ? 200 : 403])
    }
  })

  it('support still opens and closes a calendar, and changes neither whose it is nor what it is for', async () => {
    const { support } = who
    expect((await support.post('desk_keep_clinician', { ...consultant(null), isBookable: false })).statusCode).toBe(200)
    expect((await support.post('desk_keep_clinician', consultant(null))).statusCode).toBe(200)
    expect(await link(support, null, ['adult-adhd-assessment', 'weigh-in'])).toBe(409)
    expect((await support.post('desk_keep_clinician', { ...consultant(null), clinician: 'dr-new' })).statusCode).toBe(
      409,
    )
    expect((await support.post('desk_schedule', {})).json().data.people).toBeNull()
  })

  it('of psychiatric appointments is for a confirmed prescriber or lead of the GMC', async () => {
    const cases: readonly (readonly [Role, Register, boolean])[] = [
      ['prescriber', 'GMC', true],
      ['clinical_lead', 'GMC', true],
      ['prescriber', 'NMC', false],
      ['prescriber', 'GPhC', false],
      ['pharmacist', 'GPhC', false],
      ['coach', 'GMC', false],
      ['coach', 'NMC', false],
      ['support', 'GMC', false],
    ]
    for (const [role, body, isAllowed] of cases) {
      const person = await registered(body)
      await app.database.run((orm) =>
        orm
          .update(staff)
          .set({ roles: [role] })
          .where(eq(staff.id, person.id)),
      )
      expect([role, body, await link(who.clinical_lead, person.id)]).toEqual([role, body, isAllowed ? 200 : 422])
      if (isAllowed) await link(who.clinical_lead, null)
    }
    const waiting = await registered('GMC')
    await give(who.administrator, waiting.id, 'coach', 'prescriber')
    expect(await link(who.clinical_lead, waiting.id)).toBe(422)
  })

  it('opens nothing any more when the role is removed, nor for a calendar with another purpose', async () => {
    const psychiatrist = await newStaff(app, 'prescriber')
    await link(who.administrator, psychiatrist.id)
    expect(await seen(psychiatrist, appointment)).toEqual([200, 1])
    await give(who.administrator, psychiatrist.id, 'coach')
    expect(await seen(psychiatrist, appointment)).toEqual([404, 0])
    expect((await psychiatrist.post('desk_enter_room', { id: appointment })).statusCode).toBe(404)
    // Used for weigh-ins from now on, which a coach holds: earlier appointments stay closed to them.
    expect(await link(who.administrator, psychiatrist.id, ['weigh-in'])).toBe(200)
    expect(await seen(psychiatrist, appointment)).toEqual([404, 0])
    expect((await psychiatrist.post('desk_enter_room', { id: appointment })).statusCode).toBe(404)
    await link(who.administrator, null)
  })

  it('is recorded for both people, and the clinical leads are told without patient details', async () => {
    const [first, second] = [await newStaff(app, 'prescriber'), await newStaff(app, 'prescriber')]
    await link(who.administrator, first.id)
    await link(who.administrator, second.id)
    await link(who.administrator, null)
    const byId = who.administrator.id
    const { id } = brand.consultant
    const events = [
      { event: 'calendar', outcome: `connected ${id}`, byId, roles: null },
      { event: 'calendar', outcome: `disconnected ${id}`, byId, roles: null },
    ]
    expect(await eventsOf(first.id)).toEqual(events)
    expect(await eventsOf(second.id)).toEqual(events)
    const told = (await mailTo(secondLead.email)).filter((text) => text.includes(first.name))
    expect(told).toHaveLength(2)
    expect(told.join()).not.toMatch(/adhd|assessment|ferncliff|LW-/i)
  })
})
