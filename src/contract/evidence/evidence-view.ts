import { z } from 'zod'
import { id } from '../call.ts'

/** What was found at a gate, in words for whoever works here. */
export const foundEvidence = z.object({
  gate: z.string(),
  isPassed: z.boolean(),
  says: z.string(),
  how: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

/** A file that somebody has sent, as it is listed. */
export const sentFile = z.object({
  id: id(),
  gate: z.string(),
  name: z.string(),
  kind: z.string(),
  size: z.int(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
})
