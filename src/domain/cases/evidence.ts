import type { MedicineKey } from '../medicines/medicines.ts'

/** How staff verified a weight and a height. A photo, a clip or a telephone call does not count. */
export const waysToVerify = ['video', 'in_person', 'clinical_record', 'letter'] as const

export type WayToVerify = (typeof waysToVerify)[number]

export type Sex = 'Male' | 'Female'

/** Dates are YYYY-MM-DD. */
export interface VerifiedMeasurement {
  readonly weightKg: number
  readonly heightCm: number
  readonly on: string
  readonly how: WayToVerify
  /** The member of staff who recorded it. */
  readonly by: string
}

export type IdentityCheck =
  | {
      readonly is: 'verified'
      readonly on: string
      readonly isNameMatching: boolean
      /** As on the document; null where it does not say. */
      readonly bornOn: string | null
      readonly sex: Sex | null
    }
  | { readonly is: 'needs_input' | 'failed' }

/** A label or a letter that staff have checked. */
export interface PreviousSupply {
  readonly medicine: MedicineKey | 'other'
  readonly strengthMg: number | null
  readonly suppliedOn: string
  readonly lastInjectionOn: string | null
  readonly isNameMatching: boolean
  /**
   * The weight before treatment elsewhere, where the letter states it: for a patient on treatment the starting weight
   * counts.
   */
  readonly startingWeightKg: number | null
  readonly by: string
}

/** A stored consent: naming a practice is not yet consent. */
export type GpConsent =
  | {
      readonly tells: true
      readonly practice: string
      /** The code of a practice chosen from the directory. */
      readonly odsCode?: string
    }
  | { readonly tells: false; readonly hasGp: boolean; readonly reason: string }

/** How staff spoke with the patient. */
export const waysToSpeak = ['call', 'video'] as const

type WayToSpeak = (typeof waysToSpeak)[number]

/** The patient replied in the conversation, or staff spoke with them. */
export interface TwoWayContact {
  readonly how: 'thread' | WayToSpeak
  readonly on: string
  /** What was said, in the words of the member of staff. Older records have none. */
  readonly said?: string
  /** Whether the member of staff may prescribe. Older records do not say. */
  readonly isByPrescriber?: boolean
  /** Ids of the flags at the time: the conversation does not count for flags raised later. */
  readonly about?: readonly string[]
}

/**
 * For a patient who uses insulin or a sulfonylurea: how doses and blood sugar are managed, and who else was informed.
 */
export interface DiabetesPlan {
  readonly plan: string
  /** Who in the diabetes team or at the GP practice was informed. */
  readonly informed: string
  readonly informedOn: string
  readonly on: string
}

/** The patient's answer to a question that the forms left open. */
export interface Clarification {
  readonly flag: string
  /** The words of the flag at the time: it does not settle a flag that says more by now. */
  readonly says: string
  readonly answer: string
  readonly how: TwoWayContact['how']
  readonly on: string
}

/** All evidence and records beside the answers. Null: none yet. */
export interface Evidence {
  readonly identity: IdentityCheck | null
  readonly measurements: readonly VerifiedMeasurement[]
  readonly previousSupply: PreviousSupply | null
  readonly gp: GpConsent | null
  readonly contact: TwoWayContact | null
  /** Conversations by call or video, oldest first. */
  readonly spoken: readonly TwoWayContact[]
  readonly diabetesPlan: DiabetesPlan | null
  readonly clarifications: readonly Clarification[]
}

export const noEvidence: Evidence = {
  identity: null,
  measurements: [],
  previousSupply: null,
  gp: null,
  contact: null,
  spoken: [],
  diabetesPlan: null,
  clarifications: [],
}
