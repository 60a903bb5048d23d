import type { MedicineKey } from '../clinical/ladders.ts'

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

/** The patient answered us in the thread, or somebody spoke with them. */
export interface TwoWayContact {
  readonly how: 'thread' | 'call'
  readonly on: string
}

/** All that has come in beside the answers. Null: nothing yet. */
export interface Evidence {
  readonly identity: IdentityCheck | null
  readonly measurements: readonly VerifiedMeasurement[]
  readonly previousSupply: PreviousSupply | null
  readonly gp: GpConsent | null
  readonly contact: TwoWayContact | null
}

export const noEvidence: Evidence = {
  identity: null,
  measurements: [],
  previousSupply: null,
  gp: null,
  contact: null,
}
