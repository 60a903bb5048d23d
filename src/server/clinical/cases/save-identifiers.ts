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

/** By a keyed digest alone: the table reveals no number and no address. */
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
  /** The card provider's fingerprint of the card, if it has one. */
  readonly card?: string | null
  readonly now: Instant
}

/** The patient's own details by which they may be recognised again. */
export const marksIn = (details: Details): readonly (readonly [IdentifierKind, string | null])[] => [
  ['phone', personMark.phone(details)],
  ['address', personMark.address(details)],
  ['name and birth date', personMark.nameAndBirthDate(details)],
  ['surname and birth date', personMark.surnameAndBirthDate(details)],
]

/** The same as stored, for an order that belongs to no account yet. */
export const markDigestsOf = (vault: Vault, details: Details, card: string | null): MarkDigest[] =>
  [...marksIn(details), ['card', card] as const].flatMap(([kind, text]) =>
    text === null ? [] : [{ kind, digest: identifierDigest(vault, kind, text) }],
  )

/**
 * Records every identifier by which the same person may be recognised again, in the transaction in which their order is
 * authorised.
 */
export async function saveIdentifiers(tx: Orm, vault: Vault, { accountId, details, card, now }: Marked): Promise<void> {
  for (const [kind, text] of [...marksIn(details), ['card', card ?? null] as const])
    if (text !== null) await addMark(tx, vault, { accountId, kind, text, now })
}
