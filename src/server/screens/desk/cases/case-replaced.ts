import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Case } from '../../../clinical/cases/case-rows.ts'
import { caseEvents } from '../../../clinical/cases/tables.ts'
import { latestParcel } from '../../../clinical/supply/parcels.ts'
import { excursionOwner } from '../../../clinical/supply/settle-excursion.ts'
import { parcelExcursions } from '../../../clinical/supply/tables.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

const undecided: readonly string[] = ['ready', 'waiting_for_evidence', 'waiting_for_patient']

const replaced = ['lost', 'returned', 'discarded'] as const

const recallRequest = 'recalled, to be replaced'
const requests = ['to be replaced', 'discarded, to be replaced', recallRequest]

/** Why a case is to be decided again for another parcel, and who asked for that. Null: it is not. */
export async function replacedShown({ vault }: Pick<Services, 'vault'>, tx: Orm, { id, state }: Case) {
  if (!undecided.includes(state)) return null
  const [parcel] = await latestParcel(tx, id)
  const because = replaced.find((end) => end === parcel?.endedAs)
  if (!parcel || !because) return null
  const [request] = await tx
    .select()
    .from(caseEvents)
    .where(and(eq(caseEvents.caseId, id), inArray(caseEvents.what, requests)))
    .orderBy(desc(caseEvents.id))
    .limit(1)
  if (!request?.staffId) return null
  const isRecalled = request.what === recallRequest
  const [excursion] =
    because === 'discarded' && !isRecalled
      ? await tx.select().from(parcelExcursions).where(eq(parcelExcursions.parcelId, parcel.id))
      : []
  return {
    because: isRecalled ? ('recalled' as const) : because,
    name: await staffName({ vault }, tx, request.staffId),
    at: request.at.toISOString(),
    reason: excursion?.reason ? vault.open(excursion.reason, excursionOwner(id)) : null,
  }
}
