import { packCodeProblems } from '#content/supply/pack-codes.ts'
import type { PackCodeProblem } from './pack-code.ts'

/** Why a scan cannot be used, as the person who scanned reads it. */
export const packCodeSentence = (problem: PackCodeProblem): string =>
  'ai' in problem ? packCodeProblems[problem.is](problem.ai) : packCodeProblems[problem.is]()
