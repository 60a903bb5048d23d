import { z } from 'zod'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { severities } from '#domain/cases/risk.ts'
import { caseStates } from '#domain/cases/states.ts'
import { id } from '../call.ts'

export const risk = z
  .enum([...severities, 'none'])
  .nullable()
  .describe('The most severe flag. Null: not assessed yet, so it may be anything.')

/** The revision of a case, raised by every claim and decision: a decision names the revision its author saw. */
export const epoch = z.int().min(0).max(2_147_483_647)

export const clock = z
  .object({
    from: z.iso.datetime(),
    due: z.iso.datetime(),
    share: z.number().min(0).describe('How much of it is used; 1 is all.'),
  })
  .nullable()

/** A member of staff as colleagues see them. */
export const colleague = z.object({ id: id(), name: z.string() })

/** The current claim, as seen by the member of staff who asks. Null: it is free. */
export const holder = colleague.extend({ until: z.iso.datetime(), isMe: z.boolean() }).nullable()

/** The rest of the undo window: both times are by the server's clock, so that the browser's need not be right. */
export const undoTime = {
  finalAt: z.iso.datetime().describe('Until then it can be taken back.'),
  now: z.iso.datetime().describe('By the same clock.'),
}

export const decisionKinds = ['approve', 'sign', 'decline', 'ask', 'check', 'return'] as const

/** A decision in its undo window, or being executed. */
export const pendingDecision = z.object({
  decisionId: id(),
  kind: z.enum(decisionKinds),
  by: colleague,
  isMine: z.boolean(),
  ...undoTime,
})

/** A case in a list: nothing in it identifies the patient. */
export const caseRow = z.object({
  id: id(),
  kind: z.enum(caseKindNames as [string, ...string[]]),
  state: z.enum(caseStates),
  risk,
  reference: z.string().nullable(),
  person: z.object({ sex: z.string().nullable(), age: z.int().nullable(), isVerified: z.boolean() }).nullable(),
  medicine: z.string().nullable(),
  wish: z.string().nullable().describe('New, continuing or switching, and the dose they are on.'),
  why: z
    .array(z.string())
    .nullable()
    .describe(
      'The flags in words, most severe first. Null for those who may not see records, as person, medicine and risk.',
    ),
  clock,
  with: holder,
  awaitsSignature: z.boolean(),
  waitsFor: z
    .array(z.string())
    .describe('What an approval waits for, in words. Empty for those who may not see records.'),
  isReturned: z.boolean().describe('Back with the prescriber: by the pharmacist, or held by the rules.'),
  hasNewMessage: z.boolean().describe('A pharmacist or prescriber has written a note that the caller has not read.'),
})

export type CaseRow = z.output<typeof caseRow>
