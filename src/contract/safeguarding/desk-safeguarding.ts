import { z } from 'zod'
import { caseStates } from '#domain/cases/states.ts'
import { concernOutcomes, contactWays } from '#domain/safeguarding/outcomes.ts'
import { riskSources } from '#domain/safeguarding/reported-risk.ts'
import { call, id, text } from '../call.ts'
import { clock, colleague, epoch, holder } from '../cases/case-row.ts'

const noConcern = { 404: 'There is no such concern.' }
const said = text(4_000)

export const deskConcern = call({
  name: 'desk_concern',
  auth: 'staff:decide-cases',
  summary:
    'A safeguarding concern: the patient, their contact details, what they reported, and the actions so far. The access is logged.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    state: z.enum(caseStates),
    epoch,
    with: holder.describe(
      'The member of staff who claimed it as their next case. The one who acknowledged it is in `alarm`.',
    ),
    raisedAt: z.iso.datetime(),
    clock,
    person: z
      .object({ accountId: id(), name: z.string(), born: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .describe('Null: the patient is not identified.'),
    phones: z
      .array(z.object({ number: z.string(), from: z.enum(['left', 'account']) }))
      .describe('The one that was left for this first.'),
    calledName: z.string().nullable().describe('What they asked to be called.'),
    mayLeaveMessage: z.boolean().nullable().describe('Null: they were not asked.'),
    told: z
      .array(
        z.object({
          source: z.enum(riskSources),
          at: z.iso.datetime(),
          answers: z.array(z.object({ question: z.string(), answer: z.string(), isRisk: z.boolean() })),
        }),
      )
      .describe('The newest first.'),
    alarm: z
      .object({ by: z.string().nullable(), at: z.iso.datetime().nullable() })
      .nullable()
      .describe('Who acknowledged it. Null inside: nobody yet.'),
    contacts: z
      .array(
        z.object({
          id: id(),
          by: z.string(),
          at: z.iso.datetime(),
          how: z.enum(contactWays),
          isReached: z.boolean(),
          said: z.string(),
        }),
      )
      .describe('The newest first.'),
    ending: z
      .object({ outcome: z.enum(concernOutcomes), said: z.string(), by: colleague, at: z.iso.datetime() })
      .nullable(),
    history: z.array(z.object({ at: z.iso.datetime(), what: z.string(), by: z.string() })),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose.'),
  }),
  refusals: noConcern,
  perMinute: 240,
})

export type ShownConcern = z.output<typeof deskConcern.reply>

export const deskRecordTry = call({
  name: 'desk_record_try',
  auth: 'staff:decide-cases',
  summary: 'Records an attempt to reach the patient and its result. The clock restarts.',
  body: z.strictObject({
    id: id(),
    contactId: id().describe('Made by the browser: sent again it is the same.'),
    how: z.enum(contactWays),
    isReached: z.boolean(),
    said,
  }),
  reply: z.object({}),
  refusals: { ...noConcern, 409: 'It is closed.', 422: 'Nothing is said about it.' },
  perMinute: 60,
})

export const deskCloseConcern = call({
  name: 'desk_close_concern',
  auth: 'staff:decide-cases',
  summary: 'Closes a concern, with the outcome in the words of the member of staff.',
  body: z.strictObject({ id: id(), outcome: z.enum(concernOutcomes), said }),
  reply: z.object({}),
  refusals: {
    ...noConcern,
    409: 'Somebody else has closed it.',
    422: 'It cannot be closed so: data.because says why.',
  },
  perMinute: 60,
})
