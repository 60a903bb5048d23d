import { z } from 'zod'
import { listEnds, listKinds, longestWritten } from '#domain/codes/health-list.ts'
import { codeSystems } from '#domain/codes/term.ts'
import { call, id, text } from '../call.ts'

const entry = z.object({
  id: id(),
  kind: z.enum(listKinds),
  written: z.string(),
  name: z.string().nullable().describe('What was picked. Null: not coded.'),
  system: z.enum(codeSystems).nullable(),
  code: z.string().nullable(),
  at: z.iso.datetime(),
})

/** What a patient wrote in answers, and nobody has put on the list yet. */
const stillWritten = z.array(z.object({ kind: z.enum(listKinds), words: z.string() }))

const picked = z
  .strictObject({ system: z.enum(codeSystems), code: text(64).min(1), name: text(500).min(1) })
  .nullable()
  .describe('One that search_codes suggested. Null: it is kept as written, not coded.')

const adding = {
  id: id().describe('Made by the browser: sent again it is the same.'),
  kind: z.enum(listKinds),
  written: text(longestWritten).trim().min(1),
  picked,
  replaces: id().nullable().describe('The entry in whose place it stands.'),
}

const added = z.object({
  already: z.boolean().describe('The name, or these words, were on the list already: nothing was added.'),
})

const refusedAdding = {
  409: 'The entry it replaces is not there or has changed meanwhile, or the list is full. Nothing was changed.',
  422: 'What was picked is not on the list any more. Nothing was changed.',
} as const

export const myHealthList = call({
  name: 'my_health_list',
  auth: 'account',
  summary:
    'The signed-in person’s medicines, allergies and conditions, and what they wrote that is not on the list yet.',
  body: z.strictObject({}),
  reply: z.object({
    entries: z.array(entry.extend({ isOurs: z.boolean().describe('Our team added it, so our team takes it off.') })),
    written: stillWritten,
  }),
  refusals: {},
  perMinute: 240,
})

export type MyHealthList = z.output<typeof myHealthList.reply>

export const addToHealthList = call({
  name: 'add_to_health_list',
  auth: 'account',
  summary: 'Adds a medicine, an allergy or a condition: picked by the person from the suggestions, or as written.',
  body: z.strictObject(adding),
  reply: added,
  refusals: refusedAdding,
  perMinute: 60,
})

export const endInHealthList = call({
  name: 'end_in_health_list',
  auth: 'account',
  summary: 'Takes something off one’s own list. It stays on the record. What is not there is no mistake.',
  body: z.strictObject({ id: id() }),
  reply: z.object({}),
  refusals: { 409: 'Our team added it, so our team takes it off.' },
  perMinute: 60,
})

const deskEntry = entry.extend({
  by: z.string().nullable().describe('The member of staff; null: the patient.'),
  ended: z
    .object({ as: z.enum(listEnds), at: z.iso.datetime(), by: z.string().nullable() })
    .nullable()
    .describe('Null: it is on the list.'),
})

export const deskHealthList = call({
  name: 'desk_health_list',
  auth: 'staff:see-record',
  summary:
    'A patient’s medicines, allergies and conditions, those taken off, and what they wrote that is not on the list.',
  body: z.strictObject({ accountId: id() }),
  reply: z.object({
    entries: z.array(deskEntry),
    written: stillWritten,
    release: z.string().nullable().describe('The day of the imported release of dm+d. Null: none was imported.'),
  }),
  refusals: { 404: 'There is no such person.' },
  perMinute: 240,
})

export type DeskHealthList = z.output<typeof deskHealthList.reply>

export const deskAddToHealthList = call({
  name: 'desk_add_to_health_list',
  auth: 'staff:see-record',
  summary: 'A prescriber or pharmacist adds to a patient’s list, or codes what the patient wrote.',
  body: z.strictObject({ accountId: id(), ...adding }),
  reply: added,
  refusals: {
    ...refusedAdding,
    404: 'There is no such person.',
    403: 'Only prescribers and pharmacists change the list.',
  },
  perMinute: 60,
})

export const deskEndInHealthList = call({
  name: 'desk_end_in_health_list',
  auth: 'staff:see-record',
  summary: 'A prescriber or pharmacist records that something is not taken or not there. It stays on the record.',
  body: z.strictObject({ accountId: id(), id: id() }),
  reply: z.object({}),
  refusals: {
    403: 'Only prescribers and pharmacists change the list.',
    404: 'There is no such entry, or it has been taken off.',
  },
  perMinute: 60,
})
