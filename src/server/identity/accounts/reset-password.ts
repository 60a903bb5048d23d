import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { accountById, openDetails } from './account-rows.ts'
import { consumeLink, requireGoodLink } from './emailed-links.ts'
import { hashPassword } from './passwords.ts'
import { chooseNewPassword } from './prove-email.ts'
import { forgetTriesHere } from './sign-in-tries.ts'
import { requireStrongPassword } from './strong-password.ts'

/** Proves the address as well: only its owner gets the link. */
export const resetPassword =
  (services: Services): Handler<'reset_password'> =>
  async ({ body: { token, password }, session, network }) => {
    const { database, vault, now } = services
    const link = await database.run((orm) => requireGoodLink(orm, token, 'reset password', now()))
    const account = await database.run((orm) => accountById(orm, link.accountId))
    requireStrongPassword(password, 'password', account ? openDetails(vault, account) : {})
    const passwordHash = await hashPassword(password)
    const digest = await database.transaction(async (tx) => {
      const { accountId } = await consumeLink(tx, token, 'reset password', now())
      const changed = await chooseNewPassword(services, tx, accountId, passwordHash)
      const about = { accountId, network, outcome: 'done' } as const
      if (account?.emailProvenAt === null) await recordEvent(tx, vault, { event: 'email proven', ...about })
      await recordEvent(tx, vault, { event: 'password changed', ...about })
      return changed
    })
    if (digest) await forgetTriesHere(services, digest, network)
    session.revoke()
    return {}
  }
