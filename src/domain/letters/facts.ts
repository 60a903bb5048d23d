import type { TwoWayContact, VerifiedMeasurement } from '../cases/evidence.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { LetterOccasion, Prescribed } from './occasion.ts'

interface Practice {
  readonly name: string
  /** Null: the practice is not in the directory, or the patient typed it. */
  readonly lines: readonly string[]
}

/** What was verified before prescribing. Dates are YYYY-MM-DD. */
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
    /** Also true where it is not known. */
    readonly mayTakePill: boolean
  }
  readonly reference: string | null
  readonly medicine: MedicineKey
  /** As written on the prescription. */
  readonly dose: string
  readonly signed: { readonly name: string; readonly profession: string; readonly registration: string }
  /** Reported contraindications with their dates, without corrected entries. */
  readonly reported?: readonly { readonly words: string; readonly on: string }[]
  /** Null: no practice is to be informed. */
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
  /** Supply is paused, and the patient continues with what they have. */
  readonly isInjecting: boolean
  /** The last day covered by a supply. */
  readonly lastsUntil: string | null
}

export type LetterFacts = ApprovalFacts | PlanFacts

export const isOfApproval = (facts: LetterFacts): facts is ApprovalFacts => 'checked' in facts
