import { z } from 'zod'
import { measureBounds, measureNames, readingSources } from '#domain/treatment/tracking/measures.ts'
import { mostImported } from '#domain/treatment/tracking/scale-export.ts'
import { weightUnits } from '#domain/treatment/tracking/units.ts'
import { calendarDay, call } from '../call.ts'

const day = calendarDay().describe('In London.')

/** Measurements of one kind, oldest first. */
const values = z.array(z.tuple([day, z.number()]))

const logged = z.strictObject({ measure: z.enum(measureNames), on: day, value: z.number() })

const mostAtOnce = 20

/** Why a reading of a scale is asked about before it is kept. */
const asks = z.object({
  on: day,
  kg: z.number(),
  lastKg: z.number().nullable().describe('The weight it is far from.'),
  isOtherUnit: z.boolean().describe('In another unit it would be near the last.'),
})

const lowestGoal = measureBounds.weight.from
const highestGoal = measureBounds.weight.to

/** Weight and what Apple Health has beside it. */
const importedMeasures = 4

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
    fromScale: z.array(day).describe('The days whose weight is a reading of a scale.'),
    waist: values,
    bodyFat: values,
    bodyWater: values,
    muscle: values,
    leanMass: values,
    bmi: values.describe('By the scale, with the height that was entered in it.'),
    isHidden: z.boolean().describe('They chose not to see figures.'),
    composition: z.enum(['ask', 'may', 'weight only']).describe('Whether their scale may measure body composition.'),
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
    reading: z
      .strictObject({
        takenAt: z.iso.datetime().describe('By the clock of the scale.'),
        isMine: z.boolean().describe('They were asked, and said that it is theirs.'),
      })
      .optional()
      .describe(
        'It is a reading of a scale by Bluetooth: of a day the first counts, and none replaces what was typed.',
      ),
  }),
  reply: z.object({
    kept: z.int(),
    asks: asks.nullable().describe('It may be another person’s, and is not kept until they say that it is theirs.'),
  }),
  refusals: { ...refusedValues, 409: 'Somebody else is signed in by now. It is not theirs, and not kept.' },
  perMinute: 120,
})

export const importMeasures = call({
  name: 'import_measures',
  auth: 'account',
  summary:
    'Logs what a scale remembered. Days that have been logged here already stay as they are, and days that may be another person’s are left out.',
  body: z.strictObject({
    logged: z
      .array(z.strictObject({ ...logged.shape, takenAt: z.iso.datetime().optional() }))
      .min(1)
      .max(importedMeasures * mostImported),
    source: z.enum(readingSources).exclude(['bluetooth']).optional().describe('Left out: a file of a scale.'),
    isMine: z.boolean().optional().describe('They have seen the days that were asked about: all are theirs.'),
  }),
  reply: z.object({ kept: z.int(), asks: z.array(asks) }),
  refusals: refusedValues,
  perMinute: 10,
  bodyLimit: 1536 * 1024,
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
  summary:
    'Sets the unit of weights, the patient’s goal, who sees what, and whether a scale may measure body composition.',
  body: z.strictObject({
    unit: z.enum(weightUnits).optional(),
    goalKg: z.number().min(lowestGoal).max(highestGoal).nullable().optional(),
    isShared: z.boolean().optional(),
    isHidden: z.boolean().optional(),
    mayMeasureComposition: z
      .boolean()
      .optional()
      .describe('False: they have an implant, or are pregnant. Which of them is not asked.'),
  }),
  reply: z.object({}),
  refusals: {},
  perMinute: 60,
})
