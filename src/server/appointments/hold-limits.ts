import { and, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { scheduleWords } from '#content/appointments/booking.ts'
import { holdPauseMinutes, mayHoldAgain, mostHoldsPerNetwork } from '#domain/appointments/hold.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { mostPerNetwork } from '../platform/limits/most-per-network.ts'
import type { Services } from '../platform/services.ts'
import { appointments } from './tables.ts'

const words = scheduleWords.refused
const pauseMs = holdPauseMinutes * minuteMs
const waitSeconds = 60

interface Wanted {
  readonly guestSessionId: string
  readonly networkDigest: Buffer
  /** Any of several clinicians. */
  readonly clinicianIds: readonly string[]
  readonly startsAt: Date
  readonly now: Instant
}

export const networkDigestOf = ({ vault }: Pick<Services, 'vault'>, network: string): Buffer =>
  vault.index(network, 'hold/network')

/**
 * With which clinicians this guest session, from this network, may hold this time (B-4); none means a refusal. Requests
 * of one network take turns until the transaction ends, so that concurrent ones in several processes cannot exceed the
 * limit together.
 */
export async function requireHoldAllowed(
  { config }: Pick<Services, 'config'>,
  tx: Orm,
  wanted: Wanted,
): Promise<readonly string[]> {
  const { guestSessionId, networkDigest, now } = wanted
  const turn = `network/${networkDigest.toString('base64')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
  const [held] = await tx
    .select({ byOthers: count() })
    .from(appointments)
    .where(
      and(isLive(now), eq(appointments.networkDigest, networkDigest), ne(appointments.guestSessionId, guestSessionId)),
    )
  const most = mostPerNetwork(config, mostHoldsPerNetwork)
  if ((held?.byOthers ?? 0) >= most) throw new ApiError(429, words.network, null, waitSeconds)
  return withoutPause(tx, wanted)
}

async function withoutPause(tx: Orm, wanted: Wanted): Promise<readonly string[]> {
  const { guestSessionId, networkDigest, clinicianIds, startsAt, now } = wanted
  const released = await tx
    .select({
      clinicianId: appointments.clinicianId,
      guestSessionId: appointments.guestSessionId,
      at: appointments.heldUntil,
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.clinicianId, [...clinicianIds]),
        eq(appointments.startsAt, startsAt),
        sql`(${appointments.state} = 'released' or (${appointments.state} = 'held' and ${appointments.heldUntil} <= ${new Date(now)}))`,
        gt(appointments.heldUntil, new Date(now - pauseMs)),
        or(eq(appointments.guestSessionId, guestSessionId), eq(appointments.networkDigest, networkDigest)),
      ),
    )
  const releasedOf = (clinicianId: string) => released.filter((one) => one.clinicianId === clinicianId)
  const open = clinicianIds.filter((id) => {
    const own = releasedOf(id).filter((one) => one.guestSessionId === guestSessionId)
    return mayHoldAgain({ byVisit: own.length, byNetwork: releasedOf(id).length - own.length })
  })
  if (open.length > 0) return open
  const over =
    Math.min(...clinicianIds.map((id) => Math.max(...releasedOf(id).map(({ at }) => at.getTime())))) + pauseMs
  // Rounded up, so that a patient who returns at the minute shown is not refused again.
  const { time } = londonTimeAt(over + 59_999)
  throw new ApiError(409, words.pause(time), { because: 'pause' })
}

const isLive = (now: Instant) => and(eq(appointments.state, 'held'), gt(appointments.heldUntil, new Date(now)))
