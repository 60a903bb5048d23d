import { eq } from 'drizzle-orm'
import { resetPasswordEmail } from '#content/messages/reset-password.ts'
import type { forgotPassword as forgotPasswordCall } from '#contract/accounts.ts'
import { messages as messageRows } from '../database/schema.ts'
import { requireBotCheck } from '../gateways/bot-check/require-bot-check.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { createThrottle } from '../throttle.ts'
import { accountByEmail, emailDigest, normaliseEmail, openDetails } from './account-rows.ts'
import { insertLink, newAddress, spendLinks } from './emailed-links.ts'

const perAddress = { most: 5, windowMs: 60 * 60 * 1_000 }

const nobody = '00000000-0000-0000-0000-000000000000'

/** Known or not, the same statements run: what is written for nobody is taken back before it is committed. */
export function forgotPassword(services: Services): Handler<typeof forgotPasswordCall> {
  const { botCheck, config, database, messages, vault } = services
  const throttle = createThrottle(perAddress)
  return async ({ body }) => {
    await requireBotCheck(botCheck, body.token, 'reset_password')
    const digest = emailDigest(vault, body.email)
    const wait = throttle.begin(digest.toString('base64'))
    if (wait !== null) {
      throw new Refusal(429, 'We have sent several links to that address. Please look for them first.', null, wait)
    }
    const { tokenHash, address } = newAddress(config, 'reset password')
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const account = await accountByEmail(tx, digest)
        await spendLinks(tx, account?.id ?? nobody, 'reset password')
        // To the address as its owner wrote it, not as whoever asks has.
        const to = account ? openDetails(vault, account).email : undefined
        const email = resetPasswordEmail({ link: address })
        const id = await messages.write(tx, { kind: 'email', to: to ?? normaliseEmail(body.email), ...email })
        if (account) await insertLink(tx, tokenHash, { purpose: 'reset password', accountId: account.id })
        else await tx.delete(messageRows).where(eq(messageRows.id, id))
      }),
    )
    void messages.sendWaiting()
    return {}
  }
}
