import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { Evidence } from './evidence.ts'
import { type ClinicalGate, clinicalGateNames, clinicalGates, reportedInCheckIn, unansweredFlags } from './gates.ts'

export interface OpenFlag {
  readonly id: string
  readonly says: string
}

interface Given {
  readonly flags: readonly OpenFlag[]
  readonly evidence: Evidence
  /** The check-in before this order. Null: there is none. */
  readonly checkInOn: string | null
  /** YYYY-MM-DD, in London. */
  readonly today: string
}

/** A gate that is still open, with the flags that require it. */
export interface OpenClinicalGate {
  readonly gate: ClinicalGate
  readonly flags: readonly OpenFlag[]
}

const isWithin = (on: string, today: string, days: number): boolean => {
  const ago = daysBetween(on, today)
  return ago >= 0 && ago <= days
}

/** The records that each flag still requires. */
const isOpen: Readonly<Record<ClinicalGate, (flag: OpenFlag, given: Given) => boolean>> = {
  diabetes_plan: (_, { evidence: { diabetesPlan }, today }) =>
    diabetesPlan === null || !isWithin(diabetesPlan.on, today, policy.diabetesPlanDays),
  live_contact: ({ id }, { evidence: { spoken }, checkInOn, today }) => {
    const since = reportedInCheckIn.includes(id) ? checkInOn : null
    return !spoken.some(
      ({ on, isByPrescriber = false, about = [] }) =>
        isByPrescriber &&
        about.includes(id) &&
        isWithin(on, today, policy.liveContactDays) &&
        (since === null || on >= since),
    )
  },
}

/** The records a prescriber has to make before this can be approved. */
export function openClinicalGates(given: Given): OpenClinicalGate[] {
  return clinicalGateNames.flatMap((gate) => {
    const asking: readonly string[] = clinicalGates[gate].flags
    const flags = given.flags.filter((flag) => asking.includes(flag.id) && isOpen[gate](flag, given))
    return flags.length === 0 ? [] : [{ gate, flags }]
  })
}

/** Flags about unclear answers, for which no answer is recorded yet. */
export const unanswered = (flags: readonly OpenFlag[], { clarifications }: Evidence): OpenFlag[] =>
  flags.filter(
    ({ id, says }) =>
      unansweredFlags.some((flag) => flag === id) &&
      !clarifications.some((one) => one.flag === id && one.says === says),
  )
