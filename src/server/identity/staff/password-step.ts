import { and, eq, isNull, sql } from 'drizzle-orm'
import { deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import type { Orm } from '../../platform/database/database.ts'
import { newToken } from '../../platform/encryption/token.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { isPassword } from '../accounts/passwords.ts'
import { countTry } from '../accounts/sign-in-tries.ts'
import { beginChallenge } from './challenges.ts'
import { signingKeyByPassword, wrapForToken } from './signing-keys.ts'
import type { StaffRow } from './staff-rows.ts'
import { staffPasskeys, staffRecoveryCodes, staffTotp } from './tables.ts'

export const tooManyTries = (seconds: number) =>
  new ApiError(429, words.tooMany(Math.ceil(seconds / 60)), null, seconds)

interface Given {
  readonly emailDigest: Buffer
  readonly password: string
  readonly botToken: string | undefined
  readonly network: string
  readonly find: () => Promise<StaffRow | null>
  readonly refusal: ApiError
}

export const factorsOf = async (orm: Orm, staffId: string): Promise<Challenged['factors']> => {
  const one = { one: sql`1` }
  const passkeys = await orm.select(one).from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId)).limit(1)
  const totp = await orm.select(one).from(staffTotp).where(eq(staffTotp.staffId, staffId))
  const unused = and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt))
  const recovery = await orm.select(one).from(staffRecoveryCodes).where(unused).limit(1)
  return { passkey: passkeys.length > 0, totp: totp.length > 0, recovery: recovery.length > 0 }
}

/** What follows a right password: slow work first, then in one transaction with the record that it was right. */
type Then<Result> = (person: StaffRow) => Promise<(tx: Orm) => Promise<Result>>

/**
 * Checks a member of staff's password. An unknown address, a wrong password, ended access and demo staff outside a demo
 * are refused in the same words after the same work.
 */
export async function withPassword<Result>(services: Services, given: Given, then: Then<Result>): Promise<Result> {
  const { botCheck, config, database, vault } = services
  const { password, network } = given
  const counted = await countTry(services, given.emailDigest, network, 'desk_sign_in')
  /** An attempt that failed by itself, through an outage for instance, does not count. */
  let isNone = true
  try {
    if (counted.verdict === 'wait') throw tooManyTries(counted.retryAfter)
    if (counted.verdict === 'prove a person') await requireBotCheck(botCheck, given.botToken ?? '', 'desk_sign_in')
    const found = await given.find()
    const isRight = await isPassword(found?.passwordHash ?? null, password)
    const person = isRight && found?.endedAt === null && (config.isDemo || !found.isDemo) ? found : null
    if (!person) {
      isNone = false
      const event = { event: 'password', outcome: 'failed', staffId: found?.id ?? null, network } as const
      await database.run((orm) => recordStaffEvent(orm, vault, event))
      throw given.refusal
    }
    const finish = await then(person)
    const result = await database.transaction(async (tx) => {
      await recordStaffEvent(tx, vault, { event: 'password', outcome: 'done', staffId: person.id, network })
      return finish(tx)
    })
    isNone = false
    await counted.succeeded()
    return result
  } finally {
    if (isNone) await counted.takeBack()
  }
}

/** The first of two steps of signing in. A right password opens nothing but the next step. */
export const passwordStep = (services: Services, given: Given): Promise<Challenged> =>
  withPassword(services, given, async ({ id: staffId }) => {
    const token = newToken()
    const key = await services.database.run((orm) => signingKeyByPassword(orm, staffId, given.password))
    const held = { signing: { keyId: key.id, key: wrapForToken(key.privateKey, token).toString('base64') } }
    return async (tx) => {
      await beginChallenge(services, tx, { token, staffId, purpose: 'sign in', held })
      return { challenge: token, factors: await factorsOf(tx, staffId) }
    }
  })
