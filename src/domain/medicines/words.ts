import type { MedicineWords } from '#content/medicines/medicine-words.ts'
import { medicineWords } from '#content/medicines/registry.ts'
import type { MedicineKey } from './medicines.ts'

/** A medicine that is registered without words is an error here; `check.ts` says so at start as well. */
const words: Readonly<Record<MedicineKey, MedicineWords>> = medicineWords

export const wordsOf = ({ key }: { readonly key: MedicineKey }): MedicineWords => words[key]
