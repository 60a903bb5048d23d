import { isAttachedGate } from '#domain/evidence/upload.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { casePatient } from './case-patient.ts'
import { filesOf, fileView, openFileDetails } from './file-rows.ts'
import { waitingOrder } from './waiting-order.ts'
import { weighInLink } from './weigh-in-link.ts'

/** All evidence there is, for staff working on the case. */
export const deskEvidence =
  (services: Services): Handler<'desk_evidence'> =>
  ({ body: { caseId }, staff }) => {
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const { accountId, orderId } = await casePatient(tx, caseId)
      await recordAccess(tx, { staffId: staff.id, accountId, orderId, caseId, what: 'evidence', why: 'case' }, now())
      const files = (await filesOf(tx, accountId)).filter(
        ({ gate, completedAt, attachedAt }) => completedAt !== null && (!isAttachedGate(gate) || attachedAt !== null),
      )
      const checks = await checksOf(tx, vault, accountId)
      return {
        files: files.map((file) => {
          const { id, gate, name, size, sentAt } = fileView(vault, file)
          const { kind } = openFileDetails(vault, file)
          return { id, gate, name, kind, size, sentAt, seenAt: file.seenAt?.toISOString() ?? null }
        }),
        weighIn: weighInLink(services, await waitingOrder(tx, accountId)),
        checks: checks.map(({ id, gate, isPassed, how, staffId, at, finding }) => {
          return { id, gate, isPassed, how, staffId, at: at.toISOString(), finding }
        }),
      }
    })
  }
