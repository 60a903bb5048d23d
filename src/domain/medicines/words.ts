import type { MedicineWords } from '#content/medicines/medicine-words.ts'
import { medicineWords } from '#content/medicines/registry.ts'
import type { MedicineKey } from './medicines.ts'

/** A registered medicine without words is a type error here; `check.ts` reports it at start as well. */
const words: Readonly<Record<MedicineKey, MedicineWords>> = medicineWords

export const wordsOf = ({ key }: { readonly key: MedicineKey }): MedicineWords => words[key]
