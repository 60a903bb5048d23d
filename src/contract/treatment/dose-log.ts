import { z } from 'zod'
import { formWords, scheduleWords } from '#content/medicines/forms.ts'
import { injectionSites, loggedKinds } from '#domain/treatment/dose-log.ts'
import { calendarDay, call, id } from '../call.ts'

const day = calendarDay()
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must look like 08:30' })
const site = z.enum(injectionSites)

/** What a patient logged about one dose. */
export const loggedDose = z.object({
  id: id(),
  on: day.describe('In London.'),
  time: time.nullable(),
  is: z.enum(loggedKinds),
  dose: z.string(),
  site: site.nullable().describe('Null: not given, or not injected.'),
  isConfirmed: z.boolean().describe('It is close to another dose, and the patient has said that both are right.'),
  loggedAt: z.iso.datetime().describe('By the clock of their device.'),
})

const myDosesReply = z.object({
  today: day,
  whose: z.string().describe('Tells a browser whether the unsent entries in it belong to this patient.'),
  log: z
    .object({
      medicine: z.string(),
      form: z.enum(Object.keys(formWords) as [keyof typeof formWords]),
      schedule: z.enum(Object.keys(scheduleWords) as [keyof typeof scheduleWords]),
      doses: z.array(z.object({ mg: z.number(), dose: z.string() })).describe('Those of the packs they were sent.'),
      mg: z.number().describe('Of the pack in use.'),
      injectionDay: z.int().min(1).max(7).nullable().describe('Monday is 1. Null: they have not said.'),
      nextSite: site.nullable().describe('The place suggested for the next injection. Null: it is not injected.'),
      next: day.nullable().describe('When the next dose is due. Null: none is, or none is to be taken.'),
      notToTake: z.string().nullable().describe('Why none is to be taken, as the account says it. Null: nothing is.'),
      unlogged: z.array(day).describe('Days on which a dose was due and about which nothing is logged.'),
      entries: z.array(loggedDose).describe('The latest first.'),
    })
    .nullable()
    .describe('Null: nothing has been delivered yet.'),
})

export type MyDoses = z.output<typeof myDosesReply>

export const myDoses = call({
  name: 'my_doses',
  auth: 'account',
  summary: 'The doses that the signed-in person has logged, and what is due next.',
  body: z.strictObject({}),
  reply: myDosesReply,
  refusals: {},
  perMinute: 240,
})

export const logDose = call({
  name: 'log_dose',
  auth: 'account',
  summary:
    'Logs a dose that was taken or missed, or changes one. What was logged later stands, the same again is the same, and what was removed stays removed.',
  body: z.strictObject({
    id: id().describe('Made by the browser.'),
    at: z.iso.datetime().describe('When it was logged, by the browser’s clock: it may be sent later.'),
    whose: z.string().max(40),
    on: day,
    time: time.optional(),
    is: z.enum(loggedKinds),
    mg: z.number().optional().describe('Absent: the dose of the pack in use on that day.'),
    site: site.optional(),
    confirmed: z.boolean().optional().describe('They were asked whether a dose so close to another is right.'),
  }),
  reply: z.object({ kept: z.boolean().describe('False: something newer stands, or it was removed.') }),
  refusals: {
    409: 'Somebody else is signed in by now, or the entry is another person’s. It is not kept.',
    422: 'It is not kept: data.problem says why. `asked`: it is close to the dose in data.doubt, and not confirmed.',
  },
  perMinute: 120,
})

export const removeDose = call({
  name: 'remove_dose',
  auth: 'account',
  summary: 'Removes an entry. What is not there is no mistake.',
  body: z.strictObject({ id: id(), whose: z.string().max(40) }),
  reply: z.object({}),
  refusals: {
    409: 'Somebody else is signed in by now. Nothing was removed.',
  },
  perMinute: 120,
})
