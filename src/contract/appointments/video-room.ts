import { z } from 'zod'
import { roomStates } from '#domain/appointments/video/room-times.ts'
import { roomRoles } from '#domain/appointments/video/seats.ts'
import { sentKinds, signalKinds, signalLimits } from '#domain/appointments/video/signals.ts'
import { call, id, text } from '../call.ts'

const facts = z.object({
  id: id().describe('Of the appointment as it is now: one that was moved is found by its earlier id too.'),
  service: z.string(),
  clinician: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(roomStates),
  opensAt: z.iso.datetime(),
  now: z.iso.datetime().describe('By our clock, so that the time left is right by any other.'),
  isOtherHere: z.boolean(),
  outside: z.string().nullable().describe('The host of the service that holds the call, where it is not our own room.'),
})

export type RoomFacts = z.output<typeof facts>

const presence = z.object({
  seat: z.int().describe('Counts how often it was taken: another number is another browser. 0: never.'),
  isHere: z.boolean(),
})

const token = text(1_000).describe(
  'Of the seat as it was taken. Good for two minutes, with the session that took it alone, and renewed by every wait.',
)

const entered = z.object({
  role: z.enum(roomRoles),
  seat: z
    .object({
      token: z.string(),
      number: z.int(),
      iceServers: z.array(
        z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
      ),
    })
    .nullable()
    .describe('Null: the call is held elsewhere.'),
  outsideLink: z.string().nullable(),
  other: z.object({ name: z.string(), phone: z.string().nullable().describe('For the clinician alone.') }),
})

export type EnteredRoom = z.output<typeof entered>

const asked = z.strictObject({ id: id() })
const closed = 'The room is not open (data.state says why).'

const ofPatient = {
  401: 'It is not known who is asking: they have to sign in.',
  404: 'Whoever asks has no such appointment.',
}

export const room = call({
  name: 'room',
  auth: 'anyone',
  summary:
    'Where and when a video appointment is held, for the patient who booked it: by their account, or by the guest session.',
  body: asked,
  reply: facts,
  refusals: ofPatient,
  perMinute: 120,
})

export const enterRoom = call({
  name: 'enter_room',
  auth: 'anyone',
  summary: 'Takes the patient’s seat, also from another device of theirs.',
  body: asked,
  reply: entered,
  refusals: { ...ofPatient, 409: closed },
  perMinute: 60,
})

const ofStaff = { 404: 'This appointment could not be found.' }

export const deskRoom = call({
  name: 'desk_room',
  auth: 'staff:own-appointments',
  summary: 'Where and when an appointment is held by video. It names no patient.',
  body: asked,
  reply: facts,
  refusals: ofStaff,
  perMinute: 120,
})

export const deskEnterRoom = call({
  name: 'desk_enter_room',
  auth: 'staff:own-appointments',
  summary:
    'Takes the clinician’s seat, unless a colleague is there. The patient’s name is shown, and the access is logged.',
  body: asked,
  reply: entered,
  refusals: { ...ofStaff, 409: `${closed} Or a colleague is in it (data.reason is taken).` },
  perMinute: 60,
})

const seated = {
  401: 'The token is none of ours, too old, of another browser, or its session has ended: enter again.',
  409: 'The seat was taken again, on another device or in another tab.',
  410: 'The room is closed.',
}

export const waitInRoom = call({
  name: 'wait_in_room',
  auth: 'anyone',
  summary: 'Answers as soon as there is news in a room, or after eight seconds without any.',
  body: z.strictObject({
    token,
    after: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('The last signal that was heard. It is then erased.'),
    other: presence.describe('As far as it is known.'),
  }),
  reply: z.object({
    token: z.string(),
    other: presence,
    signals: z.array(z.object({ id: z.int(), seat: z.int(), kind: z.enum(signalKinds), data: z.string() })),
  }),
  refusals: seated,
  perMinute: 600,
  answerWithinMs: 10_000,
})

export const sendSignals = call({
  name: 'send_signals',
  auth: 'anyone',
  summary: 'Passes to the other side what browsers need to find each other. It is sealed, and erased once it is heard.',
  body: z.strictObject({
    token,
    signals: z
      .array(z.strictObject({ kind: z.enum(sentKinds), data: text(signalLimits.characters) }))
      .max(signalLimits.atOnce),
  }),
  reply: z.object({}),
  refusals: { ...seated, 429: 'More than two browsers need. Try again in a minute.' },
  perMinute: 600,
})

export const leaveRoom = call({
  name: 'leave_room',
  auth: 'anyone',
  summary: 'Gives up a seat. A seat that was taken again stays taken.',
  body: z.strictObject({ token }),
  reply: z.object({}),
  refusals: { 401: seated[401] },
  perMinute: 120,
})

export const goByPhone = call({
  name: 'go_by_phone',
  auth: 'anyone',
  summary: 'The clinician phones instead: it is recorded with the appointment, and the patient is notified.',
  body: z.strictObject({ token }),
  reply: z.object({}),
  refusals: { ...seated, 403: 'Only the clinician can say so.' },
  perMinute: 60,
})
