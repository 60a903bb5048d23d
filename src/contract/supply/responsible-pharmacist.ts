import { z } from 'zod'
import { pharmacistMoves } from '#domain/supply/responsible-pharmacist.ts'
import { calendarDay, call, id } from '../call.ts'

const day = calendarDay()
const move = z.enum(pharmacistMoves)

export const deskResponsible = call({
  name: 'desk_responsible',
  auth: 'staff:dispatch',
  summary: 'Who is the responsible pharmacist, and what was entered in the record on a day.',
  body: z.strictObject({ on: day.nullable().default(null).describe('Null: today.') }),
  reply: z.object({
    now: z
      .object({
        staffId: id(),
        name: z.string(),
        number: z.string().describe('Of the GPhC’s register.'),
        since: z.iso.datetime(),
        awaySince: z.iso.datetime().nullable(),
      })
      .nullable(),
    awayTodayMinutes: z.int(),
    on: day,
    entries: z
      .array(z.object({ at: z.iso.datetime(), what: move, name: z.string(), number: z.string() }))
      .describe('The oldest first.'),
    may: z.array(move).describe('What the caller can enter.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type ResponsibleView = z.output<typeof deskResponsible.reply>

export const deskEnterResponsible = call({
  name: 'desk_enter_responsible',
  auth: 'staff:check-approvals',
  summary: 'Enters in the responsible pharmacist’s record that the caller began, left, returned or ended.',
  body: z.strictObject({
    what: move,
    seen: id().nullable().describe('Who was responsible when the caller looked.'),
  }),
  reply: z.object({}),
  refusals: { 403: 'The caller is no pharmacist of the GPhC.', 409: 'It has changed since then.' },
  perMinute: 60,
})
