import { weightService } from '../services/weight-management.ts'

/** The event that a letter follows. */
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

/** The occasion of an approval, depending on earlier supplies. */
export function occasionOfApproval(now: Prescribed, before: Prescribed | null): LetterOccasion {
  if (before === null) return 'started'
  if (before.medicine !== now.medicine) return 'medicine changed'
  return before.dose === now.dose ? 'continued' : 'dose changed'
}

/** A practice is informed of every change and not of an unchanged repeat, and never without the patient’s consent. */
export const lettersFor = (occasion: LetterOccasion, isGpToBeTold: boolean): readonly LetterKind[] =>
  isGpToBeTold && occasion !== 'continued' ? ['gp', 'summary'] : ['summary']

/** A key per event: each occasion has one letter per recipient, however often it is processed. */
export const approvalKey = (decisionId: string) => `approval/${decisionId}` as const
export const planKey = (eventId: number) => `plan/${eventId}` as const
