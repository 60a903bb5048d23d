import type { Assumptions } from './assumptions.ts'
import { clinicOf, type Outcome } from './clinic.ts'
import { type SimulatedRole, type Staff, simulatedRoles } from './desk.ts'
import type { Evening } from './evening.ts'

/** More than any evening needs, so that later roles never delay a case. */
const plenty = 2_000

export interface Staffing {
  readonly staff: Staff
  readonly outcome: Outcome
}

const breachesOf = ({ worked }: Outcome): number => simulatedRoles.reduce((sum, role) => sum + worked[role].breaches, 0)

/**
 * The smallest staff with which every clock is kept, in the order of the work: later roles get the work as earlier ones
 * finish it, so that more of the former can require more of the latter.
 */
export function smallestStaff(given: Assumptions, evening: Evening): Staffing {
  let staff: Staff = { coach: plenty, prescriber: plenty, pharmacist: plenty, support: plenty }
  for (const role of simulatedRoles) staff = { ...staff, [role]: fewest(role, staff) }
  let outcome = clinicOf(given, evening, staff)
  // Orders returned by a pharmacist now arrive at other times: occasionally one more person is needed.
  while (breachesOf(outcome) > 0) {
    const short = simulatedRoles.find((role) => outcome.worked[role].breaches > 0) as SimulatedRole
    staff = { ...staff, [short]: staff[short] + 1 }
    outcome = clinicOf(given, evening, staff)
  }
  return { staff, outcome }

  function fewest(role: SimulatedRole, others: Staff): number {
    const keeps = (people: number) =>
      clinicOf(given, evening, { ...others, [role]: people }).worked[role].breaches === 0
    if (!keeps(plenty))
      throw new Error(
        `No number of people of the role ${role} keeps every clock: a piece of work takes longer than its clock.`,
      )
    let [tooFew, enough] = [0, 1]
    while (!keeps(enough)) [tooFew, enough] = [enough, enough * 2]
    while (enough - tooFew > 1) {
      const middle = (tooFew + enough) >> 1
      if (keeps(middle)) enough = middle
      else tooFew = middle
    }
    return enough
  }
}

/** The same with one person fewer in a role. */
export const withOneLess = (given: Assumptions, evening: Evening, staff: Staff, role: SimulatedRole): Outcome =>
  clinicOf(given, evening, { ...staff, [role]: staff[role] - 1 })
