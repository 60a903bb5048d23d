import { signInWords } from '#content/identity/account.ts'
import { openAccountEmail } from '#content/notifications/open-account.ts'
import { retention } from '#domain/privacy/retention.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { type AccountToSignIn, accountToSignIn, emailDigest, normaliseEmail, openDetails } from './account-rows.ts'
import { sendLinkOrNothing } from './emailed-links.ts'
import { mailLimit } from './mail-limits.ts'
import { noteSignIn } from './note-sign-in.ts'
import { openSessionByPassword } from './open-session-by-password.ts'
import { isPassword } from './passwords.ts'
import { countTry } from './sign-in-tries.ts'

const wrong = () => new ApiError(401, signInWords.refused)

const tooMany = (seconds: number) => new ApiError(429, signInWords.tooMany(Math.ceil(seconds / 60)), null, seconds)

/**
 * Signs in to an account with a proven address by its password. A wrong password, an unknown address and the
 * right password of an unproven one are refused in the same words after the same statements; only the last is sent a
 * link.
 */
export function signIn(services: Services): Handler<'sign_in'> {
  const { botCheck, database, messages, vault } = services
  const limit = mailLimit(services, 'prove')

  async function refuse(account: AccountToSignIn | null, isRight: boolean, email: string, network: string) {
    const unproven = account && isRight && account.emailProvenAt === null ? account : null
    const to = account ? openDetails(vault, account).email : undefined
    await database.transaction(async (tx) => {
      const outcome = unproven ? 'unproven' : 'failed'
      await recordEvent(tx, vault, { event: 'sign in', outcome, accountId: account?.id ?? null, network })
      // Password guesses do not use up the email limit of an address.
      const hasCapacity = await limit.beginIn(tx, `${unproven ? 'sent' : 'unsent'}/${normaliseEmail(email)}`)
      await sendLinkOrNothing(services, tx, {
        purpose: 'prove email',
        accountId: (hasCapacity && unproven?.id) || null,
        to: to ?? normaliseEmail(email),
        words: (link) => openAccountEmail({ link, days: retention.emailedLinks.openAccountDays }),
      })
    })
    void messages.sendWaiting()
    return wrong()
  }

  return async ({ body, guestSession, session, network }) => {
    const digest = emailDigest(vault, body.email)
    const counted = await countTry(services, digest, network)
    /** An attempt that failed by itself, through an outage for instance, does not count. */
    let isNone = true
    try {
      if (counted.verdict === 'wait') throw tooMany(counted.retryAfter)
      if (counted.verdict === 'prove a person') await requireBotCheck(botCheck, body.token ?? '', 'sign_in')
      const account = await accountToSignIn(database, digest)
      const isRight = await isPassword(account?.passwordHash ?? null, body.password)
      if (!account || !isRight || account.emailProvenAt === null) {
        isNone = false
        throw await refuse(account, isRight, body.email, network)
      }
      const grantCookies = await openSessionByPassword(
        services,
        account,
        { guestSession, session },
        body.remember,
        body.answers,
      )
      if (!grantCookies) throw wrong()
      isNone = false
      const [isMailWritten] = await Promise.all([
        database.transaction((tx) => noteSignIn(services, tx, account, { session, network })),
        counted.succeeded(),
      ])
      if (isMailWritten) void messages.sendWaiting()
      return { uniqueId: grantCookies() }
    } finally {
      if (isNone) await counted.takeBack()
    }
  }
}
