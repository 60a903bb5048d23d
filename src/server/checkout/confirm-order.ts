import { and, eq } from 'drizzle-orm'
import { lockCaseOf } from '../clinical/cases/case-rows.ts'
import { reassess } from '../clinical/cases/reassess.ts'
import { fillHistory } from '../clinical/treatment/fill-history.ts'
import { replaceDetails } from '../identity/accounts/account-rows.ts'
import { consumeLink, insertLink, newAddress, requireGoodLink } from '../identity/accounts/emailed-links.ts'
import { proveEmail, unknownPassword } from '../identity/accounts/prove-email.ts'
import { accounts } from '../identity/accounts/tables.ts'
import type { Handler } from '../identity/handler.ts'
import { requireUnrestricted } from '../identity/restrictions/restricted.ts'
import { confirmOrderOwner, orderCardOwner, orderOwner } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { recordEvent } from '../platform/security-events/security-events.ts'
import type { Services } from '../platform/services.ts'
import { markOwner } from './mark-owner.ts'

const replaced = () => new ApiError(410, 'This order was placed again with another email address.')

export const confirmOrder =
  (services: Services): Handler<'confirm_order'> =>
  async ({ body: { token }, network }) => {
    const { config, database, vault, now } = services
    await database.run((orm) => requireGoodLink(orm, token, 'confirm order', now()))
    const passwordHash = await unknownPassword()
    return database.transaction(async (tx) => {
      const { accountId, orderId } = await consumeLink(tx, token, 'confirm order', now())
      if (orderId === null) throw replaced()
      // Placed again with another address since, it is no longer this account's to confirm.
      const ownDigest = tx.select({ digest: accounts.emailDigest }).from(accounts).where(eq(accounts.id, accountId))
      const [confirmed] = await tx
        .select({
          reference: orders.reference,
          id: orders.id,
          details: orders.details,
          authorisedAt: orders.authorisedAt,
          unclaimedCard: orders.unclaimedCard,
        })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.emailDigest, ownDigest)))
        .for('no key update')
      if (!confirmed) throw replaced()
      await requireUnrestricted(tx, 'order', { accountId, by: 'patient', now: now() })
      const { reference, unclaimedCard } = confirmed
      // First, because it removes what nobody had confirmed.
      const isFirstProof = await proveEmail(services, tx, accountId, passwordHash)
      await confirmOrderOwner(tx, orderId, accountId, now())
      if (confirmed.authorisedAt !== null) {
        const card = unclaimedCard && vault.open(unclaimedCard, orderCardOwner(orderId))
        await markOwner({ vault, now }, tx, { ...confirmed, accountId }, { card })
        // From now on the account's history counts: the patient may be on treatment already.
        const found = await lockCaseOf(tx, orderId)
        if (found) await reassess(services, tx, found)
      }
      // Decisions and answers from before the order joined the account belong to its record from now on.
      await fillHistory(services, tx, accountId)
      if (!isFirstProof) return { reference, passwordToken: null }
      await recordEvent(tx, vault, { event: 'email proven', outcome: 'done', accountId, network })
      // What the account held until now came from the person who made it, perhaps a stranger.
      const details = JSON.parse(vault.open(confirmed.details, orderOwner(confirmed.id)))
      await replaceDetails(tx, vault, accountId, details)
      const { token: passwordToken, tokenHash } = newAddress(config, 'reset password')
      await insertLink(tx, tokenHash, { purpose: 'reset password', accountId }, now())
      return { reference, passwordToken }
    })
  }
