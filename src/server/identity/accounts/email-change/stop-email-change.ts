import { randomBytes } from 'node:crypto'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import type { Handler } from '../../handler.ts'
import { endAllSessions } from '../../sessions/sessions.ts'
import { type Account, emailDigest, openDetails, replaceDetails } from '../account-rows.ts'
import { releaseGuestSessions } from '../attach-guest-session.ts'
import { insertLink, newAddress, spendLinks } from '../emailed-links.ts'
import { lockAccount } from '../lock-account.ts'
import { unknownPassword } from '../prove-email.ts'
import { accountIdentities, accountPasskeys, accounts, emailChanges } from '../tables.ts'
import { addressesIn, type EmailChange, stoppableByToken } from './changes.ts'

/**
 * The link proves that its user reads mail at the account's earlier address. The change is stopped or reverted; and
 * because an intruder may have made it, every session and the password end, sign-in methods added since are removed,
 * and a new password is chosen.
 */
export const stopEmailChange =
  (services: Services): Handler<'stop_email_change'> =>
  async ({ body: { token }, session, network }) => {
    const { config, database, vault, now } = services
    const named = await database.run((orm) => stoppableByToken(orm, token, now()))
    const { from } = addressesIn(vault, named)
    const passwordHash = await unknownPassword()
    const passwordToken = await database.transaction(async (tx) => {
      const account = await lockAccount(tx, named.accountId)
      const change = await stoppableByToken(tx, token, now())
      if (!account) throw new Error('A change of address is of an account that is not there.')
      await endEverything(tx, change)
      if (!account.emailDigest.equals(emailDigest(vault, from))) await takeBack(tx, vault, account, from)
      await tx.update(accounts).set({ passwordHash, hasPassword: false }).where(eq(accounts.id, account.id))
      await removeAddedSince(tx, change)
      await recordEvent(tx, vault, {
        event: 'email change stopped',
        outcome: 'done',
        accountId: account.id,
        network,
      })
      const { token: chosenBy, tokenHash } = newAddress(config, 'reset password')
      await insertLink(tx, tokenHash, { purpose: 'reset password', accountId: account.id }, now())
      return chosenBy
    })
    session.revoke()
    return { email: from, passwordToken }
  }

/** This change, later changes that could be reverted as well, every link and every session. */
async function endEverything(tx: Orm, { accountId, askedAt }: EmailChange): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: sql`now()` })
    .where(and(eq(emailChanges.accountId, accountId), gte(emailChanges.askedAt, askedAt)))
  await spendLinks(tx, accountId, 'reset password')
  await spendLinks(tx, accountId, 'prove email')
  await endAllSessions(tx, accountId)
  await releaseGuestSessions(tx, accountId)
}

async function takeBack(tx: Orm, vault: Vault, account: Account, email: string): Promise<void> {
  const digest = emailDigest(vault, email)
  const [other] = await tx
    .select({ id: accounts.id, emailProvenAt: accounts.emailProvenAt })
    .from(accounts)
    .where(and(eq(accounts.emailDigest, digest), ne(accounts.id, account.id)))
    .for('no key update')
  if (other && other.emailProvenAt !== null) throw new ApiError(409, words.oldEmailTaken)
  // Typed by a user who never proved it, while its owner is here: it is not the address of that account.
  const nobodys = vault.index(randomBytes(32).toString('hex'), 'email')
  if (other) await tx.update(accounts).set({ emailDigest: nobodys }).where(eq(accounts.id, other.id))
  await replaceDetails(tx, vault, account.id, { ...openDetails(vault, account), email })
  await tx.update(accounts).set({ emailDigest: digest }).where(eq(accounts.id, account.id))
}

async function removeAddedSince(tx: Orm, { accountId, askedAt }: EmailChange): Promise<void> {
  await tx
    .delete(accountPasskeys)
    .where(and(eq(accountPasskeys.accountId, accountId), gte(accountPasskeys.createdAt, askedAt)))
  await tx
    .delete(accountIdentities)
    .where(and(eq(accountIdentities.accountId, accountId), gte(accountIdentities.createdAt, askedAt)))
}
