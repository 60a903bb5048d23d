import { z } from 'zod'
import { planStates } from '#domain/treatment/plan-states.ts'
import { calendarDay, call } from '../call.ts'
import { planStep } from './desk-treatment.ts'

const day = calendarDay()

/** The patient's own treatment, as it is today. */
export const myTreatment = z.object({
  medicine: z.string(),
  dose: z.string(),
  state: z.enum(planStates),
  isOurs: z.boolean().describe('A prescriber has paused or ended it: it is not theirs to take up.'),
  step: planStep,
  nextInjection: day.nullable().describe('Null: none is due, or none is to be taken.'),
  injectionDay: z.int().min(1).max(7).describe('Of the week, Monday being 1: theirs, or that on which the pen came.'),
  missed: z
    .object({ takenUntil: day, daysApart: z.int().nullable() })
    .nullable()
    .describe('Until when the next injection is taken if it is late, and how far apart two have to be.'),
  dosesLeft: z.object({ inPen: z.int(), ofPen: z.int(), unopenedPens: z.int() }),
  lastsUntil: day,
  penUntil: day
    .nullable()
    .describe('The last day on which the pen in use may be used. Null: it is not open yet, as far as we know.'),
  nextFrom: day
    .nullable()
    .describe('From when the next pen may leave. Null: none is to leave for now, or that day has passed.'),
  calendar: z.string().nullable().describe('A calendar file with the days of the injections that are left.'),
})

export const setInjectionDay = call({
  name: 'set_injection_day',
  auth: 'account',
  summary: 'The patient’s weekday for injections.',
  body: z.strictObject({ weekday: z.int().min(1).max(7).describe('Monday being 1.') }),
  reply: z.object({}),
  refusals: {
    409: 'This account has no treatment.',
    422: 'The next injection would come too soon after the last. The message says so.',
  },
  perMinute: 30,
})

export type MyTreatment = z.output<typeof myTreatment>
