import { z } from 'zod'
import { vitalsOccasions, vitalsSources } from '#domain/clinical/vitals.ts'
import { calendarDay, call, id } from '../call.ts'

const figures = { systolic: z.int(), diastolic: z.int(), pulse: z.int() }

/** Blood pressure in mmHg and pulse of a patient on a medicine for ADHD. */
export const vitalsView = z.object({
  id: id(),
  ...figures,
  isHigh: z.boolean(),
  takenOn: calendarDay(),
  occasion: z.enum(vitalsOccasions),
  source: z.enum(vitalsSources).describe('`patient`: reported by the patient, not measured by staff.'),
  by: z.string().describe('Who recorded it.'),
})

export type VitalsView = z.output<typeof vitalsView>

export const deskRecordVitals = call({
  name: 'desk_record_vitals',
  auth: 'staff:decide-cases',
  summary: 'Records blood pressure and pulse of an ADHD patient.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same.'),
    accountId: id(),
    appointmentId: id().nullable().describe('At which it was taken; null: between two.'),
    ...figures,
    takenOn: calendarDay(),
    occasion: z.enum(vitalsOccasions),
    source: z.enum(vitalsSources),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such person, or they are not seen about ADHD.',
    422: 'The figures or the day cannot be right: data.problem says why.',
  },
  perMinute: 60,
})
