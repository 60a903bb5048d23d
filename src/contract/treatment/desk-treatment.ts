import { z } from 'zod'
import { injectingChoices } from '#domain/treatment/change-of-plan.ts'
import { planStepNames } from '#domain/treatment/next-step.ts'
import { planStates } from '#domain/treatment/plan-states.ts'
import { conversationWays, yellowCardDecisions } from '#domain/treatment/supply-lock.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { promisedTime } from '../promised-time.ts'
import { loggedDose } from './dose-log.ts'

const day = calendarDay()

export const planStep = z
  .object({
    what: z.enum(planStepNames),
    turn: z.enum(['patient', 'us', 'nobody']),
    by: day.nullable(),
    promise: promisedTime.nullable().describe('By when we do it, where it is our turn and a time was promised.'),
    title: z.string(),
    says: z.string(),
  })
  .describe('What happens next, whose turn it is and by when.')

export const planView = z.object({
  id: id(),
  epoch: z.int(),
  state: z.enum(planStates),
  medicine: z.string(),
  dose: z.string(),
  startedOn: day,
  pausedUntil: day.nullable(),
  injecting: z.enum(injectingChoices).nullable().describe('Of a pause by a prescriber.'),
  after: z
    .object({ endedOn: day, until: day, isAsked: z.boolean().describe('For their weight, each month.') })
    .nullable()
    .describe('It has ended, and they are followed for a while. Null: it has not, or that is over.'),
  cycleDay: z.int().describe('Of the pen in use; more than its days: it has run out.'),
  cover: z.object({ from: day, until: day }).describe('Of the pen in use; until: the day after the last.'),
  checkInOpens: day,
  nextFrom: day.describe('From when the next pen may leave.'),
  lock: z
    .object({ id: id(), caseId: id(), since: z.iso.datetime(), mayLift: z.boolean() })
    .nullable()
    .describe('A red-flag symptom was reported. Null: nothing is locked.'),
  step: planStep,
  next: z
    .object({
      doses: z.array(
        z.object({ dose: z.string(), is: z.enum(['suggested', 'allowed', 'second signature', 'not offered']) }),
      ),
      reasons: z.array(z.string()),
      notBefore: day.nullable(),
    })
    .describe('What the rules would allow next, as far as is known today.'),
  asked: z
    .object({
      id: id(),
      medicine: z.string(),
      wish: z.string(),
      at: z.iso.datetime(),
      isAgreed: z.boolean().nullable().describe('Null: not answered yet.'),
      mayAnswer: z.boolean(),
    })
    .nullable()
    .describe('Another medicine that the patient asked for.'),
  findings: z.array(z.object({ id: z.string(), says: z.string(), because: z.string() })),
  mayTryFrom: day.nullable().describe('If the doses they have are the last. Null: it is not theirs to wait for.'),
  doseLog: z
    .object({
      entries: z.array(loggedDose).describe('The latest first.'),
      differs: z.boolean().describe('The last check-in names other days.'),
    })
    .describe('What the patient has logged about their doses.'),
  choices: z.array(z.enum(planStates)).describe('The changes the caller may make.'),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      what: z.string(),
      dose: z.string().nullable(),
      until: day.nullable(),
      injecting: z.enum(injectingChoices).nullable(),
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type PlanView = z.output<typeof planView>

export const deskChangePlan = call({
  name: 'desk_change_plan',
  auth: 'staff:decide-cases',
  summary: 'Pauses a treatment until a day, resumes it, or ends it, with a reason.',
  body: z.strictObject({
    planId: id(),
    epoch: z.int().min(0).describe('The revision that the caller has seen.'),
    to: z.enum(planStates),
    until: day.nullable().describe('Of a pause: the day it is over.'),
    reason: text(2_000).min(1),
    injecting: z
      .enum(injectingChoices)
      .nullish()
      .describe('Of a pause: whether the patient goes on injecting. A pause without it is refused.'),
  }),
  reply: z.object({ epoch: z.int() }),
  refusals: {
    404: 'There is no such plan.',
    409: 'It was changed meanwhile. Nothing was changed.',
    422: 'It cannot be changed so: data.problem says why.',
  },
  perMinute: 60,
})

export const deskLiftLock = call({
  name: 'desk_lift_lock',
  auth: 'staff:decide-cases',
  summary:
    'A prescriber who has spoken with the patient lifts their supply lock, and records the decision about a Yellow Card.',
  body: z.strictObject({
    lockId: id(),
    how: z.enum(conversationWays),
    said: text(4_000).min(1),
    yellowCard: z.enum(yellowCardDecisions),
  }),
  reply: z.object({}),
  refusals: {
    404: 'This supply lock could not be found.',
    409: 'It was lifted meanwhile.',
    422: 'Nothing is written down about the conversation.',
  },
  perMinute: 60,
})

export const deskAnswerMedicine = call({
  name: 'desk_answer_medicine',
  auth: 'staff:decide-cases',
  summary: 'Agrees to another medicine that a patient asked for, or does not, in words that they read.',
  body: z.strictObject({ requestId: id(), isAgreed: z.boolean(), words: text(2_000).min(1) }),
  reply: z.object({}),
  refusals: {
    404: 'Nobody asked for this.',
    409: 'It was answered or taken back meanwhile.',
    422: 'There are no words for the patient.',
  },
  perMinute: 60,
})
