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
  /** Of the check-in that this order is about; null: there is none. */
  readonly checkInOn: string | null
  /** YYYY-MM-DD, in London. */
  readonly today: string
}

/** A gate that nobody has passed, with the flags that ask for it. */
export interface OpenClinicalGate {
  readonly gate: ClinicalGate
  readonly flags: readonly OpenFlag[]
}

const isWithin = (on: string, today: string, days: number): boolean => {
  const ago = daysBetween(on, today)
  return ago >= 0 && ago <= days
}

/** What each flag that asks for a gate still waits for. */
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

/** Which records a prescriber has to make before this can be approved. */
export function openClinicalGates(given: Given): OpenClinicalGate[] {
  return clinicalGateNames.flatMap((gate) => {
    const asking: readonly string[] = clinicalGates[gate].flags
    const flags = given.flags.filter((flag) => asking.includes(flag.id) && isOpen[gate](flag, given))
    return flags.length === 0 ? [] : [{ gate, flags }]
  })
}

/** What the patient has not been clear about, and nobody has recorded their answer to. */
export const unanswered = (flags: readonly OpenFlag[], { clarifications }: Evidence): OpenFlag[] =>
  flags.filter(
    ({ id, says }) =>
      unansweredFlags.some((flag) => flag === id) &&
      !clarifications.some((one) => one.flag === id && one.says === says),
  )
