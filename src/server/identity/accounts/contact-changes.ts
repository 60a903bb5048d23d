import { and, desc, eq, gt } from 'drizzle-orm'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import type { ContactDetails, KnownBy } from '#domain/identity/contact-change.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { contactChanges } from './tables.ts'

export type ContactChange = typeof contactChanges.$inferSelect

interface Changed {
  readonly before: ContactDetails
  readonly after: ContactDetails
  readonly knownBy: KnownBy
  readonly reason: string
}

/** The patient has proven this number by a code. */
interface Proved {
  readonly mobile: string
}

const changeOwner = (accountId: string, id: string) => `account/${accountId}/contact change/${id}`

export const sealChange = (
  vault: Vault,
  { accountId, id }: Pick<ContactChange, 'accountId' | 'id'>,
  content: Changed | Proved,
): Buffer => vault.seal(JSON.stringify(content), changeOwner(accountId, id))

/** What the desk changed, with its earlier value. */
export const openChange = (vault: Vault, { accountId, id, content }: ContactChange): Changed =>
  JSON.parse(vault.open(content, changeOwner(accountId, id)))

const isProof = ({ changesAddress, changesPhone }: ContactChange) => !changesAddress && !changesPhone

const newestFirst = (orm: Orm, accountId: string, since = new Date(0)) =>
  orm
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.accountId, accountId), gt(contactChanges.at, since)))
    .orderBy(desc(contactChanges.at))

/** Every change by the desk for a patient, newest first. */
export const contactChangesOf = async (orm: Orm, accountId: string): Promise<ContactChange[]> =>
  (await newestFirst(orm, accountId)).filter((row) => !isProof(row))

/** The desk's last change of an address since then. */
export const addressChangeSince = async (orm: Orm, accountId: string, since: Date): Promise<ContactChange | null> =>
  (await newestFirst(orm, accountId, since)).find(({ changesAddress }) => changesAddress) ?? null

/** The number that the desk typed and its owner has not proven yet. Null: there is none. */
export async function unprovenPhone(vault: Vault, orm: Orm, accountId: string): Promise<string | null> {
  const last = (await newestFirst(orm, accountId)).find((row) => row.changesPhone || isProof(row))
  return last?.changesPhone ? openChange(vault, last).after.mobile : null
}

/**
 * Changes by the desk to an address or a phone since an order: details copied from the order are correct only with
 * these applied.
 */
export async function contactSince(
  vault: Vault,
  orm: Orm,
  accountId: string | null,
  since: Date,
): Promise<Partial<ContactDetails>> {
  if (accountId === null) return {}
  const changes = await newestFirst(orm, accountId, since)
  const phone = changes.find(({ changesPhone }) => changesPhone)
  const moved = changes.find(({ changesAddress }) => changesAddress)
  const { address, city, pincode } = moved ? openChange(vault, moved).after : ({} as Partial<ContactDetails>)
  return {
    ...(phone && { mobile: openChange(vault, phone).after.mobile }),
    ...(moved && { address, city, pincode }),
  }
}

/**
 * The number for texts to a patient, given the one of an order. Not one that the desk typed, until the patient has
 * proven it: it may be a stranger's. Nor the one before, which the patient says is no longer theirs.
 */
export async function phoneToText(
  vault: Vault,
  orm: Orm,
  accountId: string | null,
  given: string | undefined,
): Promise<string | null> {
  const ofOrder = normalisePhone(given ?? '')
  if (accountId === null) return ofOrder
  const last = (await newestFirst(orm, accountId)).find(({ changesPhone }) => changesPhone)
  if (!last) return ofOrder
  return (await unprovenPhone(vault, orm, accountId)) === null ? openChange(vault, last).after.mobile : null
}

export const contactOf = ({ mobile = '', address = '', city = '', pincode = '' }: AccountDetails): ContactDetails => ({
  mobile,
  address,
  city,
  pincode,
})

/** The desk has changed it on behalf of the patient. */
export const recordContactChange = async (
  tx: Orm,
  vault: Vault,
  change: Omit<ContactChange, 'content'>,
  content: Changed,
): Promise<void> =>
  void (await tx.insert(contactChanges).values({ ...change, content: sealChange(vault, change, content) }))
