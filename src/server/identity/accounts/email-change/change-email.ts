import { randomUUID } from 'node:crypto'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { emailTakenEmail, newEmailEmail, oldEmailEmail } from '#content/notifications/email-change.ts'
import { pages } from '#contract/pages.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { isEmail } from '#domain/identity/email.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError, badRequest } from '../../../platform/http/api-error.ts'
import { sharedLimit } from '../../../platform/limits/shared-limit.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import type { Handler } from '../../handler.ts'
import { type Account, accountByEmail, emailDigest, normaliseEmail, openDetails } from '../account-rows.ts'
import { lockAccount } from '../lock-account.ts'
import { mailLimit } from '../mail-limits.ts'
import { requireProof } from '../require-proof.ts'
import { emailChanges } from '../tables.ts'
import { endPending, newLink, sealAddress } from './changes.ts'

const { proveHours, undoDays } = retention.emailChange

const wrongAddress = (message: string) => badRequest([{ field: 'email', message }])

/**
 * Requests another address. Whether it has an account already is told to that address alone: the reply, the page and
 * the emails are the same.
 */
export function changeEmail(services: Services): Handler<'change_email'> {
  const { config, database, messages, vault, now } = services
  const toAddress = mailLimit(services, 'change')
  const byAccount = sharedLimit(services, { name: 'email_change', most: 5, windowMs: hourMs })

  async function ask(tx: Orm, account: Account, from: string, to: string): Promise<void> {
    const change = { id: randomUUID(), accountId: account.id }
    const [prove, stop] = [newLink(config, pages.newEmail), newLink(config, pages.keepEmail)]
    await endPending(tx, account.id)
    await tx.insert(emailChanges).values({
      ...change,
      oldEmail: sealAddress(vault, change, 'old', from),
      newEmail: sealAddress(vault, change, 'new', to),
      proveHash: prove.hash,
      stopHash: stop.hash,
      expiresAt: new Date(now() + proveHours * hourMs),
    })
    const taken = await accountByEmail(tx, emailDigest(vault, to))
    // Another account's address gets no link, so nobody can prove it.
    const toNew = taken ? emailTakenEmail() : newEmailEmail({ link: prove.address, hours: proveHours })
    // A copy of the requester's data contains neither, so it cannot reveal whether the address has an account.
    const owner = taken ? { accountId: taken.id } : 'unproven address'
    await messages.write(tx, { kind: 'email', owner, to, ...toNew })
    const toOld = oldEmailEmail({ link: stop.address, undoDays })
    await messages.write(tx, { kind: 'email', owner: { accountId: account.id }, to: from, ...toOld })
  }

  return async ({ body, account: { id }, session, network }) => {
    const to = normaliseEmail(body.email)
    await database.transaction(async (tx) => {
      const account = await requireProof(tx, id, session)
      const from = openDetails(vault, account).email ?? ''
      if (!isEmail(to)) throw wrongAddress(words.notAnEmail)
      if (to === normaliseEmail(from)) throw wrongAddress(words.sameEmail)
      const hasCapacity = (await byAccount.beginIn(tx, id)) && (await toAddress.beginIn(tx, to))
      if (!hasCapacity) throw new ApiError(429, words.manyLinks)
      await ask(tx, account, from, to)
      await recordEvent(tx, vault, { event: 'email change asked', outcome: 'done', accountId: id, network })
    })
    void messages.sendWaiting()
    return {}
  }
}

export const cancelEmailChange =
  ({ database }: Services): Handler<'cancel_email_change'> =>
  async ({ account: { id } }) => {
    await database.transaction(async (tx) => {
      await lockAccount(tx, id)
      await endPending(tx, id)
    })
    return {}
  }
