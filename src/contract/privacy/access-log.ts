import { z } from 'zod'
import { accessedParts, accessReasons } from '#domain/privacy/record-access.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { namedStaff } from '../messages/messages.ts'
import { accessPlace } from './record-access.ts'

const day = calendarDay()

const access = z.object({
  id: z.int(),
  by: namedStaff.extend({ id: id() }),
  accountId: id().nullable(),
  reference: z.string().nullable().describe('Of the order or the contact request it was about.'),
  caseId: id().nullable(),
  what: z.enum(accessedParts),
  why: z.enum(accessReasons),
  at: z.iso.datetime(),
})

export type Access = z.output<typeof access>

const page = z.object({ looks: z.array(access).describe('The newest first.'), next: accessPlace.nullable() })

const wanted = {
  person: text(60).optional().describe('The reference of one of their orders, or the id of their account.'),
  from: day.optional().describe('The first day, in London.'),
  to: day.optional().describe('The last day.'),
  after: accessPlace.optional().describe('The last one that is there already.'),
}

export const deskAccessLog = call({
  name: 'desk_access_log',
  auth: 'staff:read-access-log',
  summary: 'The access log. Reading it is logged as well.',
  body: z.strictObject({ staffId: id().optional(), ...wanted }),
  reply: page.extend({
    colleagues: z.array(namedStaff.extend({ id: id() })).describe('Everybody who works here or did.'),
  }),
  refusals: { 404: 'There is no such person.' },
  perMinute: 120,
})

const act = z.object({
  id: id(),
  at: z.iso.datetime(),
  user: z.string().describe('As the machine knows them.'),
  host: z.string(),
  command: z.string(),
  accountId: id().nullable().describe('Whose data it was about.'),
  subject: z.string().nullable().describe('What else it was about: an id, a reference or a day.'),
  reason: z.string().nullable(),
})

export type OperatorAct = z.output<typeof act>

const actPlace = z.strictObject({ at: z.iso.datetime(), id: id() })

export const deskOperatorActs = call({
  name: 'desk_operator_acts',
  auth: 'staff:read-access-log',
  summary: 'What was done by commands on the server: by whom, about whom and why. The newest first.',
  body: z.strictObject({ after: actPlace.optional().describe('The last one that is there already.') }),
  reply: z.object({ acts: z.array(act), next: actPlace.nullable() }),
  refusals: {},
  perMinute: 120,
})

export const deskMyAccessLog = call({
  name: 'desk_my_access_log',
  auth: 'staff:read-own-access-log',
  summary: 'The caller’s own entries of the access log.',
  body: z.strictObject(wanted),
  reply: page,
  refusals: { 404: 'There is no such person.' },
  perMinute: 120,
})
