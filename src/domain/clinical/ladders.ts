import { type Medication, medications } from '../catalogue/medications.ts'

export type MedicineKey = Medication['key']

/** The version of the ladders in force: another rung is another version. */
export const laddersVersion = 1

/**
 * The doses of each medicine in milligrams, from the lowest. What is not on it is not offered: 7.2 mg of Wegovy, licensed
 * in January 2026, is not.
 */
export const ladders: Readonly<Record<MedicineKey, readonly number[]>> = {
  wegovy: [0.25, 0.5, 1, 1.7, 2.4],
  mounjaro: [2.5, 5, 7.5, 10, 12.5, 15],
}

export const lowestDose = (medicine: MedicineKey): number => ladders[medicine][0] as number
export const highestDose = (medicine: MedicineKey): number => ladders[medicine].at(-1) as number
export const isOnLadder = (medicine: MedicineKey, mg: number): boolean => ladders[medicine].includes(mg)

/** From 0. A dose between two rungs counts as the lower one, and one below the ladder as none: -1. */
export const rungOf = (medicine: MedicineKey, mg: number): number =>
  ladders[medicine].findLastIndex((rung) => rung <= mg)

export const rungsUpTo = (medicine: MedicineKey, mg: number): readonly number[] =>
  ladders[medicine].filter((rung) => rung <= mg)

/** 0.25 mg, 1 mg. */
export const writtenDose = (mg: number): string => `${mg} mg`

export const medicineName = (medicine: MedicineKey): Medication['name'] =>
  (medications.find(({ key }) => key === medicine) as Medication).name
