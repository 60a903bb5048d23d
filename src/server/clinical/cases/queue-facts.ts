import { z } from 'zod'
import { severities } from '#domain/cases/risk.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { type Case, caseOwner } from './case-rows.ts'

const shape = z.object({
  sex: z.string().nullable(),
  age: z.int().nullable(),
  isVerified: z.boolean(),
  medicine: z.string().nullable(),
  wish: z.string().nullable(),
  why: z.array(z.string()),
  /** The risk shown, if the case is sorted by a graver one. */
  risk: z.enum([...severities, 'none']).optional(),
  /** What an approval waits for. Facts stored before this existed lack it. */
  waitsFor: z.array(z.string()).default([]),
})

/** What the queue shows of a case: derived when the case changes, so that its answers can stay sealed. */
export type Facts = z.input<typeof shape>

const factsOwner = (caseId: string) => `${caseOwner(caseId)}/facts`

export const sealFacts = (vault: Vault, caseId: string, facts: Facts): Buffer =>
  vault.seal(JSON.stringify(facts), factsOwner(caseId))

/** Null: the answers are not assessed yet. */
export const openFacts = (vault: Vault, { id, facts }: Pick<Case, 'id' | 'facts'>): Facts | null =>
  facts && shape.parse(JSON.parse(vault.open(facts, factsOwner(id))))
