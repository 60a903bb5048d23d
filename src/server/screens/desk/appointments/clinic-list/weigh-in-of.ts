import { and, eq } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import { roomOpens } from '#domain/appointments/video/room-times.ts'
import type { VerifiedMeasurement } from '#domain/cases/evidence.ts'
import { typedBodyIn } from '#domain/clinical/patient.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { Appointment } from '../../../../appointments/claims.ts'
import { checksOf, type EvidenceCheck } from '../../../../clinical/cases/evidence-rows.ts'
import { cases } from '../../../../clinical/cases/tables.ts'
import { waitingOrder } from '../../../../clinical/evidence/waiting-order.ts'
import { staffName } from '../../../../identity/staff/staff-names.ts'
import { type Order, orderAnswersOwner } from '../../../../orders/orders.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'

type WeighIn = CallReply<'desk_appointment'>['weighIn']

/** The reported weight, where the verified one is recorded, and whether it was. */
export async function weighInOf(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  { startsAt }: Appointment,
): Promise<WeighIn> {
  const order = await waitingOrder(tx, accountId)
  const [found] = order
    ? await tx
        .select({ id: cases.id })
        .from(cases)
        .where(and(eq(cases.orderId, order.id), eq(cases.kind, weightService.caseKind)))
    : []
  const since = roomOpens(startsAt.getTime())
  const checks = await checksOf(tx, services.vault, accountId)
  const check = checks.findLast(
    ({ gate, isPassed, at }) => gate === 'measurements' && isPassed && at.getTime() >= since,
  )
  return {
    caseId: found?.id ?? null,
    told: order && reportedIn(services, order),
    recorded: check ? await recordedIn(services, tx, check) : null,
  }
}

function reportedIn({ vault }: Pick<Services, 'vault'>, { id, answers }: Order) {
  const typed = typedBodyIn(JSON.parse(vault.open(answers, orderAnswersOwner(id))))
  return typed && { weightKg: typed.kg, heightCm: typed.cm }
}

async function recordedIn(services: Pick<Services, 'vault'>, tx: Orm, { finding, staffId, at }: EvidenceCheck) {
  const { weightKg, heightCm } = finding as VerifiedMeasurement
  const by = staffId === null ? '' : await staffName(services, tx, staffId)
  return { weightKg, heightCm, by, at: at.toISOString() }
}
