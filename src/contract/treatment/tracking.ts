import { z } from 'zod'
import { measureBounds, measureNames } from '#domain/treatment/tracking/measures.ts'
import { mostImported } from '#domain/treatment/tracking/scale-export.ts'
import { weightUnits } from '#domain/treatment/tracking/units.ts'
import { call } from '../call.ts'

const day = z.iso.date().describe('In London.')

/** Measurements of one kind, oldest first. */
const values = z.array(z.tuple([day, z.number()]))

const logged = z.strictObject({ measure: z.enum(measureNames), on: day, value: z.number() })

const mostAtOnce = 20

const lowestGoal = measureBounds.weight.from
const highestGoal = measureBounds.weight.to

const refusedValues = {
  422: 'One of them is of a day that is still to come, too long ago, or is nothing that can be. None is kept.',
} as const

export const myProgress = call({
  name: 'my_progress',
  auth: 'account',
  summary: 'What the signed-in person has logged about themselves, and the doses that were sent to them.',
  body: z.strictObject({}),
  reply: z.object({
    today: day,
    whose: z.string().describe('Tells a browser whether the unsent measurements in it belong to this patient.'),
    unit: z.enum(weightUnits),
    goalKg: z.number().nullable(),
    heightCm: z.number().nullable().describe('As they gave it when they last ordered, for the BMI.'),
    sharedSince: z.iso.datetime().nullable().describe('Since when the team sees it. Null: it does not.'),
    weight: values,
    fromCheckIns: z.array(day).describe('The days whose weight was reported in a check-in.'),
    waist: values,
    bodyFat: values,
    recent: z.array(logged).describe('What was drunk and done in the last weeks.'),
    doses: z.array(z.object({ on: day, medicine: z.string(), dose: z.string() })),
  }),
  refusals: {},
  perMinute: 240,
})

export const logMeasures = call({
  name: 'log_measures',
  auth: 'account',
  summary: 'Logs measurements. One of a kind a day: what was logged later stands, and the same again is the same.',
  body: z.strictObject({
    at: z.iso.datetime().describe('When it was logged, by the browser’s clock: it may be sent later.'),
    whose: z.string().max(40),
    logged: z.array(logged).min(1).max(mostAtOnce),
  }),
  reply: z.object({ kept: z.int() }),
  refusals: { ...refusedValues, 409: 'Somebody else is signed in by now. It is not theirs, and not kept.' },
  perMinute: 120,
})

export const importMeasures = call({
  name: 'import_measures',
  auth: 'account',
  summary:
    'Logs what a scale remembered, all of it or nothing. Days that have been logged here already stay as they are.',
  body: z.strictObject({
    logged: z
      .array(logged)
      .min(1)
      .max(2 * mostImported),
  }),
  reply: z.object({ kept: z.int() }),
  refusals: refusedValues,
  perMinute: 10,
  bodyLimit: 512 * 1024,
})

export const removeMeasure = call({
  name: 'remove_measure',
  auth: 'account',
  summary: 'Takes something back that was logged. What is not there is no mistake.',
  body: z.strictObject({ measure: z.enum(measureNames), on: day }),
  reply: z.object({}),
  refusals: {},
  perMinute: 120,
})

export const setTracking = call({
  name: 'set_tracking',
  auth: 'account',
  summary: 'Sets the unit of weights, the patient’s goal, and whether the team sees what is logged.',
  body: z.strictObject({
    unit: z.enum(weightUnits).optional(),
    goalKg: z.number().min(lowestGoal).max(highestGoal).nullable().optional(),
    isShared: z.boolean().optional(),
  }),
  reply: z.object({}),
  refusals: {},
  perMinute: 60,
})
