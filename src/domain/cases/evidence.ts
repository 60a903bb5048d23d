import type { MedicineKey } from '../medicines/medicines.ts'

/** How somebody who works here has seen a weight and a height. A photo, a clip or a telephone call is none of them. */
export const waysToVerify = ['video', 'in_person', 'clinical_record', 'letter'] as const

export type WayToVerify = (typeof waysToVerify)[number]

export type Sex = 'Male' | 'Female'

/** Days are written YYYY-MM-DD. */
export interface VerifiedMeasurement {
  readonly weightKg: number
  readonly heightCm: number
  readonly on: string
  readonly how: WayToVerify
  /** Who recorded it. */
  readonly by: string
}

export type IdentityCheck =
  | {
      readonly is: 'verified'
      readonly on: string
      readonly isNameMatching: boolean
      /** As the document says; null where it does not. */
      readonly bornOn: string | null
      readonly sex: Sex | null
    }
  | { readonly is: 'needs_input' | 'failed' }

/** A label or a letter that somebody here has read. */
export interface PreviousSupply {
  readonly medicine: MedicineKey | 'other'
  readonly strengthMg: number | null
  readonly suppliedOn: string
  readonly lastInjectionOn: string | null
  readonly isNameMatching: boolean
  /** Where the letter states it: for somebody on treatment the weight before it counts. */
  readonly startingWeightKg: number | null
  readonly by: string
}

/** A stored consent: naming a practice is not yet a yes. */
export type GpConsent =
  | {
      readonly tells: true
      readonly practice: string
      /** Of one that was chosen from the directory. */
      readonly odsCode?: string
    }
  | { readonly tells: false; readonly hasGp: boolean; readonly reason: string }

/** How somebody here spoke with the patient. */
export const waysToSpeak = ['call', 'video'] as const

type WayToSpeak = (typeof waysToSpeak)[number]

/** The patient answered us in the thread, or somebody spoke with them. */
export interface TwoWayContact {
  readonly how: 'thread' | WayToSpeak
  readonly on: string
  /** What was said, in the words of the member of staff. Older records have none. */
  readonly said?: string
  /** Whether the member of staff may prescribe. Older records do not say. */
  readonly isByPrescriber?: boolean
  /** Ids of the flags that stood when it was recorded: it is no conversation about what came up later. */
  readonly about?: readonly string[]
}

/** Of somebody who uses insulin or a sulfonylurea: how doses and sugars are managed, and who else knows. */
export interface DiabetesPlan {
  readonly plan: string
  /** Who in the diabetes team or at the GP practice was told. */
  readonly informed: string
  readonly informedOn: string
  readonly on: string
}

/** What the patient answered to a question that the forms left open. */
export interface Clarification {
  readonly flag: string
  /** The words of the flag as they were then: a flag that says more is not answered by it. */
  readonly says: string
  readonly answer: string
  readonly how: TwoWayContact['how']
  readonly on: string
}

/** All that has come in beside the answers. Null: nothing yet. */
export interface Evidence {
  readonly identity: IdentityCheck | null
  readonly measurements: readonly VerifiedMeasurement[]
  readonly previousSupply: PreviousSupply | null
  readonly gp: GpConsent | null
  readonly contact: TwoWayContact | null
  /** Conversations by call or video, the oldest first. */
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
