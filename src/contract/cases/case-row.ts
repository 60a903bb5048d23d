import { z } from 'zod'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { severities } from '#domain/cases/risk.ts'
import { caseStates } from '#domain/cases/states.ts'
import { id } from '../call.ts'

export const risk = z
  .enum([...severities, 'none'])
  .nullable()
  .describe('The gravest flag. Null: nobody has read the answers yet, so that it may be anything.')

/** Counts assignments and decisions of a case: a decision names the one it was made under. */
export const epoch = z.int().min(0).max(2_147_483_647)

export const clock = z
  .object({
    from: z.iso.datetime(),
    due: z.iso.datetime(),
    share: z.number().min(0).describe('How much of it is used; 1 is all.'),
  })
  .nullable()

/** A member of staff, as colleagues see them. */
export const colleague = z.object({ id: id(), name: z.string() })

/** Who a case is assigned to, as the caller sees it. Null: nobody. */
export const holder = colleague.extend({ until: z.iso.datetime(), isMe: z.boolean() }).nullable()

/** The undo window: both times by the server's clock, so that no other clock has to be right. */
export const undoTime = {
  finalAt: z.iso.datetime().describe('Until then it can be taken back.'),
  now: z.iso.datetime().describe('By the same clock.'),
}

export const decisionKinds = ['approve', 'sign', 'decline', 'ask', 'check', 'return'] as const

/** A decision that can still be taken back, or that is being carried out. */
export const pendingDecision = z.object({
  decisionId: id(),
  kind: z.enum(decisionKinds),
  by: colleague,
  isMine: z.boolean(),
  ...undoTime,
})

/** A case among others: nothing in it says who the person is. */
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
      'The flags in words, the gravest first. Null for those who may not see records, as person, medicine and risk.',
    ),
  clock,
  with: holder,
  awaitsSignature: z.boolean(),
  waitsFor: z
    .array(z.string())
    .describe('What an approval waits for, in words. Empty for those who may not see records.'),
  isReturned: z.boolean().describe('Back with the prescriber: by the pharmacist, or held by the rules.'),
  hasNewMessage: z.boolean().describe('Pharmacist or prescriber has written, and whoever asks has not read it.'),
})

export type CaseRow = z.output<typeof caseRow>
