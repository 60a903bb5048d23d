import { eq, sql } from 'drizzle-orm'
import { clinicAddress } from '#content/appointments/clinic.ts'
import { type ApprovalGiven, blockersOf, type DecisionAsked, isSenior } from '#domain/cases/blockers.ts'
import { undoTimes } from '#domain/operations/undo-window.ts'
import { addressOf, fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { undoOwn } from '../../platform/execute-later/execute-later.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { type Decision, type DecisionContent, decide, requireOwn } from './decisions.ts'
import { finishSoon } from './finish/finish-decision.ts'
import { judgeWithDose, refuseIfNew } from './hold-supply.ts'
import { type JudgedCase, judgeCase } from './judge-case.ts'
import type { OfferedDose } from './judgement.ts'
import { caseDecisions, cases, type DecisionKind } from './tables.ts'
import { type Prescriber, writePrescription } from './write-prescription.ts'

const notAllowed = (because: readonly string[]) =>
  new ApiError(422, because[0] ?? 'This cannot be decided now.', { because })

const refuse = (because: string | null) => {
  if (because !== null) throw notAllowed([because])
}

/** The same list that the screen shows. */
function refuseIfBlocked(decision: DecisionAsked, { toDecide }: JudgedCase, given: ApprovalGiven | null = null): void {
  const blockers = blockersOf(decision, toDecide, given)
  if (blockers.length > 0) throw notAllowed(blockers.map(({ says }) => says))
}

interface Decided {
  readonly id: string
  readonly epoch: number
  readonly staff: Staff
  readonly kind: DecisionKind
  /** For a decline: its code. */
  readonly reason?: string
  readonly content: DecisionContent
}

/** Records a decision with the flags as they were, and schedules its execution. */
async function record(services: Services, { judgement }: JudgedCase, { id, staff, content, ...decided }: Decided) {
  const decision: Decision = await decide(services, {
    ...decided,
    caseId: id,
    staffId: staff.id,
    rulesVersion: judgement?.rulesVersion ?? '',
    content: { flags: judgement?.flags ?? [], ...content },
  })
  finishSoon(services, decision)
  return { decisionId: decision.id, ...undoTimes(decision, services.now()) }
}

/** The case, if the caller still holds it: a decision made meanwhile is reported before the rules' objections. */
const judged = (services: Services, { id, epoch }: Pick<Decided, 'id' | 'epoch'>, { id: staffId }: Staff) =>
  services.database.run(async (orm) => {
    const found = await judgeCase(services, orm, id, staffId)
    await requireOwn(services, orm, found.found, { epoch, staffId, now: services.now() })
    if (found.found.kind === 'safeguarding') refuse('This is a safeguarding concern: it is closed, not decided.')
    if (found.found.kind === 'check_in') refuse('This is a check-in without an order: it is put aside, not decided.')
    return found
  })

export const deskApprove =
  (services: Services): Handler<'desk_approve'> =>
  async ({ body: { id, epoch, dose, instructions, words, ticked, reason = null }, staff }) => {
    const found = await judged(services, { id, epoch }, staff)
    const { judgement, inputs } = found
    const { flags, doses } = judgement ?? { flags: [], doses: [] }
    const chosen = doses.find((offered) => offered.dose === dose)
    const doseNeeds = chosen?.needs ?? []
    refuseIfBlocked('approve', found, { ticked, reason, doseNeeds, whyNotDose: whyNotDose(chosen) })
    if (!judgement || !inputs) throw notAllowed(['Nothing was ordered that could be prescribed.'])
    const { order, details } = inputs
    const ofDose = judgeWithDose(services, inputs, dose)?.flags ?? flags
    refuse(ofDose.find(({ severity }) => severity === 'stop')?.says ?? null)
    const written = writePrescription({
      patient: { name: fullNameOf(details), born: details.dob ?? '', address: addressOf(details).join(', ') },
      prescriber: prescriberOf(staff),
      item: order.item,
      dose,
      instructions,
      firstDoseFrom: judgement.firstDoseFrom,
      reference: order.reference,
      now: services.now(),
    })
    const { keyId, signature } = await staff.sign(Buffer.from(written.text))
    return record(services, found, {
      id,
      epoch,
      staff,
      kind: 'approve',
      content: {
        words,
        dose,
        pricePence: chosen?.pricePence,
        instructions,
        reason,
        ticked,
        isSenior: isSenior(ofDose, doseNeeds),
        flags: ofDose,
        prescription: { ...written, keyId, signature: signature.toString('base64') },
      },
    })
  }

const whyNotDose = (chosen: OfferedDose | undefined): string | null =>
  chosen?.isAllowed ? null : (chosen?.because[0] ?? 'This is not a dose of this medicine.')

export const deskSign =
  (services: Services): Handler<'desk_sign'> =>
  async ({ body: { id, epoch, reason }, staff }) => {
    const found = await judged(services, { id, epoch }, staff)
    const { awaitsSignature, isOwnApproval, isRestricted } = found.toDecide
    if (awaitsSignature && !isOwnApproval && !isRestricted)
      await refuseIfNew(services, { id, epoch, staffId: staff.id }, 'signature')
    refuseIfBlocked('sign', found)
    return record(services, found, { id, epoch, staff, kind: 'sign', content: { reason } })
  }

export const deskDecline =
  (services: Services): Handler<'desk_decline'> =>
  async ({ body: { id, epoch, reason, words }, staff }) => {
    const found = await judged(services, { id, epoch }, staff)
    refuseIfBlocked('decline', found)
    return record(services, found, { id, epoch, staff, kind: 'decline', reason, content: { words } })
  }

export const deskAsk =
  (services: Services): Handler<'desk_ask'> =>
  async ({ body: { id, epoch, words }, staff }) => {
    const found = await judged(services, { id, epoch }, staff)
    refuseIfBlocked('ask', found)
    return record(services, found, { id, epoch, staff, kind: 'ask', content: { words } })
  }

export const deskUndo =
  (services: Services): Handler<'desk_undo'> =>
  ({ body: { decisionId }, staff }) =>
    undoDecision(services, decisionId, staff.id)

/** A signatory is named with their registration: nobody prescribes without one. */
function prescriberOf({ name, profession, registration }: Staff): Prescriber {
  if (registration === null) throw new ApiError(422, 'Your registration is not on file, so nothing can be prescribed.')
  return {
    name,
    profession: profession ?? '',
    registration: `${registration.body} ${registration.number}`,
    address: clinicAddress.join(', '),
  }
}

/** Undoes one's own decision. Once its execution has begun, it stays. */
async function undoDecision(
  { database, now }: Services,
  decisionId: string,
  staffId: string,
): Promise<{ readonly caseId: string; readonly epoch: number }> {
  return database.transaction(async (tx) => {
    const became = await undoOwn(tx, caseDecisions, { id: decisionId, staffId, now: now() })
    if (became === 'not theirs') throw new ApiError(404, 'There is no such decision of yours.')
    if (became === 'undone before') throw new ApiError(409, 'This was taken back already.')
    if (became === 'final') throw new ApiError(409, 'This is final: it has been carried out.')
    const decided = tx.select({ id: caseDecisions.caseId }).from(caseDecisions).where(eq(caseDecisions.id, decisionId))
    const [free] = await tx
      .update(cases)
      .set({ pendingDecision: null, epoch: sql`epoch + 1` })
      .where(eq(cases.id, decided))
      .returning({ id: cases.id, epoch: cases.epoch })
    if (!free) throw new Error('A decision was undone about a case that is gone.')
    await publishDeskEvent(tx, 'case', free.id)
    return { caseId: free.id, epoch: free.epoch }
  })
}
