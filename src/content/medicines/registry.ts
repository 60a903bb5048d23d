import type { MedicineWords } from './medicine-words.ts'
import { mounjaroWords } from './mounjaro.ts'
import { wegovyWords } from './wegovy.ts'

/** By the key of the medicine. One that is registered without words here does not compile, and does not start. */
export const medicineWords = {
  wegovy: wegovyWords,
  mounjaro: mounjaroWords,
} as const satisfies Readonly<Record<string, MedicineWords>>
