import { z } from 'zod'
import { reminderHours, reminderWays } from '#domain/treatment/reminders.ts'
import { call, text } from '../call.ts'

const hour = z
  .int()
  .min(Math.min(...reminderHours))
  .max(Math.max(...reminderHours))
const endpoint = text(2_048).min(1).describe('The address of the push service, as the browser has it.')
const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, { error: 'must be base64url' })
    .length(Math.ceil((bytes * 4) / 3))

export const myReminder = call({
  name: 'my_reminder',
  auth: 'account',
  summary:
    'When and how the signed-in person is reminded of their doses, and whether this browser shows notifications.',
  body: z.strictObject({ endpoint: endpoint.nullable().describe('Of this browser, if it is subscribed.') }),
  reply: z.object({
    reminder: z
      .object({ hour, by: z.enum(reminderWays) })
      .nullable()
      .describe('Null: they asked for none.'),
    publicKey: z.string().nullable().describe('By which browsers subscribe. Null: notifications are not offered.'),
    isHere: z.boolean().describe('This browser shows notifications for this person.'),
    browsers: z.int().describe('How many of their browsers do.'),
    canText: z.boolean().describe('We may text a mobile of theirs.'),
  }),
  refusals: {},
  perMinute: 120,
})

export const setReminder = call({
  name: 'set_reminder',
  auth: 'account',
  summary: 'Sets when and how they are reminded on the days of their doses, or that they are not.',
  body: z.strictObject({
    reminder: z.strictObject({ hour: hour.describe('In London.'), by: z.enum(reminderWays) }).nullable(),
  }),
  reply: z.object({}),
  refusals: { 422: 'They cannot be reminded in this way. The message says why.' },
  perMinute: 30,
})

export const addPushBrowser = call({
  name: 'add_push_browser',
  auth: 'account',
  summary: 'Lets this browser show notifications to them. Whoever had it before no longer gets them here.',
  body: z.strictObject({
    endpoint,
    p256dh: base64url(65).describe('The browser’s public key.'),
    auth: base64url(16),
  }),
  reply: z.object({}),
  refusals: { 422: 'The address is not of a push service that we call, or the key is none.' },
  perMinute: 20,
})

export const removePushBrowser = call({
  name: 'remove_push_browser',
  auth: 'account',
  summary: 'This browser shows them no more notifications.',
  body: z.strictObject({ endpoint }),
  reply: z.object({}),
  refusals: {},
  perMinute: 20,
})
