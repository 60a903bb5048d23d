import { z } from 'zod'
import { reportedScaleEnds, scaleEnds } from '#domain/supply/programme-scale.ts'
import { readingSources } from '#domain/treatment/tracking/measures.ts'
import { calendarDay, call, id, text } from '../call.ts'

/** The smart scale of the programme, and what came from it. */
export const myScale = call({
  name: 'my_scale',
  auth: 'account',
  summary: 'The smart scale that the signed-in person was sent, and the last reading that came from one.',
  body: z.strictObject({}),
  reply: z.object({
    scale: z
      .object({
        serial: z.string(),
        sentAt: z.iso.datetime(),
        isDelivered: z.boolean().describe('By the carrier. Of one that went on its own it is not known.'),
      })
      .nullable()
      .describe('Null: they have none.'),
    isDue: z.boolean().describe('One goes into their next parcel.'),
    lastReading: z.object({ on: calendarDay(), source: z.enum(readingSources) }).nullable(),
  }),
  refusals: {},
  perMinute: 240,
})

export const deskScaleEnded = call({
  name: 'desk_scale_ended',
  auth: 'staff:dispatch',
  summary: 'A patient’s smart scale was lost, came back or is faulty. With a reason, and whether another is sent.',
  body: z.strictObject({
    id: id(),
    as: z.enum(reportedScaleEnds),
    reason: text(2_000).min(1),
    isReplaced: z.boolean(),
  }),
  reply: z.object({}),
  refusals: { 404: 'There is no such scale.', 409: 'It has been marked already.' },
  perMinute: 60,
})

export const deskSendScale = call({
  name: 'desk_send_scale',
  auth: 'staff:dispatch',
  summary: 'Writes down that a smart scale has left on its own. The patient is told in their conversation.',
  body: z.strictObject({
    accountId: id(),
    serial: text(40).min(1),
    carrier: text(60).min(1),
    tracking: text(80).min(1),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such person.',
    409: 'They have one, nothing was sent to them yet, or the serial number is none or is with another patient.',
  },
  perMinute: 60,
})

/** At the desk. */
export const scaleViews = z.object({
  isDue: z.boolean(),
  mayBeSentAlone: z.boolean(),
  held: z.string().nullable().describe('Why none leaves although one is due. Null: it may.'),
  sent: z
    .array(
      z.object({
        id: id(),
        serial: z.string(),
        sentAt: z.iso.datetime(),
        alone: z.object({ carrier: z.string(), tracking: z.string() }).nullable(),
        ended: z
          .object({
            as: z.enum(scaleEnds),
            at: z.iso.datetime(),
            by: z.string(),
            reason: z.string().nullable(),
            isReplaced: z.boolean(),
          })
          .nullable(),
      }),
    )
    .describe('The newest first.'),
})

export type ScaleViews = z.output<typeof scaleViews>
