import type { Control } from './control.ts'
import { type ControlId, controls } from './controls.ts'
import { type Hazard, type HazardId, hazards } from './hazards.ts'
import { adhdHazards } from './log/adhd.ts'
import { conditionHazards } from './log/condition.ts'
import { doseHazards } from './log/dose.ts'
import { patientHazards } from './log/patient.ts'
import { softwareHazards } from './log/software.ts'
import { supplyHazards } from './log/supply.ts'
import type { LoggedHazard } from './logged-hazard.ts'
import { acceptedLevel, needsReduction, type Risk, riskLevel } from './matrix.ts'

/** Everything that is known about each hazard. One that is named and not logged does not compile. */
const logged: Readonly<Record<HazardId, LoggedHazard>> = {
  ...doseHazards,
  ...patientHazards,
  ...conditionHazards,
  ...supplyHazards,
  ...adhdHazards,
  ...softwareHazards,
}

export type HazardEntry = Hazard & LoggedHazard

export const hazardLog: readonly HazardEntry[] = hazards.map((hazard) => ({ ...hazard, ...logged[hazard.id] }))

export const initialRisk = ({ severity, likelihood }: LoggedHazard): Risk => ({
  severity,
  likelihood: likelihood.initial,
})

export const residualRisk = ({ severity, residualSeverity = severity, likelihood }: LoggedHazard): Risk => ({
  severity: residualSeverity,
  likelihood: likelihood.residual,
})

/** The controls that some hazard relies on, in the order of the log. */
export const controlsInUse = (log: readonly HazardEntry[] = hazardLog): ControlId[] => [
  ...new Set(log.flatMap((entry) => entry.controls)),
]

/** The hazards a control is there for. */
export const hazardsOf = (id: ControlId): HazardEntry[] => hazardLog.filter((entry) => entry.controls.includes(id))

type Known = Readonly<Record<string, Control>>

/** What is wrong with an entry, in sentences; without what only the source of the product can tell. */
function problemsOfEntry(entry: HazardEntry, known: Known): string[] {
  const [before, after] = [riskLevel(initialRisk(entry)), riskLevel(residualRisk(entry))]
  const { acceptance, controls: named, owner, state } = entry
  const isAbove = after > acceptedLevel
  return [
    ...(named.length === 0 ? ['has no control'] : []),
    ...(new Set<string>(named).size < named.length ? ['names a control twice'] : []),
    ...named.filter((id) => !known[id]).map((id) => `names a control that does not exist: ${id}`),
    ...(owner.trim() === '' ? ['has no owner'] : []),
    ...(after > before ? ['is worse with its controls than without'] : []),
    ...(after >= needsReduction ? [`has a residual risk of ${after}, which nobody may accept`] : []),
    ...(isAbove && !acceptance ? [`has a residual risk of ${after} that nobody has accepted`] : []),
    ...(acceptance && acceptance.because.trim() === '' ? ['is accepted without a reason'] : []),
    ...(acceptance && !/^\d{4}-\d\d-\d\d$/.test(acceptance.on) ? ['is accepted without a date'] : []),
    ...(acceptance && state !== 'accepted' ? ['has an acceptance and is not in the state “accepted”'] : []),
    ...(state === 'accepted' && !isAbove
      ? ['is in the state “accepted”, and its residual risk needs no acceptance']
      : []),
    ...(state === 'controlled' && isAbove ? ['is in the state “controlled”, and its residual risk is not'] : []),
  ]
}

/** Everything wrong with a log. Empty: nothing. */
export function problemsOf(log: readonly HazardEntry[], known: Known = controls): string[] {
  const used = new Set<string>(controlsInUse(log))
  return [
    ...log.flatMap((entry) => problemsOfEntry(entry, known).map((problem) => `${entry.id} ${problem}`)),
    // Every flag can be a control; what was written as one is there for a hazard.
    ...Object.entries(known)
      .filter(([id, control]) => !id.startsWith('flag ') && !used.has(id) && !('isForAll' in control))
      .map(([id]) => `No hazard names the control ${id}.`),
  ]
}
