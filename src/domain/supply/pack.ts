import { batchKey } from './batch.ts'
import type { PackCode } from './pack-code.ts'

/** A medicine by the name on its pack, and its strength. */
export interface Product {
  readonly medicine: string
  readonly strength: string
}

/** A strength in milligrams, however it is typed: "2.5mg", "2.5 mg", "2,5". Null: it is none. */
export function milligrams(written: string): number | null {
  const found = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:mg)?$/i.exec(written.trim())
  return found?.[1] === undefined ? null : Number(found[1].replace(',', '.'))
}

/** Whether two products are the same medicine in the same strength. */
export function isSameProduct(one: Product, other: Product): boolean {
  const mg = milligrams(one.strength)
  return (
    one.medicine.trim().toLowerCase() === other.medicine.trim().toLowerCase() &&
    mg !== null &&
    mg === milligrams(other.strength)
  )
}

interface Recorded {
  readonly batch: string
  readonly expires: string
}

/** Whether what was recorded differs from what the code on the pack says. */
export const differsFromCode = ({ batch, expires }: Recorded, code: PackCode): boolean =>
  (code.batch !== null && batchKey(code.batch) !== batchKey(batch)) ||
  (code.expires !== null && code.expires !== expires)
