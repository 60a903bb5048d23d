import { listOf } from '#content/lists.ts'
import type { Contraindication } from './contraindications.ts'
import type * as data from './medicine.ts'
import { registry } from './registry.ts'

export type MedicineKey = keyof typeof registry

export interface Medicine extends data.Medicine {
  readonly key: MedicineKey
}

export type { MedicineDose } from './medicine.ts'

const known: Readonly<Record<MedicineKey, Medicine>> = registry

export const medicineKeys = Object.keys(known) as [MedicineKey, ...MedicineKey[]]

/** In the order shown; the first is selected by default. */
export const medicines: readonly Medicine[] = Object.values(known).toSorted((one, other) => one.place - other.place)

/** In the same order. */
export const shownKeys = medicines.map(({ key }) => key) as [MedicineKey, ...MedicineKey[]]

export const firstMedicine = medicines[0] as Medicine

export const medicineOf = (key: MedicineKey): Medicine => known[key]

export const medicineName = (key: MedicineKey): string => known[key].name

/** By its key or its name, as in orders and addresses. */
export const medicineNamed = (written: string): Medicine | null =>
  medicines.find(({ key, name }) => key === written || name === written) ?? null

/** For how many days a pack lasts, if every dose is taken when it is due. */
export const packDays = ({ dosesPerPack, schedule }: data.Medicine): number => dosesPerPack * schedule.everyDays

export const isRuledOut = (key: MedicineKey, by: Contraindication): boolean => known[key].contraindications.includes(by)

/** The names of the medicines with a given property, for sentences about rules. */
export const namesWhere = (holds: (medicine: Medicine) => boolean): string =>
  listOf(
    Object.values(known)
      .filter(holds)
      .map(({ name }) => name),
  )
