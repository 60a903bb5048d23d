import { flagReasonsIn, signatureOf } from '../../../clinical/cases/approval-signatures.ts'
import { openDecision } from '../../../clinical/cases/decisions.ts'
import type { JudgedCase } from '../../../clinical/cases/judge-case.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** The approval that awaits a signature or a check, or is in force. Null: there is none. */
export async function approvalShown(services: Services, tx: Orm, { found, approval }: JudgedCase) {
  const stands =
    found.awaitsSignature ||
    ['approved', 'waiting_for_price', 'checked', 'dispatched', 'delivered'].includes(found.state)
  if (!approval || !stands) return null
  const { dose = '', instructions = '', words = '', reason = null } = openDecision(services, approval)
  return {
    by: { id: approval.staffId, name: await staffName(services, tx, approval.staffId) },
    at: approval.decidedAt.toISOString(),
    dose,
    instructions,
    words,
    reason: reason ?? null,
    flagReasons: flagReasonsIn(openDecision(services, approval)),
    signature: await signatureOf(services, tx, approval),
  }
}
