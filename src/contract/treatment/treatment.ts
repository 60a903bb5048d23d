import { z } from 'zod'
import { medicineKeys } from '#domain/medicines/medicines.ts'
import { planHands } from '#domain/treatment/change-of-plan.ts'
import { planStates } from '#domain/treatment/plan-states.ts'
import { calendarDay, call, id, text } from '../call.ts'

const day = calendarDay()
const medicine = z.enum(medicineKeys)
const epoch = z.int().min(0).describe('As it was seen.')

const ownTreatment = z.object({
  epoch,
  state: z.enum(planStates),
  setBy: z.enum(planHands).describe('Who made it what it is now.'),
  isLocked: z.boolean(),
  medicine,
  dose: z.string(),
  pausedUntil: day.nullable(),
  after: z
    .object({ until: day, isAsked: z.boolean().describe('For their weight, each month.') })
    .nullable()
    .describe('It has ended, and they are followed for a while. Null: it has not, or that is over.'),
  lastDoseOn: day.nullable().describe('If every dose was taken on its day.'),
  mayBecomePregnant: z.boolean(),
  orders: z
    .array(
      z.object({
        id: id(),
        reference: z.string(),
        amountPence: z.int(),
        is: z.enum(['held', 'taken']),
        canWithdraw: z.boolean(),
      }),
    )
    .describe('Pens that are ordered and not delivered yet.'),
  request: z
    .object({ id: id(), medicine, isAgreed: z.boolean().nullable().describe('Null: not answered yet.') })
    .nullable()
    .describe('Another medicine that they asked for.'),
  today: day,
})

export type OwnPlan = z.output<typeof ownTreatment>

export const myPlan = call({
  name: 'my_plan',
  auth: 'account',
  summary: 'The treatment of the signed-in person as far as it bears on what they can change about it.',
  body: z.strictObject({}),
  reply: z.object({ treatment: ownTreatment.nullable().describe('Null: nothing has been delivered yet.') }),
  refusals: {},
  perMinute: 60,
})

const refusals = {
  409: 'There is no treatment, or it was changed meanwhile. Nothing was changed.',
  422: 'It cannot be changed so: data.problem says why.',
}

export const changeMyPlan = call({
  name: 'change_my_plan',
  auth: 'account',
  summary: 'Pauses the caller’s own treatment until a day, resumes it, or ends it.',
  body: z.strictObject({
    epoch,
    to: z.enum(planStates),
    until: day.nullable().describe('Of a pause: the day it is over.'),
    reason: text(1_000),
  }),
  reply: z.object({ epoch: z.int() }),
  refusals,
  perMinute: 30,
})

export const askForMedicine = call({
  name: 'ask_for_medicine',
  auth: 'account',
  summary: 'Asks a prescriber for another medicine. Nothing changes until they agree.',
  body: z.strictObject({ epoch, medicine, wish: text(1_000).min(1) }),
  reply: z.object({}),
  refusals,
  perMinute: 20,
})

export const takeBackMedicine = call({
  name: 'take_back_medicine',
  auth: 'account',
  summary: 'Takes the wish for another medicine back, whether or not it was answered.',
  body: z.strictObject({ requestId: id() }),
  reply: z.object({}),
  refusals: {},
  perMinute: 20,
})

export const setAfterwards = call({
  name: 'set_afterwards',
  auth: 'account',
  summary: 'Whether the patient is asked for their weight each month of the year after treatment.',
  body: z.strictObject({ isAsked: z.boolean() }),
  reply: z.object({}),
  refusals: { 409: 'Their treatment has not ended, or the year after it has.' },
  perMinute: 30,
})
