import { type MedicineKey, medicineKeys, medicineOf } from '../medicines/medicines.ts'

/** The version of the ladders in force: changing a rung needs a new version. */
export const laddersVersion = 1

/** The doses of each medicine in milligrams, lowest first. Any other dose is not offered. */
export const ladders = Object.fromEntries(
  medicineKeys.map((key) => [key, medicineOf(key).doses.map(({ mg }) => mg)]),
) as unknown as Readonly<Record<MedicineKey, readonly number[]>>

export const lowestDose = (medicine: MedicineKey): number => ladders[medicine][0] as number
export const highestDose = (medicine: MedicineKey): number => ladders[medicine].at(-1) as number
export const isOnLadder = (medicine: MedicineKey, mg: number): boolean => ladders[medicine].includes(mg)

/** From 0. A dose between two rungs counts as the lower one, and one below the ladder as none: -1. */
export const rungOf = (medicine: MedicineKey, mg: number): number =>
  ladders[medicine].findLastIndex((rung) => rung <= mg)

export const rungsUpTo = (medicine: MedicineKey, mg: number): readonly number[] =>
  ladders[medicine].filter((rung) => rung <= mg)

/** 0.25 mg, 1 mg. */
export const formatDose = (mg: number): string => `${mg} mg`
