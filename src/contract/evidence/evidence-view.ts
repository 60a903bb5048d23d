import { z } from 'zod'
import { id } from '../call.ts'

/** The evidence at a gate, in words for staff. */
export const foundEvidence = z.object({
  gate: z.string(),
  isPassed: z.boolean(),
  says: z.string(),
  how: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

/** An uploaded file as listed. */
export const sentFile = z.object({
  id: id(),
  gate: z.string(),
  name: z.string(),
  kind: z.string(),
  size: z.int(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
})
