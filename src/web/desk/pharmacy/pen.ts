import { checkWords as words } from '#content/desk/pharmacy.ts'
import type { Prescription } from './prescription-page.tsx'

export interface Pen {
  readonly brand: string
  readonly strength: string
  readonly batch: string
  /** YYYY-MM-DD, or empty. */
  readonly expires: string
}

/** What keeps a pen from being released, as the server would say it; then what is not filled in. */
export function whyNotRelease(
  { why, medicine, dose }: Prescription,
  { brand, strength, batch, expires }: Pen,
  hasSeenInteractions: boolean,
): string | null {
  if (why !== null) return why
  if (brand.trim() !== medicine || strength.trim() !== dose) return words.otherPen(medicine, dose)
  if (batch.trim() === '') return words.noBatch
  if (expires === '') return words.noExpiry
  return hasSeenInteractions ? null : words.notSeen
}
