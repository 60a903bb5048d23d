import { weightService } from '../services/weight-management.ts'

/** What a letter follows. */
export const letterOccasions = [
  'started',
  'dose changed',
  'medicine changed',
  'continued',
  'paused',
  'resumed',
  'stopped',
] as const

export type LetterOccasion = (typeof letterOccasions)[number]

/** `gp`: to a practice. `summary`: to the patient. */
export const letterKinds = weightService.letters

export type LetterKind = (typeof letterKinds)[number]

/** As a prescription names it. */
export interface Prescribed {
  readonly medicine: string
  readonly dose: string
}

/** What an approval means to somebody who was supplied with something before, or with nothing. */
export function occasionOfApproval(now: Prescribed, before: Prescribed | null): LetterOccasion {
  if (before === null) return 'started'
  if (before.medicine !== now.medicine) return 'medicine changed'
  return before.dose === now.dose ? 'continued' : 'dose changed'
}

/** A practice is written to with every change and not when all goes on as it was; never without the patient’s yes. */
export const lettersFor = (occasion: LetterOccasion, isGpToBeTold: boolean): readonly LetterKind[] =>
  isGpToBeTold && occasion !== 'continued' ? ['gp', 'summary'] : ['summary']

/** One key for each thing that happened: of one occasion there is one letter to each, however often it is gone through. */
export const approvalKey = (decisionId: string) => `approval/${decisionId}` as const
export const planKey = (eventId: number) => `plan/${eventId}` as const
