import { and, desc, eq, exists, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { firstDoseWords } from '#content/supply/first-dose.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { verifiedMeasurement } from '#domain/cases/verified.ts'
import { policy } from '#domain/clinical/policy.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import type { ApprovalFacts } from '#domain/letters/facts.ts'
import { approvalKey, occasionOfApproval, type Prescribed } from '#domain/letters/occasion.ts'
import { howTaken } from '#domain/medicines/how-taken.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { newestInstance } from '../../intake/questionnaires/instances.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { reportedToGp } from '../history/entries.ts'
import { writeLetters } from '../letters/write-letters.ts'
import { pens, prescriptions } from '../supply/tables.ts'
import { checksOf } from './evidence-rows.ts'
import { gpToTell } from './gp-to-tell.ts'
import { evidenceIn } from './read-evidence.ts'
import { prescriptionOwner, prescriptionToIssue } from './write-prescription.ts'

type Prescription = typeof prescriptions.$inferSelect

/** GPs are told within a working day. */
export const letterWorkingDays = 1

const read = ({ vault }: Pick<Services, 'vault'>, { content, caseId }: Prescription) =>
  prescriptionToIssue.parse(JSON.parse(vault.open(content, prescriptionOwner(caseId))))

/** Instructions for the patient, with the date before which they may not begin. */
function withFirstDose(
  medicine: MedicineKey,
  { instructions, firstDoseFrom }: z.output<typeof prescriptionToIssue>,
): string {
  if (firstDoseFrom === null) return instructions
  const first = firstDoseWords(howTaken(medicine).form, formatDate(firstDoseFrom), policy.switchDays)
  return [instructions, first].filter(Boolean).join(' ')
}

/** The last pen dispensed to a patient by an earlier prescription. */
async function givenBefore(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  { number }: Prescription,
): Promise<Prescribed | null> {
  const given = exists(tx.select().from(pens).where(eq(pens.prescriptionId, prescriptions.id)))
  const [last] = await tx
    .select({ row: prescriptions })
    .from(prescriptions)
    .innerJoin(orders, eq(orders.id, prescriptions.orderId))
    .where(and(eq(orders.accountId, accountId), lt(prescriptions.number, number), given))
    .orderBy(desc(prescriptions.number))
    .limit(1)
  if (!last) return null
  const { medicine, dose } = read(services, last.row)
  return { medicine, dose }
}

/**
 * The letters about a prescription: together with the approval, or later for prescriptions older than letters, or of
 * orders the owner confirmed later. True: one of them is to a GP.
 */
export async function writeApprovalLetters(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  prescription: Prescription,
): Promise<boolean> {
  const { vault } = services
  const now = services.now()
  const { caseId, orderId, decisionId, staffId, signedAt } = prescription
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.accountId) return false
  const { accountId } = order
  const written = read(services, prescription)
  const medication = medicineNamed(written.medicine)
  if (!medication) throw new Error('Something was prescribed that nobody sells.')
  const checks = await checksOf(tx, vault, accountId)
  const evidence = evidenceIn(checks)
  const prescribedOn = londonTimeAt(signedAt.getTime()).date
  const before = await givenBefore(services, tx, accountId, prescription)
  const answered = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const occasion = occasionOfApproval(written, before) as ApprovalFacts['occasion']
  const facts: ApprovalFacts = {
    occasion,
    writtenOn: londonTimeAt(now).date,
    patient: {
      name: written.patient.name,
      born: written.patient.born,
      address: written.patient.address.split(', ').filter((line) => line !== ''),
      mayTakePill: sentDetails(vault, order).gender !== 'male',
    },
    reference: written.reference,
    medicine: medication.key,
    dose: written.dose,
    signed: written.prescriber,
    reported: await reportedToGp(tx, vault, accountId),
    gp: await gpToTell(tx, checks),
    prescribedOn,
    instructions: withFirstDose(medication.key, written),
    before,
    checked: {
      identityOn: evidence.identity?.is === 'verified' ? evidence.identity.on : null,
      measured: verifiedMeasurement(evidence, prescribedOn),
      hasToldOfHealth: answered !== null,
      contact: evidence.contact?.how ?? null,
    },
  }
  const dueAt = addWorkingDays(now, letterWorkingDays, await clinicClosures(tx))
  const about = { accountId, occasionKey: approvalKey(decisionId), caseId, decisionId, staffId }
  const kinds = await writeLetters(tx, vault, facts, { ...about, dueAt, now })
  return kinds.includes('gp')
}
