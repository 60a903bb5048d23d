import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { ProvenElsewhere } from '../treatment/progress.ts'
import { type Evidence, type PreviousSupply, type VerifiedMeasurement, waysToVerify } from './evidence.ts'

const isWithinDays = (on: string, today: string, days: number): boolean => {
  const ago = daysBetween(on, today)
  return ago >= 0 && ago <= days
}

/** Whether a way of measuring is accepted, whatever name it is given. */
export const isWayToVerify = (how: string): boolean => waysToVerify.some((way) => way === how)

/** The latest weight and height that still count. Null: none. */
export function verifiedMeasurement({ measurements }: Evidence, today: string): VerifiedMeasurement | null {
  const counting = measurements.filter(
    ({ on, how }) => isWayToVerify(how) && isWithinDays(on, today, policy.verifiedDays),
  )
  return counting.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1) ?? null
}

/** Proof of supply elsewhere, if it is the patient's own and recent. */
export function provenSupply({ previousSupply }: Evidence, today: string): PreviousSupply | null {
  if (!previousSupply?.isNameMatching) return null
  return isWithinDays(previousSupply.suppliedOn, today, policy.proofWeeks * 7) ? previousSupply : null
}

/** The weight before treatment elsewhere, as a letter states it. It stays valid, however old the letter is. */
export const provenStartKg = ({ previousSupply }: Evidence): number | null =>
  previousSupply?.isNameMatching ? previousSupply.startingWeightKg : null

/** Treatment elsewhere, if it is proven to be the patient's own, at any date. */
export const provenElsewhere = ({ previousSupply }: Evidence): ProvenElsewhere | null =>
  previousSupply?.isNameMatching
    ? {
        medicine: previousSupply.medicine,
        mg: previousSupply.strengthMg,
        on: previousSupply.suppliedOn,
        startingKg: previousSupply.startingWeightKg,
      }
    : null

export interface Registered {
  /** YYYY-MM-DD, as in the account. */
  readonly bornOn: string
}

/** Verified, and matches the account holder. */
export const isIdentityVerified = ({ identity }: Evidence, { bornOn }: Registered): boolean =>
  identity?.is === 'verified' && identity.isNameMatching && identity.bornOn === bornOn
