import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { lockedWords } from '#content/supply/dispatch.ts'
import { packStops } from '#content/supply/pack-codes.ts'
import { penWords } from '#content/supply/pharmacy.ts'
import type { CallBody } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { undoTimes } from '#domain/operations/undo-window.ts'
import { whyNotCheck, whyNotReturn } from '#domain/supply/may-check.ts'
import { differsFromCode, isSameProduct } from '#domain/supply/pack.ts'
import { arrivesAtLatest } from '#domain/supply/pen-expiry.ts'
import type { Handler } from '../../identity/handler.ts'
import { isUseStopped } from '../../identity/restrictions/restricted.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { caseOwner, lockCase, moveCase } from '../cases/case-rows.ts'
import { decide, noSuchCase } from '../cases/decisions.ts'
import { finishSoon } from '../cases/finish/finish-decision.ts'
import { refuseIfNew } from '../cases/hold-supply.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { caseDecisions, caseNotes } from '../cases/tables.ts'
import { whyFirstDoseUnknown } from './first-dose.ts'
import { notInThisState, orderOf } from './parcels.ts'
import { penProblem } from './pen-problems.ts'
import { prescriptionOf, type ReadPrescription } from './prescription-of.ts'
import { readPack, reserveSerial } from './read-pack.ts'

/** Who approved and who signed the approval in force. */
async function decidedBy(tx: Orm, caseId: string): Promise<string[]> {
  const rows = await tx
    .select({ staffId: caseDecisions.staffId })
    .from(caseDecisions)
    .where(
      and(
        eq(caseDecisions.caseId, caseId),
        inArray(caseDecisions.kind, ['approve', 'sign']),
        isNotNull(caseDecisions.doneAt),
        isNull(caseDecisions.undoneAt),
      ),
    )
  return rows.map(({ staffId }) => staffId)
}

export async function whyNotYet(services: Services, tx: Orm, caseId: string, staffId: string, read: ReadPrescription) {
  const found = await caseById(tx, caseId)
  if (!found) throw noSuchCase()
  const order = await orderOf(tx, found)
  if (order.accountId && (await openLockOf(tx, order.accountId))) return lockedWords
  if (await isUseStopped(tx, 'decision', { accountId: order.accountId, caseId }, services.now()))
    return deskRestrictionWords.held
  const unknown = await whyFirstDoseUnknown(services, tx, found)
  if (unknown !== null) return unknown
  return whyNotCheck({
    state: found.state,
    isIntact: read.isIntact,
    expiresAt: read.row.expiresAt.getTime(),
    decidedBy: await decidedBy(tx, caseId),
    staffId,
    now: services.now(),
  })
}

type CheckedPen = CallBody<'desk_check'>['pen']

/**
 * The pen as it is recorded: what its code says counts as it is, what was typed is compared with the prescription. Whatever
 * does not agree refuses the check.
 */
async function recordedPen(services: Services, tx: Orm, id: string, pen: CheckedPen) {
  const read = await prescriptionOf(tx, services.vault, id)
  const found = await caseById(tx, id)
  if (!read || !found) throw noSuchCase()
  const prescribed = { medicine: read.written.medicine, strength: read.written.dose }
  const { scanned, brand, strength, batch, expires } = pen
  const pack = scanned ? await readPack(tx, id, scanned, prescribed) : null
  if (pack?.stop) throw refused(pack.stop)
  if (pack && differsFromCode(pen, pack.code)) throw refused(packStops.differs)
  if (!isSameProduct({ medicine: brand, strength }, prescribed))
    throw refused(penWords.otherPen(prescribed.medicine, prescribed.strength))
  const arrivesOn = arrivesAtLatest(londonTimeAt(services.now()).date)
  const checked = { brand: prescribed.medicine, batch, expires }
  const unfit = await penProblem(tx, await orderOf(tx, found), checked, arrivesOn)
  if (unfit !== null) throw refused(unfit)
  const recorded = {
    brand: prescribed.medicine,
    strength: prescribed.strength,
    batch,
    expires,
    ...(pack && { gtin: pack.code.gtin, ...(pack.code.serial !== null && { serial: pack.code.serial }) }),
  }
  return { read, recorded, code: pack?.code ?? null }
}

const refused = (because: string) => new ApiError(422, because, { because: [because] })

export const deskCheck =
  (services: Services): Handler<'desk_check'> =>
  async ({ body: { id, epoch, pen }, staff }) => {
    const { recorded, code } = await services.database.run(async (orm) => {
      const checked = await recordedPen(services, orm, id, pen)
      const because = await whyNotYet(services, orm, id, staff.id, checked.read)
      if (because !== null) throw refused(because)
      return checked
    })
    await refuseIfNew(services, { id, epoch, staffId: staff.id }, 'check')
    const decision = await decide(services, {
      caseId: id,
      epoch,
      staffId: staff.id,
      kind: 'check',
      rulesVersion: '',
      content: { pen: recorded },
      alongside: async (tx) => {
        if (code) await reserveSerial(tx, code, id, services.now())
      },
    })
    finishSoon(services, decision)
    return { decisionId: decision.id, ...undoTimes(decision, services.now()) }
  }

export const deskReturn =
  (services: Services): Handler<'desk_return'> =>
  async ({ body: { id, epoch, reason }, staff }) => {
    const found = await services.database.run((orm) => caseById(orm, id))
    if (!found) throw noSuchCase()
    const because = whyNotReturn(found.state)
    if (because !== null) throw new ApiError(422, because, { because: [because] })
    const content = { reason }
    const decision = await decide(services, {
      caseId: id,
      epoch,
      staffId: staff.id,
      kind: 'return',
      rulesVersion: '',
      content,
    })
    finishSoon(services, decision)
    return { decisionId: decision.id, ...undoTimes(decision, services.now()) }
  }

/**
 * Sets aside a checked pen that may not be sent: the prescription and the payment stand, and another pen is checked.
 */
export const deskPutPenAside =
  ({ database, vault, now }: Services): Handler<'desk_put_pen_aside'> =>
  async ({ body: { id, reason }, staff }) => {
    await database.transaction(async (tx) => {
      const found = await lockCase(tx, id)
      if (!found) throw noSuchCase()
      const doer = { as: 'check-approvals', by: 'staff', staffId: staff.id, now: now(), isCorrection: true } as const
      const what = 'pen put aside, another to be checked'
      if (found.pendingDecision !== null || !(await moveCase(tx, found, { ...doer, to: 'approved', what })))
        throw notInThisState(found.state)
      const body = vault.seal(penWords.putAsideNote(reason), `${caseOwner(id)}/note`)
      await tx.insert(caseNotes).values({ id: randomUUID(), caseId: id, staffId: staff.id, body, at: new Date(now()) })
    })
    return {}
  }
