import { type SQL, sql } from 'drizzle-orm'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { codesPauseMinutes } from '#domain/identity/phone-code.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { mostPerNetwork } from '../../platform/limits/most-per-network.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'

export const resendAfterSeconds = 30
const perPhone = 5
const perNetwork = 20
const hourSeconds = 60 * 60

export interface Asker {
  readonly phoneDigest: Buffer
  readonly addressDigest: Buffer
  readonly now: Instant
}

/**
 * A code whose message the provider refused was never sent: the number may ask again at once, but the network has used
 * its turn.
 */
const wasSent = sql`expires_at > created_at`

/**
 * Refuses callers who ask too often. Counted in the database over all processes, under a lock on the number and the
 * network until the caller's transaction ends, so that concurrent requests cannot exceed the limit together.
 */
export async function requireCodeAllowed(tx: Orm, config: Services['config'], asker: Asker): Promise<void> {
  const { phoneDigest, addressDigest, now } = asker
  // Always in this order, to avoid deadlocks.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(phoneDigest)}::bigint)`)
  await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(addressDigest)}::bigint)`)
  const ofPhone = sql`phone_digest = ${phoneDigest} and ${wasSent}`
  const resend = await secondsUntilRoom(tx, ofPhone, 1, resendAfterSeconds, now)
  if (resend !== null) {
    throw new ApiError(429, `Please wait ${resend} seconds before asking for another code.`, null, resend)
  }
  const phone = await secondsUntilRoom(tx, ofPhone, perPhone, hourSeconds, now)
  if (phone !== null) throw tooMany('for this number', phone)
  const ofNetwork = sql`address_digest = ${addressDigest}`
  const network = await secondsUntilRoom(tx, ofNetwork, mostPerNetwork(config, perNetwork), hourSeconds, now)
  if (network !== null) throw tooMany('from your network', network)
}

/** The total number of codes per hour. The first refusal in an hour raises the alarm. */
export function codesInAll(services: Pick<Services, 'config' | 'database' | 'vault' | 'now' | 'log'>) {
  const total = sharedLimit(services, { name: 'codes_in_all', most: services.config.smsPerHour, windowMs: hourMs })
  const alarm = sharedLimit(services, { name: 'codes_alarm', most: 1, windowMs: hourMs })
  return {
    beginIn: (tx: Orm) => total.beginIn(tx, 'all'),
    async refuse(): Promise<never> {
      if ((await alarm.begin('all')) === null) {
        services.log.error(
          { perHour: services.config.smsPerHour },
          'no more codes are sent this hour: SMS_PER_HOUR is used up',
        )
      }
      throw new ApiError(429, orderSummary.phone.tooManyInAll(codesPauseMinutes), null, codesPauseMinutes * 60)
    },
  }
}

const lockOf = (digest: Buffer) => digest.readBigInt64BE().toString()

/** Null if fewer than `most` were requested in the last `seconds`; else how long until that is so. */
async function secondsUntilRoom(
  tx: Orm,
  condition: SQL,
  most: number,
  seconds: number,
  now: Instant,
): Promise<number | null> {
  const at = sql`${new Date(now)}::timestamptz`
  const window = sql`make_interval(secs => ${seconds})`
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select least(ceil(extract(epoch from created_at + ${window} - ${at})), ${seconds})::int as seconds
    from phone_codes where ${condition} and created_at > ${at} - ${window}
    order by created_at desc offset ${most - 1} limit 1`)
  return rows[0]?.seconds ?? null
}

function tooMany(where: string, seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new ApiError(429, `Too many codes have been requested ${where}. Please try again in ${wait}.`, null, seconds)
}
