import type { CodeableConcept } from 'fhir/r4'
import { medicineNamed } from '../medicines/medicines.ts'
import { ownSystem, systems } from './systems.ts'

/** Subcutaneous route, in the words of SNOMED CT. */
export const subcutaneous: CodeableConcept = {
  coding: [{ system: systems.snomed, code: '34206005', display: 'Subcutaneous route' }],
}

/**
 * A medicine of ours at a dose, by its AMP in dm+d: the virtual product would also be other brands. One without a code
 * that could be substantiated has a code of our own; one we do not know is only named.
 */
export function product(origin: string, named: string, dose: string | number): CodeableConcept {
  const medicine = medicineNamed(named)
  const known = medicine?.doses.find((one) => one.mg === dose || one.dose === dose)
  const text = `${medicine?.name ?? named} ${known?.dose ?? (typeof dose === 'number' ? `${dose}mg` : dose)}`
  if (!medicine || !known) return { text }
  const coding =
    known.dmd === null
      ? { system: ownSystem(origin, 'product'), code: `${medicine.key}-${known.mg}` }
      : { system: systems.dmd, code: known.dmd.amp }
  return { coding: [coding], text }
}

/** Whether it is injected under the skin, by its form. */
export const isInjected = (named: string): boolean =>
  medicineNamed(named)?.needlesInPack !== null && medicineNamed(named) !== null
