import { z } from 'zod'
import { scheduleBounds as bounds } from '#domain/appointments/schedule-form.ts'
import { bookableServices } from '#domain/appointments/services.ts'
import { call, id, text } from '../call.ts'
import { epoch } from '../cases/case-row.ts'
import { day, timeOfDay } from './bookings.ts'
import { clinicianKey } from './clinic-list.ts'

const serviceKeys = bookableServices.map(({ key }) => key)
const times = z.array(timeOfDay).max(bounds.timesADay)
const within = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most)

const exception = z.discriminatedUnion('kind', [
  z.strictObject({ date: day, kind: z.literal('closed') }),
  z.strictObject({ date: day, kind: z.literal('extra'), times }),
])

const schedule = z.strictObject({
  weekly: z
    .strictObject({ 1: times, 2: times, 3: times, 4: times, 5: times, 6: times, 7: times })
    .nullable()
    .describe('Monday is 1. Null: the default week.'),
  exceptions: z.array(exception).max(bounds.exceptions).describe('Days off and extra times, from today on.'),
  lengths: z
    .array(z.strictObject({ service: text(60).min(1), minutes: within(bounds.minutes) }))
    .max(20)
    .describe('How long a service takes, where it is not as long as usual.'),
  bufferMinutes: within(bounds.bufferMinutes),
  noticeMinutes: within(bounds.noticeMinutes),
  horizonDays: within(bounds.horizonDays),
})

export type Schedule = z.output<typeof schedule>

/** An existing appointment at a time that is no longer offered. It stays booked. */
const hit = z.object({ id: id(), startsAt: z.iso.datetime(), reference: z.string() })

export type ScheduleHit = z.output<typeof hit>

const notFound = { 404: 'There is no such clinician for whoever asks.' }
const wrong = { 422: 'It cannot be meant: data.because says why.' }

export const deskSchedule = call({
  name: 'desk_schedule',
  auth: 'staff:see-appointments',
  summary: 'When a clinician sees people, as it is edited.',
  body: z.strictObject({ clinician: clinicianKey.nullish() }),
  reply: z.object({
    clinicians: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        isMe: z.boolean(),
        isBookable: z.boolean(),
        staffId: id().nullable(),
        services: z.array(z.string()).describe('What they hold, by key.'),
      }),
    ),
    clinician: z.string().nullable(),
    epoch,
    schedule: schedule.nullable(),
    services: z.array(z.object({ key: z.string(), name: z.string(), minutes: z.int() })),
    holidays: z
      .array(z.object({ date: z.string(), name: z.string() }))
      .describe('Closed unless extra times open them.'),
    changed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    feedSince: z.iso.datetime().nullable().describe('Since when there is an address for calendars.'),
    people: z
      .array(z.object({ id: id(), name: z.string() }))
      .nullable()
      .describe('The staff who could be linked. Null: the caller may not see it.'),
  }),
  refusals: notFound,
  perMinute: 240,
})

export const deskPreviewSchedule = call({
  name: 'desk_preview_schedule',
  auth: 'staff:see-appointments',
  summary: 'Which booked appointments a change of times would leave outside them. Nothing is changed.',
  body: z.strictObject({ clinician: clinicianKey, schedule }),
  reply: z.object({ hits: z.array(hit) }),
  refusals: { ...notFound, ...wrong },
  perMinute: 240,
})

export const deskSaveSchedule = call({
  name: 'desk_save_schedule',
  auth: 'staff:see-appointments',
  summary: 'Changes a clinician’s times. Nothing that is booked is cancelled by it.',
  body: z.strictObject({
    clinician: clinicianKey,
    epoch: epoch.describe('As it was when they were opened.'),
    schedule,
  }),
  reply: z.object({ epoch, hits: z.array(hit) }),
  refusals: {
    ...notFound,
    ...wrong,
    409: 'Somebody has changed them meanwhile: data.by says who. Nothing was changed.',
  },
  perMinute: 60,
})

export const deskCalendarFeed = call({
  name: 'desk_calendar_feed',
  auth: 'staff:see-appointments',
  summary: 'Makes a new secret address for a clinician’s own calendar, or ends it. Any earlier one no longer works.',
  body: z.strictObject({ clinician: clinicianKey, wanted: z.enum(['new', 'none']) }),
  reply: z.object({ address: z.string().nullable().describe('Shown once: only a hash of it is stored.') }),
  refusals: notFound,
  perMinute: 30,
})

export const deskKeepClinician = call({
  name: 'desk_keep_clinician',
  auth: 'staff:manage-appointments',
  summary:
    'Opens or closes a clinician’s calendar. Administrators and clinical leads also add one, and say whose it is and what for.',
  body: z.strictObject({
    clinician: text(60)
      .regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'Use small letters, digits and hyphens.' })
      .describe('A short name for addresses: dr-ash.'),
    name: text(120).min(1),
    title: text(120).min(1),
    staffId: id().nullable(),
    isBookable: z.boolean(),
    services: z.array(z.enum(serviceKeys)).min(1).describe('What they hold, by key.'),
  }),
  reply: z.object({}),
  refusals: {
    404: 'Nobody of that id works here.',
    409: 'This person is connected with another clinician; or only administrators and clinical leads may change that.',
    422: 'Whoever it is may not hold one of these: data.because says which.',
  },
  perMinute: 60,
})
