import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type AssessInput, patientOf } from '#domain/clinical/patient.ts'
import { allergies, allergiesNamed } from '#domain/intake/medicines-and-conditions/allergies.ts'
import { medicines, medicinesNamed } from '#domain/intake/medicines-and-conditions/medicines.ts'
import { arrivesAtLatest } from '#domain/supply/pen-expiry.ts'
import type { Handler } from '../../identity/handler.ts'
import { draftsUnder } from '../../identity/staff/drafts.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Services } from '../../platform/services.ts'
import { approvalReasons, signatureOf } from '../cases/approval-signatures.ts'
import { caseById } from '../cases/case-by-id.ts'
import { holderShown, pendingShown } from '../cases/case-in-hand.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import { discussionOf } from '../cases/case-messages.ts'
import { noSuchCase, openDecision } from '../cases/decisions.ts'
import { approvalOf } from '../cases/finish/sign.ts'
import { judgeWithDose } from '../cases/hold-supply.ts'
import { judgeIfReadable } from '../cases/judgement.ts'
import { whyNotYet } from './check.ts'
import { expiryNeeded } from './pen-problems.ts'
import { noPrescription, prescriptionOf } from './prescription-of.ts'

export const deskPrescription =
  (services: Services): Handler<'desk_prescription'> =>
  async ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const found = await caseById(tx, id)
      const read = found && (await prescriptionOf(tx, services.vault, id))
      const inputs = found && (await caseInputs(services, tx, found))
      const approval = await approvalOf(tx, id)
      if (!found || !inputs) throw noSuchCase()
      if (!read || !approval) throw noPrescription()
      const { row, written, isIntact } = read
      const { accountId } = inputs.order
      const access = { staffId: staff.id, accountId, orderId: row.orderId, caseId: id } as const
      await recordAccess(tx, { ...access, what: 'prescription', why: 'check' }, services.now())
      const asking = { staffId: staff.id, now: services.now() }
      const { ticked = [], dose } = openDecision(services, approval)
      const judgement = judgeWithDose(services, inputs, dose ?? '') ?? judgeIfReadable(services, inputs)
      return {
        id,
        epoch: found.epoch,
        with: await holderShown(services, tx, found, asking),
        pending: await pendingShown(services, tx, found, asking),
        number: row.number,
        isIntact,
        signedAt: row.signedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        patient: written.patient,
        medicine: written.medicine,
        dose: written.dose,
        quantity: written.quantity,
        instructions: written.instructions,
        firstDoseFrom: written.firstDoseFrom,
        prescriber: written.prescriber,
        approvedBy: { id: approval.staffId, name: await staffName(services, tx, approval.staffId) },
        approval: await approvalReasons(services, tx, approval),
        signature: await signatureOf(services, tx, approval),
        discussion: await discussionOf(services, tx, id, staff.id),
        drafts: await draftsUnder(services, tx, { staffId: staff.id, prefix: `case/${id}/` }),
        why: await whyNotYet(services, tx, id, staff.id, read),
        earliestExpiry: await expiryNeeded(tx, inputs.order, arrivesAtLatest(londonTimeAt(services.now()).date)),
        ...dispensingFacts(inputs.input),
        flags: (judgement?.flags ?? []).map((flag) => ({
          id: flag.id,
          severity: flag.severity,
          says: flag.says,
          reason: ticked.find((tick) => tick.flag === flag.id)?.reason ?? null,
        })),
      }
    })

interface Choosable {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const labels = ({ options }: Choosable, chosen: readonly string[]) =>
  options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)

/** The patient's own answers, for a pharmacist to compare with the prescription. */
function dispensingFacts(input: AssessInput) {
  const { followUp } = patientOf(input)
  const given = (...words: readonly (string | null)[]) => words.flatMap((one) => one || [])
  return {
    otherMedicines: [...labels(medicines, followUp.allTicked(medicines)), ...given(followUp.words(medicinesNamed))],
    allergies: [...labels(allergies, followUp.allTicked(allergies)), ...given(followUp.words(allergiesNamed))],
  }
}
