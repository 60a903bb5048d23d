import { penWords, checkWords as words } from '#content/supply/pharmacy.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { writtenDate } from '../../cases/list/written-date.ts'
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
  { why, medicine, dose, earliestExpiry }: Prescription,
  { brand, strength, batch, expires }: Pen,
  hasSeenInteractions: boolean,
): string | null {
  if (why !== null) return why
  if (brand.trim() !== medicine || strength.trim() !== dose) return words.otherPen(medicine, dose)
  if (batchKey(batch) === '') return words.noBatch
  if (expires === '') return words.noExpiry
  if (earliestExpiry !== null && expires < earliestExpiry) return penWords.expiresTooSoon(writtenDate(earliestExpiry))
  return hasSeenInteractions ? null : words.notSeen
}
