import { z } from 'zod'
import { caseStates } from '#domain/cases/states.ts'
import { callBackEndings } from '#domain/safeguarding/call-backs.ts'
import { concernOutcomes, contactWays } from '#domain/safeguarding/outcomes.ts'
import { riskSources } from '#domain/safeguarding/reported-risk.ts'
import { call, id, text } from '../call.ts'
import { clock, colleague, epoch, holder } from '../cases/case-row.ts'
import { liveRestriction } from '../privacy/restriction.ts'

const noConcern = { 404: 'This concern could not be found.' }
const said = text(4_000)

const callBackId = id().describe('Made by the browser: sent again it is the same.')
const assignee = colleague.extend({ isMe: z.boolean() }).nullable().describe('Null: nobody in particular.')

const callBack = z.object({
  id: id(),
  dueAt: z.iso.datetime(),
  assignedTo: assignee,
  setBy: z.string(),
  ended: z
    .object({ as: z.enum(callBackEndings), by: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe('Null: it is still to be made.'),
})

export type ShownCallBack = z.output<typeof callBack>

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
    restriction: liveRestriction,
    isSupplyLocked: z
      .boolean()
      .describe('Nothing is supplied to the patient until a prescriber lifts the lock in their record.'),
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
    callBacks: z
      .array(callBack)
      .describe('Those that are still to be made first, the earliest first; then the latest.'),
    missedCallBacks: z.int().describe('How many in a row missed the person since they were last reached.'),
    assignees: z.array(colleague).describe('Who can be given a call-back.'),
    ending: z
      .object({ outcome: z.enum(concernOutcomes), said: z.string(), by: colleague, at: z.iso.datetime() })
      .nullable(),
    history: z.array(z.object({ at: z.iso.datetime(), what: z.string(), by: z.string() })),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose.'),
  }),
  refusals: noConcern,
  perMinute: 240,
})

export type ConcernView = z.output<typeof deskConcern.reply>

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
    callBackId: id().nullable().default(null).describe('The call-back that this was, which it ends.'),
  }),
  reply: z.object({
    escalated: z.boolean().describe('It was not reached again, so whoever is on call is called.'),
  }),
  refusals: {
    404: 'There is no such concern, or it has no such call-back.',
    409: 'It is closed, or the call-back has been recorded or cancelled by somebody else.',
    422: 'Nothing is said about it.',
  },
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

export const deskSetCallBack = call({
  name: 'desk_set_call_back',
  auth: 'staff:decide-cases',
  summary: 'Sets a time at which a person is called back about a concern, and who does it.',
  body: z.strictObject({
    id: id(),
    callBackId,
    dueAt: z.iso.datetime(),
    assignedTo: id().nullable().describe('Null: nobody in particular.'),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such concern, or nobody who may be given it has this id.',
    409: 'The concern is closed, or this id is that of another call-back.',
    422: 'The time is in the past or too far ahead: data.because says which.',
  },
  perMinute: 60,
})

export const deskTakeCallBack = call({
  name: 'desk_take_call_back',
  auth: 'staff:decide-cases',
  summary: 'Takes a call-back, or gives it up. Of two who take it at once the second is told who has it.',
  body: z.strictObject({
    callBackId: id(),
    isMine: z.boolean(),
    seen: id().nullable().describe('Whose it was when whoever asks looked.'),
  }),
  reply: z.object({ assignedTo: assignee }),
  refusals: { 404: 'This call-back could not be found.', 409: 'It is over, or somebody else has it now.' },
  perMinute: 60,
})

export const deskCancelCallBack = call({
  name: 'desk_cancel_call_back',
  auth: 'staff:decide-cases',
  summary: 'Cancels a call-back that is not to be made. That it was, and by whom, stays in the history of the concern.',
  body: z.strictObject({ callBackId: id() }),
  reply: z.object({}),
  refusals: { 404: 'This call-back could not be found.', 409: 'It has been recorded.' },
  perMinute: 60,
})

export const deskCallBacks = call({
  name: 'desk_call_backs',
  auth: 'staff:decide-cases',
  summary: 'The call-backs that whoever asks is to make, the earliest first. Nothing in them says who the person is.',
  body: z.strictObject({}),
  reply: z.object({ callBacks: z.array(z.object({ id: id(), concernId: id(), dueAt: z.iso.datetime() })) }),
  refusals: {},
  perMinute: 240,
})
