import { z } from 'zod'
import { planStates } from '#domain/treatment/plan-states.ts'
import { planStep } from './desk/plan.ts'

const day = z.iso.date()

/** Somebody's own treatment, as it stands today. */
export const myTreatment = z.object({
  medicine: z.string(),
  dose: z.string(),
  state: z.enum(planStates),
  step: planStep,
  nextInjection: day.nullable().describe('Null: none is due, or none is to be taken.'),
  missed: z
    .object({ takenUntil: day, daysApart: z.int().nullable() })
    .nullable()
    .describe('Until when the next injection is taken if it is late, and how far apart two have to be.'),
  dosesLeft: z.object({ inPen: z.int(), ofPen: z.int(), unopenedPens: z.int() }),
  lastsUntil: day,
  nextFrom: day.describe('From when the next pen may leave.'),
  calendar: z.string().nullable().describe('A calendar file with the days of the injections that are left.'),
})

export type MyTreatment = z.output<typeof myTreatment>
