import { z } from 'zod'
import { registers } from '#domain/identity/staff/registration.ts'
import { roles } from '#domain/identity/staff/roles.ts'
import { call, id, text } from '../call.ts'

const done = z.object({})
const line = text(200)
const nobody = { 404: 'There is no such person.' }

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)).describe('Those that are in force.'),
  waiting: z
    .object({
      roles: z.array(z.enum(roles)),
      since: z.iso.datetime(),
      by: z.string().nullable().describe('Who gave them. Null: a command on the server.'),
      confirmers: z.array(z.string()).describe('Who can confirm them, by name.'),
      mayConfirm: z.boolean().describe('Whether the caller can.'),
    })
    .nullable()
    .describe('Roles without effect until another person has confirmed them.'),
  profession: z.string().nullable(),
  registration: z.object({ body: z.enum(registers), number: z.string() }).nullable(),
  state: z.enum(['invited', 'invitation over', 'active', 'ended']),
  factors: z.array(z.enum(['passkey', 'totp'])),
  recoveryCodesLeft: z.int(),
  invitedUntil: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  isDemo: z.boolean(),
})

export type StaffMember = z.output<typeof member>

export const deskStaffList = call({
  name: 'desk_staff_list',
  auth: 'staff:manage-capabilities',
  summary: 'Everybody who works here or did.',
  body: z.strictObject({}),
  reply: z.object({ staff: z.array(member) }),
  refusals: {},
  perMinute: 120,
})

export const deskInviteStaff = call({
  name: 'desk_invite_staff',
  auth: 'staff:manage-staff',
  summary: 'Invites a member of staff by email. The link works once, for two days.',
  body: z.strictObject({
    name: line,
    email: text(254),
    mobile: text(40),
    roles: z.array(z.enum(roles)).max(roles.length),
    profession: line,
    body: line.describe('GMC, GPhC or NMC, or nothing.'),
    number: line,
  }),
  reply: z.object({
    id: z.string(),
    waiting: z.array(z.enum(roles)).describe('Roles without effect until another person has confirmed them.'),
  }),
  refusals: { 409: 'Somebody with this address works here already, or the role is not theirs to give.' },
  perMinute: 30,
})

export const deskChangeRoles = call({
  name: 'desk_change_roles',
  auth: 'staff:manage-capabilities',
  summary:
    'Changes a colleague’s roles from their next call on. Prescribers, pharmacists and clinical leads wait for a second person.',
  body: z.strictObject({ id: id(), roles: z.array(z.enum(roles)).min(1).max(roles.length) }),
  reply: done,
  refusals: {
    ...nobody,
    409: 'It cannot be done: it is oneself, the last administrator, or a role that does not fit their registration.',
  },
  perMinute: 60,
})

export const deskAnswerRoles = call({
  name: 'desk_answer_roles',
  auth: 'staff:manage-capabilities',
  summary: 'Confirms roles that another person gave, or rejects them. One of the two people is a clinical lead.',
  body: z.strictObject({
    id: id(),
    since: z.iso.datetime().describe('When they were given, as desk_staff_list shows it.'),
    isConfirmed: z.boolean(),
  }),
  reply: done,
  refusals: {
    ...nobody,
    409: 'It cannot be done: they are one’s own or given by oneself, a clinical lead is needed, or nothing waits.',
  },
  perMinute: 60,
})

export const deskEndStaff = call({
  name: 'desk_end_staff',
  auth: 'staff:manage-staff',
  summary: 'Ends a colleague’s access and their sessions at once.',
  body: z.strictObject({ id: id() }),
  reply: done,
  refusals: { ...nobody, 409: 'It cannot be done: it is oneself, or the last administrator.' },
  perMinute: 60,
})

export const deskResetFactor = call({
  name: 'desk_reset_factor',
  auth: 'staff:manage-staff',
  summary: 'Removes a colleague’s password and second factor, ends their sessions, and invites them again.',
  body: z.strictObject({ id: id() }),
  reply: done,
  refusals: { ...nobody, 409: 'It cannot be done: it is oneself, or their access has ended.' },
  perMinute: 60,
})

const staffEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.string(),
  outcome: z.string(),
  staffId: z.string().nullable().describe('The member of staff concerned. Null: no one has that address.'),
  byId: z.string().nullable().describe('The colleague who did it. Null: themselves, or a command.'),
  roles: z.array(z.string()).nullable().describe('Those they have since, where they changed.'),
})

export const deskStaffEvents = call({
  name: 'desk_staff_events',
  auth: 'staff:manage-staff',
  summary: 'What happened to people’s access, the newest first, fifty at a time.',
  body: z.strictObject({ id: id().nullable().default(null), before: z.int().nullable().default(null) }),
  reply: z.object({ events: z.array(staffEvent), hasMore: z.boolean() }),
  refusals: {},
  perMinute: 120,
})
