import { and, desc, eq, inArray } from 'drizzle-orm'
import { bloodRefusals } from '#content/blood-tests/refusals.ts'
import { type KitState, mayMoveKit } from '#domain/blood-tests/kits.ts'
import type { SampleOf } from '#domain/blood-tests/results.ts'
import { accountById, type Details, openDetails } from '../../identity/accounts/account-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { bloodKits } from './tables.ts'

export type BloodKit = typeof bloodKits.$inferSelect

export const kitTrackingOwner = (id: string) => `blood kit/${id}/tracking`

export const kitsOf = (tx: Orm, accountId: string): Promise<BloodKit[]> =>
  tx.select().from(bloodKits).where(eq(bloodKits.accountId, accountId)).orderBy(desc(bloodKits.askedAt))

export const openKitOf = async (tx: Orm, accountId: string): Promise<BloodKit | null> => {
  const [found] = await tx
    .select()
    .from(bloodKits)
    .where(and(eq(bloodKits.accountId, accountId), inArray(bloodKits.state, ['asked', 'sent', 'received'])))
  return found ?? null
}

/** A kit, locked until the transaction ends. */
export async function lockKit(tx: Orm, id: string): Promise<BloodKit> {
  const [found] = await tx.select().from(bloodKits).where(eq(bloodKits.id, id)).for('no key update')
  if (!found) throw new ApiError(404, bloodRefusals.noKit)
  return found
}

/** False: it cannot move there from where it is, and stays. */
export async function moveKit(
  tx: Orm,
  kit: BloodKit,
  to: KitState,
  more: Partial<typeof bloodKits.$inferInsert> = {},
): Promise<boolean> {
  if (!mayMoveKit(kit.state, to)) return false
  await tx
    .update(bloodKits)
    .set({ state: to, ...more })
    .where(eq(bloodKits.id, kit.id))
  await publishDeskEvent(tx, 'watch', kit.id)
  return true
}

const sampleOf = ({ name = '', legalSurname = '', dob = '' }: Details): SampleOf => ({
  firstName: name ?? '',
  lastName: legalSurname ?? '',
  bornOn: dob ?? '',
})

/** Whose sample it should be, by their account. */
export async function personOfAccount(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
): Promise<SampleOf | null> {
  const account = await accountById(tx, accountId)
  return account && sampleOf(openDetails(vault, account))
}
