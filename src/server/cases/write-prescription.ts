import type { Instant } from '#domain/calendar/london-time.ts'
import { medicationNamed } from '#domain/catalogue/medications.ts'

/** Six months: Human Medicines Regulations 2012, 217. */
const validMonths = 6

export interface Prescriber {
  readonly name: string
  readonly profession: string
  readonly registration: string
  readonly address: string
}

interface Prescribed {
  readonly patient: { readonly name: string; readonly born: string; readonly address: string }
  readonly prescriber: Prescriber
  readonly item: string
  readonly dose: string
  readonly instructions: string
  readonly reference: string
  readonly now: Instant
}

/** The exact text that is signed. Its fields stand in this order for good: a changed one no longer verifies. */
export function writePrescription({ patient, prescriber, item, dose, instructions, reference, now }: Prescribed) {
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + validMonths)
  const text = JSON.stringify({
    form: 1,
    reference,
    date: new Date(now).toISOString(),
    expires: expires.toISOString(),
    patient,
    medicine: medicationNamed(item)?.name ?? item,
    dose,
    quantity: '1 pen (28 days)',
    instructions,
    prescriber,
  })
  return { text, signedAt: now, expiresAt: expires.getTime() }
}
