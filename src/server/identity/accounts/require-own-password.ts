import { signInWords } from '#content/identity/account.ts'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Account } from './account-rows.ts'
import { isPassword } from './passwords.ts'
import { countTry } from './sign-in-tries.ts'

interface Given {
  readonly password: string
  readonly token: string | undefined
  readonly network: string
}

const wrong = () =>
  new ApiError(422, words.wrongPassword, { fields: [{ field: 'password', message: words.wrongPassword }] })

/** Checks the current password of a signed-in patient. Attempts count together with those at sign-in. */
export async function requireOwnPassword(
  services: Services,
  account: Pick<Account, 'id' | 'emailDigest' | 'passwordHash'>,
  { password, token, network }: Given,
): Promise<void> {
  const { botCheck, database, vault } = services
  const counted = await countTry(services, account.emailDigest, network)
  /** An attempt that failed by itself, through an outage for instance, does not count. */
  let isNone = true
  try {
    const { verdict, retryAfter } = counted
    if (verdict === 'wait') throw new ApiError(429, signInWords.tooMany(Math.ceil(retryAfter / 60)), null, retryAfter)
    if (verdict === 'prove a person') await requireBotCheck(botCheck, token ?? '', 'sign_in')
    const isRight = await isPassword(account.passwordHash, password)
    isNone = false
    if (!isRight) {
      const event = { event: 'proof', outcome: 'failed', accountId: account.id, network } as const
      await database.run((orm) => recordEvent(orm, vault, event))
      throw wrong()
    }
    await counted.succeeded()
  } finally {
    if (isNone) await counted.takeBack()
  }
}
