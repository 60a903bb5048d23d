import { and, eq, isNull, sql } from 'drizzle-orm'
import { emailChangedEmail } from '#content/notifications/email-change.ts'
import { pages } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import type { Handler } from '../../handler.ts'
import { accountByEmail, emailDigest, openDetails, replaceDetails } from '../account-rows.ts'
import { spendLinks } from '../emailed-links.ts'
import { lockAccount } from '../lock-account.ts'
import { accounts, emailChanges } from '../tables.ts'
import { addressesIn, newLink, pendingByToken, spentLink } from './changes.ts'

const { undoDays } = retention.emailChange

/** When two prove one address at the same moment the first has it. */
async function moveTo(tx: Orm, accountId: string, digest: Buffer): Promise<void> {
  try {
    await tx.update(accounts).set({ emailDigest: digest }).where(eq(accounts.id, accountId))
  } catch (error) {
    const isTaken = (error as { cause?: { code?: unknown } }).cause?.code === '23505'
    throw isTaken ? spentLink() : error
  }
}

/**
 * The link proves that its user reads mail at the new address: it becomes the account's, with everything tied to it.
 */
export const proveNewEmail =
  (services: Services): Handler<'prove_new_email'> =>
  async ({ body: { token }, network }) => {
    const { config, database, messages, vault, now } = services
    const named = await database.run((orm) => pendingByToken(orm, token, now()))
    const { from, to } = addressesIn(vault, named)
    await database.transaction(async (tx) => {
      const account = await lockAccount(tx, named.accountId)
      const change = await pendingByToken(tx, token, now())
      const digest = emailDigest(vault, to)
      // Another account has it since.
      if (!account || (await accountByEmail(tx, digest))) throw spentLink()
      const undo = newLink(config, pages.keepEmail)
      await tx
        .update(emailChanges)
        .set({ provenAt: sql`now()`, undoHash: undo.hash, expiresAt: new Date(now() + undoDays * dayMs) })
        .where(and(eq(emailChanges.id, change.id), isNull(emailChanges.provenAt)))
      await replaceDetails(tx, vault, account.id, { ...openDetails(vault, account), email: to })
      await moveTo(tx, account.id, digest)
      // Links sent to the old address stop working, except the one that reverts the change.
      await spendLinks(tx, account.id, 'reset password')
      await spendLinks(tx, account.id, 'prove email')
      await recordEvent(tx, vault, { event: 'email changed', outcome: 'done', accountId: account.id, network })
      const words = emailChangedEmail({ link: undo.address, undoDays })
      await messages.write(tx, { kind: 'email', owner: { accountId: account.id }, to: from, ...words })
    })
    void messages.sendWaiting()
    return { email: to }
  }
