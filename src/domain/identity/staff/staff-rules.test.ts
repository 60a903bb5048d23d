import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../calendar/durations.ts'
import { isLocked } from './desk-session.ts'
import type { Granter } from './grants.ts'
import { isRegistrationNumber, normalNumber, type Registration } from './registration.ts'
import { roleChangeProblem } from './role-change.ts'
import type { Role } from './roles.ts'
import { readStaff, type StaffForm } from './staff-form.ts'

describe('a session at the desk', () => {
  it.each([
    [0, null, false],
    [30 * minuteMs - 1, null, false],
    [30 * minuteMs, null, true],
    [0, 0, true],
  ])('unused for %i ms and locked at %j is locked: %s', (unused, lockedAt, locked) =>
    expect(isLocked({ lastSeenAt: 0, lockedAt }, unused)).toBe(locked),
  )
})

describe('a registration number', () => {
  it.each([
    ['GMC', '1234567', true],
    ['GMC', '123456', false],
    ['GMC', '12345678', false],
    ['GPhC', '2 012 345', true],
    ['NMC', '12a3456e', true],
    ['NMC', '1234567', false],
  ] as const)('%s %s: %s', (body, typed, isOne) => expect(isRegistrationNumber(body, normalNumber(typed))).toBe(isOne))
})

describe('who may change a colleague’s roles', () => {
  const by = (role: Granter, id: string | null = 'lead') => ({ id, roles: [role] })
  const gmc = { body: 'GMC', number: '1234567' } as const
  const person = (roles: Role[], registration: Registration | null = gmc) => ({ id: 'person', roles, registration })
  it.each<[string, Parameters<typeof roleChangeProblem>[0], string | null]>([
    ['a lead', { by: by('clinical_lead'), person: person(['coach']), roles: ['support'] }, null],
    ['a command', { by: by('command line', null), person: person([]), roles: ['administrator'] }, null],
    ['oneself', { by: by('administrator', 'person'), person: person(['coach']), roles: ['coach'] }, 'self'],
    ['made one', { by: by('clinical_lead'), person: person([]), roles: ['administrator'] }, 'onlyAdministrators'],
    [
      'unmade one',
      { by: by('clinical_lead'), person: person(['administrator']), roles: ['support'] },
      'onlyAdministrators',
    ],
    [
      'left one',
      { by: by('clinical_lead'), person: person(['administrator']), roles: ['administrator', 'coach'] },
      null,
    ],
    ['an administrator', { by: by('administrator'), person: person(['administrator']), roles: ['support'] }, null],
    ['support', { by: by('support'), person: person(['coach']), roles: ['support'] }, 'notYours'],
    ['unregistered', { by: by('administrator'), person: person([], null), roles: ['pharmacist'] }, 'registration'],
    ['another register', { by: by('administrator'), person: person([]), roles: ['pharmacist'] }, 'register'],
    ['no need', { by: by('administrator'), person: person([], null), roles: ['coach', 'auditor'] }, null],
  ])('%s', (_, change, problem) => expect(roleChangeProblem(change)).toBe(problem))
})

describe('an invitation', () => {
  const good: StaffForm = {
    name: '  Robin   Wren ',
    email: ' robin@practice.example ',
    mobile: '+44 7700 900123',
    roles: ['prescriber', 'prescriber'],
    profession: ' GP ',
    body: 'GMC',
    number: ' 123 4567',
  }
  const fieldsOf = (form: Partial<StaffForm>) => readStaff({ ...good, ...form }).problems.map(({ field }) => field)

  it('is stored in one spelling', () => {
    expect(readStaff(good)).toEqual({
      problems: [],
      staff: {
        name: 'Robin Wren',
        email: 'robin@practice.example',
        mobile: '07700900123',
        roles: ['prescriber'],
        profession: 'GP',
        registration: { body: 'GMC', number: '1234567' },
      },
    })
    const plain = { roles: ['support'], body: '', number: '', mobile: ' ', profession: '' }
    expect(readStaff({ ...good, ...plain }).staff).toMatchObject({ mobile: '', profession: null, registration: null })
  })

  it.each<[Partial<StaffForm>, (keyof StaffForm)[]]>([
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ email: 'robin' }, ['email']],
    [{ mobile: '12' }, ['mobile']],
    [{ roles: [] }, ['roles']],
    [{ roles: ['prescriber', 'owner'] }, ['roles']],
    [{ body: '' }, ['body']],
    [{ body: 'GDC' }, ['body']],
    [{ roles: ['support'], body: '' }, ['body']],
    [{ number: '12' }, ['number']],
    [{ roles: ['pharmacist'] }, ['body']],
    [{ roles: ['pharmacist'], body: 'GPhC', number: '5012345' }, ['body']],
    [{ name: '', email: '', roles: [], body: 'GMC', number: '' }, ['name', 'email', 'roles', 'number']],
  ])('%j: %j', (form, fields) => expect(fieldsOf(form)).toEqual(fields))
})
