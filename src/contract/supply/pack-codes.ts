import { z } from 'zod'
import { medicineKeys } from '#domain/medicines/medicines.ts'
import { calendarDay, call, id, text } from '../call.ts'

const doer = z.object({ id: id(), name: z.string(), at: z.iso.datetime() })

const packCode = z.object({
  id: id(),
  gtin: z.string(),
  medicine: z.string(),
  strength: z.string(),
  packSize: z.int(),
  added: doer,
  confirmed: doer.nullable(),
  removed: doer.extend({ reason: z.string() }).nullable(),
  mayConfirm: z.boolean().describe('Whether whoever asks may confirm it: somebody else added it.'),
})

export type PackCodeRow = z.output<typeof packCode>

const noCode = { 404: 'This product number is not in the register.' }

export const deskPackCodes = call({
  name: 'desk_pack_codes',
  auth: 'staff:pack-codes',
  summary: 'The register of GTINs: what each stands for, who added, confirmed and removed it. The newest first.',
  body: z.strictObject({}),
  reply: z.object({ codes: z.array(packCode) }),
  refusals: {},
  perMinute: 120,
})

export const deskAddPackCode = call({
  name: 'desk_add_pack_code',
  auth: 'staff:pack-codes',
  summary: 'Adds what a GTIN stands for. It counts once a second person has confirmed it.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same entry.'),
    gtin: text(20),
    medicine: z.enum(medicineKeys),
    strength: text(20).min(1).describe('As printed on the pack.'),
    packSize: z.int().min(1).max(12),
  }),
  reply: z.object({}),
  refusals: {
    409: 'It is in the register already.',
    422: 'It is no GTIN, or the medicine is not made in that strength.',
  },
  perMinute: 30,
})

export const deskConfirmPackCode = call({
  name: 'desk_confirm_pack_code',
  auth: 'staff:pack-codes',
  summary: 'A second person confirms what a GTIN stands for. From then on it counts at the check.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { ...noCode, 409: 'It was removed, or added by the same person: another has to confirm it.' },
  perMinute: 30,
})

export const deskRemovePackCode = call({
  name: 'desk_remove_pack_code',
  auth: 'staff:pack-codes',
  summary: 'Removes what a GTIN stands for, with a reason. The entry stays in the register as removed.',
  body: z.strictObject({ id: id(), reason: text(500).min(1) }),
  reply: z.object({}),
  refusals: noCode,
  perMinute: 30,
})

export const deskReadPack = call({
  name: 'desk_read_pack',
  auth: 'staff:check-approvals',
  summary:
    'What the code on a scanned pack says, beside the prescription of a case. Nothing is written down before the check.',
  body: z.strictObject({ id: id(), scanned: text(120).min(1) }),
  reply: z.object({
    scanned: z.string().describe('The code as it is sent with the check.'),
    gtin: z.string(),
    expires: calendarDay().nullable(),
    batch: z
      .string()
      .nullable()
      .describe('Null: the code has none, or it may hold the serial number, too. It is typed from the pack.'),
    serial: z.string().nullable(),
    product: z
      .object({ medicine: z.string(), strength: z.string() })
      .nullable()
      .describe('What the GTIN stands for. Null: nobody has registered it, or no second person has confirmed it.'),
    isAwaiting: z.boolean().describe('It was registered and not confirmed.'),
    stop: z.string().nullable().describe('Why this pack must not be supplied, in words. Null: nothing was found.'),
  }),
  refusals: {
    404: 'There is no such case, or nothing is prescribed.',
    422: 'The code cannot be used: the message says why.',
  },
  perMinute: 240,
})
