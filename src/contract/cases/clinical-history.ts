import { z } from 'zod'
import {
  correctionEvidence,
  correctionReasons,
  entryKinds,
  entrySources,
  heldBackReasons,
} from '#domain/clinical/clinical-history.ts'
import { call, id, text } from '../call.ts'

export const historyEntry = z.object({
  id: id(),
  kind: z.enum(entryKinds),
  source: z.enum(entrySources),
  words: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('The member of staff; null: the patient.'),
  reference: z.string().nullable().describe('The order it was reported or decided about.'),
  heldBack: z
    .enum(heldBackReasons)
    .nullable()
    .describe('Why a clinician reviews it before it leaves in a copy or a letter; null: it leaves as the rest.'),
  firstHeldBack: z.enum(heldBackReasons).nullable().describe('The same, as it was written.'),
  mayMark: z.boolean(),
  marks: z
    .array(
      z.object({
        heldBack: z.enum(heldBackReasons).nullable(),
        reason: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('Those written later than the entry, oldest first. The last one decides.'),
  needsEvidence: z.boolean().describe('It rules supply out: a correction names what it rests on.'),
  mayCorrect: z.boolean(),
  correction: z
    .object({
      why: z.enum(correctionReasons),
      reason: z.string(),
      evidence: z.enum(correctionEvidence),
      evidenceNamed: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
})

export type HistoryEntryView = z.output<typeof historyEntry>

export const deskCorrectHistory = call({
  name: 'desk_correct_history',
  auth: 'staff:decide-cases',
  summary:
    'A prescriber corrects an entry of the clinical history with a reason, and for a stop with the evidence it rests on. Both stay on the record.',
  body: z.strictObject({
    entryId: id(),
    why: z.enum(correctionReasons),
    reason: text(2_000).min(1),
    evidence: z.enum(correctionEvidence),
    evidenceNamed: text(500).describe('Which document, letter or call. Empty where there is none.'),
  }),
  reply: z.object({}),
  refusals: {
    404: 'There is no such entry.',
    409: 'It was corrected meanwhile. Nothing was changed.',
    422: 'Something is missing: data.problem says what.',
  },
  perMinute: 60,
})

const reportedKinds = ['reaction', 'stop'] as const

export const deskAddHistory = call({
  name: 'desk_add_history',
  auth: 'staff:see-record',
  summary:
    'A prescriber or pharmacist adds what was reported to them: a serious reaction, or something that rules the medicines out.',
  body: z.strictObject({
    accountId: id(),
    entry: id().describe('Made by the browser: sent again it is the same.'),
    kind: z.enum(reportedKinds),
    words: text(1_000).min(1),
    heldBack: z.enum(heldBackReasons).nullable().default(null),
  }),
  reply: z.object({}),
  refusals: {
    403: 'Only prescribers and pharmacists add to the clinical history.',
    404: 'There is no such person.',
    422: 'There are no words.',
  },
  perMinute: 60,
})

export const deskMarkHistory = call({
  name: 'desk_mark_history',
  auth: 'staff:see-record',
  summary:
    'A prescriber or pharmacist holds an entry of the clinical history back from copies of the record and letters, or lets it leave again, with a reason.',
  body: z.strictObject({
    entryId: id(),
    seen: z
      .int()
      .min(0)
      .max(10_000)
      .describe('How many later marks were shown with the entry: what one has not seen is not overruled.'),
    heldBack: z.enum(heldBackReasons).nullable().describe('Null: it leaves as the rest.'),
    reason: text(2_000).min(1),
  }),
  reply: z.object({}),
  refusals: {
    403: 'Only prescribers and pharmacists say what of the clinical history may leave.',
    404: 'There is no such entry.',
    409: 'It was marked meanwhile. Nothing was changed.',
    422: 'The mark changes nothing, has no reason, or the entry was corrected as another person’s: data.problem says which.',
  },
  perMinute: 60,
})
