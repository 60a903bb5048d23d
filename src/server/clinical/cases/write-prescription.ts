import { z } from 'zod'
import type { Instant } from '#domain/calendar/london-time.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { caseOwner } from './case-rows.ts'

export const prescriptionOwner = (caseId: string) => `${caseOwner(caseId)}/prescription`

/** The shape of a stored prescription. */
export const prescriptionToIssue = z.object({
  reference: z.string(),
  date: z.iso.datetime(),
  expires: z.iso.datetime(),
  patient: z.object({ name: z.string(), born: z.string(), address: z.string() }),
  medicine: z.string(),
  dose: z.string(),
  quantity: z.string(),
  instructions: z.string(),
  /** After another medicine: YYYY-MM-DD, the first day it may be injected. Older prescriptions lack it. */
  firstDoseFrom: z.iso.date().nullable().default(null),
  prescriber: z.object({
    name: z.string(),
    profession: z.string(),
    registration: z.string(),
    address: z.string(),
  }),
})

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
  /** Null: no other medicine was taken before. */
  readonly firstDoseFrom: string | null
  readonly reference: string
  readonly now: Instant
}

/** The exact text that is signed. Never change its fields or their order: the signatures would no longer verify. */
export function writePrescription(prescribed: Prescribed) {
  const { patient, prescriber, item, dose, instructions, firstDoseFrom, reference, now } = prescribed
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + validMonths)
  const text = JSON.stringify({
    form: 1,
    reference,
    date: new Date(now).toISOString(),
    expires: expires.toISOString(),
    patient,
    medicine: medicineNamed(item)?.name ?? item,
    dose,
    quantity: '1 pen (28 days)',
    instructions,
    ...(firstDoseFrom === null ? {} : { firstDoseFrom }),
    prescriber,
  })
  return { text, signedAt: now, expiresAt: expires.getTime() }
}
