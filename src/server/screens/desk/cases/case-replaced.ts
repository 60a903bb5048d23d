import { and, desc, eq, inArray } from 'drizzle-orm'
import { formatDose } from '#domain/clinical/ladders.ts'
import type { Case } from '../../../clinical/cases/case-rows.ts'
import { caseEvents } from '../../../clinical/cases/tables.ts'
import { doseIn } from '../../../clinical/supply/doses-sent.ts'
import { latestParcel } from '../../../clinical/supply/parcels.ts'
import { excursionOwner } from '../../../clinical/supply/settle-excursion.ts'
import { parcelExcursions, type parcels } from '../../../clinical/supply/tables.ts'
import { loggedDosesOf } from '../../../clinical/treatment/dose-log/dose-rows.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import type { Services } from '../../../platform/services.ts'

const undecided: readonly string[] = ['ready', 'waiting_for_evidence', 'waiting_for_patient']

const replaced = ['lost', 'returned', 'discarded'] as const

const recallRequest = 'recalled, to be replaced'
const requests = ['to be replaced', 'discarded, to be replaced', recallRequest]

/** Why a case is to be decided again for another parcel, and who asked for that. Null: it is not. */
export async function replacedShown(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { id, state }: Case,
  accountId: string | null,
) {
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
    arrived: because === 'discarded' ? await arrivedIn(vault, tx, parcel, accountId) : null,
  }
}

/**
 * The pen that the patient had in hand. It counts as never supplied, so that its replacement need not wait, but doses of
 * it may have been taken: those that they logged since are what is known.
 */
async function arrivedIn(vault: Vault, tx: Orm, parcel: typeof parcels.$inferSelect, accountId: string | null) {
  const pen = await doseIn(tx, parcel)
  if (!pen) return null
  const logged = accountId === null ? [] : await loggedDosesOf(tx, vault, accountId)
  return {
    ...pen,
    taken: logged
      .filter(({ is, on }) => is === 'taken' && on >= pen.on)
      .map(({ on, mg }) => ({ on, dose: formatDose(mg) })),
  }
}
