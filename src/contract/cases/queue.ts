import { z } from 'zod'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { queueLists } from '#domain/cases/queue-lists.ts'
import { queueSorts } from '#domain/cases/queue-views.ts'
import { shownKeys } from '#domain/medicines/medicines.ts'
import { call, id, text } from '../call.ts'
import { caseRow, epoch } from './case-row.ts'

export const deskQueue = call({
  name: 'desk_queue',
  auth: 'staff:see-queue',
  summary:
    'Fifty cases of a list, by the gravest finding and then the earliest deadline or by deadline alone, and how many there are in each list.',
  body: z.strictObject({
    list: z.enum(queueLists),
    medicine: z.enum(shownKeys).nullish(),
    sort: z.enum(queueSorts).default('risk'),
    after: text(200).nullish().describe('`next` of the page before.'),
  }),
  reply: z.object({
    rows: z.array(caseRow),
    next: z.string().nullable(),
    counts: z.record(z.enum(queueLists), z.int()),
    at: z.iso.datetime(),
  }),
  refusals: {},
  perMinute: 600,
})

const lease = z.object({ id: id(), epoch, until: z.iso.datetime() })

export const deskNextCase = call({
  name: 'desk_next_case',
  auth: 'staff:work-cases',
  summary: 'Claims the most urgent case. Concurrent callers each get a different one.',
  body: z.strictObject({ list: z.enum(['ready', 'signature', 'approved']).default('ready') }),
  reply: z.object({
    claimed: lease
      .extend({ kind: z.enum(caseKindNames as [string, ...string[]]).describe('Which page opens it.') })
      .nullable(),
  }),
  refusals: { 403: 'Cases are taken for a decision by those who may make it.' },
  perMinute: 120,
})

const takenByAnother = { 409: 'Somebody else has it (data.with says who, and until when).' }

export const deskClaim = call({
  name: 'desk_claim',
  auth: 'staff:work-cases',
  summary: 'Assigns a case to the caller for ten minutes.',
  body: z.strictObject({ id: id() }),
  reply: lease,
  refusals: { 404: 'There is no such case.', ...takenByAnother },
  perMinute: 240,
})

export const deskRenew = call({
  name: 'desk_renew',
  auth: 'staff:work-cases',
  summary: 'Extends the assignment by ten minutes.',
  body: z.strictObject({ id: id(), epoch }),
  reply: lease,
  refusals: { 409: 'The time was up; it may be somebody else’s by now.' },
  perMinute: 240,
})

export const deskRelease = call({
  name: 'desk_release',
  auth: 'staff:work-cases',
  summary: 'Unassigns a case.',
  body: z.strictObject({ id: id(), epoch }),
  reply: z.object({}),
  refusals: {},
  perMinute: 240,
})
