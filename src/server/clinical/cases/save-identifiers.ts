import { sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { personMark } from '#domain/evidence/duplicate-identifiers.ts'
import type { Details } from '../../identity/accounts/account-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { duplicateIdentifiers, type IdentifierKind } from '../evidence/tables.ts'
import type { MarkDigest } from './duplicate-identifiers.ts'

interface Mark {
  readonly accountId: string
  readonly kind: IdentifierKind
  readonly text: string
  readonly now: Instant
}

export const identifierDigest = (vault: Vault, kind: IdentifierKind, text: string): Buffer =>
  vault.index(text, `mark/${kind}`)

/** By a keyed digest alone: whoever reads the table learns no number and no address. */
export async function addMark(tx: Orm, vault: Vault, { accountId, kind, text, now }: Mark): Promise<void> {
  const seenAt = new Date(now)
  await tx
    .insert(duplicateIdentifiers)
    .values({ accountId, kind, digest: identifierDigest(vault, kind, text), seenAt })
    .onConflictDoUpdate({
      target: [duplicateIdentifiers.accountId, duplicateIdentifiers.kind, duplicateIdentifiers.digest],
      set: { seenAt: sql`greatest(${duplicateIdentifiers.seenAt}, excluded.seen_at)` },
    })
}

interface Marked {
  readonly accountId: string
  readonly details: Details
  /** How the card provider knows the card again, where it says so. */
  readonly card?: string | null
  readonly now: Instant
}

/** What somebody told of themselves that they may be known by again. */
export const marksIn = (details: Details): readonly (readonly [IdentifierKind, string | null])[] => [
  ['phone', personMark.phone(details)],
  ['address', personMark.address(details)],
  ['name and birth date', personMark.nameAndBirthDate(details)],
  ['surname and birth date', personMark.surnameAndBirthDate(details)],
]

/** The same as they are kept, for an order that belongs to no account yet. */
export const markDigestsOf = (vault: Vault, details: Details, card: string | null): MarkDigest[] =>
  [...marksIn(details), ['card', card] as const].flatMap(([kind, text]) =>
    text === null ? [] : [{ kind, digest: identifierDigest(vault, kind, text) }],
  )

/** Whatever the same person may be known by again. In the transaction in which their order is authorised. */
export async function saveIdentifiers(tx: Orm, vault: Vault, { accountId, details, card, now }: Marked): Promise<void> {
  for (const [kind, text] of [...marksIn(details), ['card', card ?? null] as const])
    if (text !== null) await addMark(tx, vault, { accountId, kind, text, now })
}
