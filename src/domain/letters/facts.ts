import type { TwoWayContact, VerifiedMeasurement } from '../cases/evidence.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { LetterOccasion, Prescribed } from './occasion.ts'

interface Practice {
  readonly name: string
  /** None: it is not in the directory, or the patient has typed it. */
  readonly lines: readonly string[]
}

/** What was looked at before something was prescribed. Days are written YYYY-MM-DD. */
export interface Checked {
  readonly identityOn: string | null
  readonly measured: VerifiedMeasurement | null
  readonly hasToldOfHealth: boolean
  readonly contact: TwoWayContact['how'] | null
}

interface Common {
  readonly writtenOn: string
  readonly patient: {
    readonly name: string
    readonly born: string
    readonly address: readonly string[]
    /** True also where it is not known. */
    readonly mayTakePill: boolean
  }
  readonly reference: string | null
  readonly medicine: MedicineKey
  /** As it is written. */
  readonly dose: string
  readonly signed: { readonly name: string; readonly profession: string; readonly registration: string }
  /** What rules the medicine out and was reported, with its day; corrected entries are not among it. */
  readonly reported?: readonly { readonly words: string; readonly on: string }[]
  /** Null: nobody is to be told. */
  readonly gp: { readonly practice: Practice; readonly agreedOn: string | null } | null
}

type ApprovalOccasion = Extract<LetterOccasion, 'started' | 'dose changed' | 'medicine changed' | 'continued'>

export interface ApprovalFacts extends Common {
  readonly occasion: ApprovalOccasion
  readonly prescribedOn: string
  readonly instructions: string
  readonly before: Prescribed | null
  readonly checked: Checked
}

export interface PlanFacts extends Common {
  readonly occasion: Exclude<LetterOccasion, ApprovalOccasion>
  readonly startedOn: string
  readonly changedOn: string
  readonly pausedUntil: string | null
  /** The last day for which something was supplied. */
  readonly lastsUntil: string | null
}

export type LetterFacts = ApprovalFacts | PlanFacts

export const isOfApproval = (facts: LetterFacts): facts is ApprovalFacts => 'checked' in facts
