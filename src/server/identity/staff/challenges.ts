import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { deskSignInWords } from '#content/identity/staff-sign-in.ts'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { hashOf, isToken, newToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { staff, staffChallenges } from './tables.ts'

type Purpose = (typeof staffChallenges.$inferSelect)['purpose']

/** The purpose of a second-factor proof. */
export const provedBy = ['sign in', 'prove'] as const satisfies readonly Purpose[]

/** State for the next step; bytes are base64. */
interface Held {
  /** The signing key, wrapped for the challenge's token: the server can unwrap it only while both steps are made. */
  readonly signing?: { readonly keyId: string; readonly key: string }
  /** The passkey challenge for the browser. */
  readonly webAuthn?: string
  /** The session whose owner proves a factor again. */
  readonly session?: string
  /** For a code app that is being added. */
  readonly totpSecret?: string
  readonly enrolment?: {
    readonly invitation: string
    readonly passwordHash: string
    readonly publicKey: string
    readonly salt: string
    readonly wrapped: string
    readonly totpSecret: string
  }
}

export interface Challenge {
  readonly token: string
  readonly staffId: string
  readonly purpose: Purpose
  readonly held: Held
  readonly isDemo: boolean
}

const owner = (staffId: string) => `staff/${staffId}/challenge`

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now'>

export async function beginChallenge(
  { vault, now }: Given,
  orm: Orm,
  { token = newToken(), staffId, purpose, held }: Omit<Challenge, 'token' | 'isDemo'> & { readonly token?: string },
): Promise<string> {
  const minutes =
    purpose === 'enrol' || purpose === 'add factor' ? deskSession.enrolMinutes : deskSession.challengeMinutes
  await orm.insert(staffChallenges).values({
    tokenHash: hashOf(token),
    staffId,
    purpose,
    held: vault.seal(JSON.stringify(held), owner(staffId)),
    expiresAt: new Date(now() + minutes * minuteMs),
  })
  return token
}

const over = () => new ApiError(401, deskSignInWords.challengeOver, { reason: 'challenge' })
const tooMany = (seconds = 60) => new ApiError(429, deskSignInWords.tooManyCodes, { reason: 'challenge' }, seconds)
export const wrongFactor = () => new ApiError(401, deskSignInWords.wrongCode, { reason: 'factor' })

const isOpen = (token: string, now: number) =>
  and(eq(staffChallenges.tokenHash, hashOf(token)), gt(staffChallenges.expiresAt, new Date(now)))

/** The challenge of a token, for one of these purposes. */
export async function openChallenge(
  { config, database, vault, now }: Given,
  token: string,
  ...purposes: readonly Purpose[]
): Promise<Challenge> {
  const [found] = isToken(token)
    ? await database.run((orm) =>
        orm
          .select({ row: staffChallenges, isDemo: staff.isDemo })
          .from(staffChallenges)
          .innerJoin(staff, eq(staff.id, staffChallenges.staffId))
          .where(and(isOpen(token, now()), isNull(staff.endedAt))),
      )
    : []
  if (!found || !purposes.includes(found.row.purpose) || (found.isDemo && !config.isDemo)) throw over()
  const { staffId, purpose, held } = found.row
  return { token, staffId, purpose, isDemo: found.isDemo, held: JSON.parse(vault.open(held, owner(staffId))) }
}

export async function holdWebAuthn({ database, vault }: Given, challenge: Challenge, webAuthn: string) {
  const held = vault.seal(JSON.stringify({ ...challenge.held, webAuthn } satisfies Held), owner(challenge.staffId))
  await database.run((orm) =>
    orm
      .update(staffChallenges)
      .set({ held })
      .where(eq(staffChallenges.tokenHash, hashOf(challenge.token))),
  )
}

/** Ends it: once, even for concurrent requests. */
export async function consumeChallenge(tx: Orm, { token }: Challenge, now: number): Promise<void> {
  const taken = await tx
    .delete(staffChallenges)
    .where(isOpen(token, now))
    .returning({ purpose: staffChallenges.purpose })
  if (taken.length === 0) throw over()
}

export const endChallenges = (tx: Orm, staffId: string) =>
  tx.delete(staffChallenges).where(eq(staffChallenges.staffId, staffId))

/**
 * Counts a second-factor attempt when it begins, so that concurrent ones cannot exceed the limit: five per challenge,
 * and an hourly limit per person. A right one does not count.
 */
export function factorTries(services: Given) {
  const limit = sharedLimit(services, { name: 'desk_factor', most: 20, windowMs: hourMs })
  return async <Result>({ token, staffId }: Challenge, attempt: () => Promise<Result>): Promise<Result> => {
    const wait = await limit.begin(staffId)
    if (wait !== null) throw tooMany(wait)
    const counted = await services.database.run((orm) =>
      orm
        .update(staffChallenges)
        .set({ wrongCodes: sql`${staffChallenges.wrongCodes} + 1` })
        .where(and(isOpen(token, services.now()), lt(staffChallenges.wrongCodes, deskSession.wrongCodes)))
        .returning({ wrongCodes: staffChallenges.wrongCodes }),
    )
    if (counted.length === 0) {
      await limit.release(staffId)
      const left = await services.database.run((orm) =>
        orm.select({ staffId: staffChallenges.staffId }).from(staffChallenges).where(isOpen(token, services.now())),
      )
      throw left.length === 0 ? over() : tooMany()
    }
    const result = await attempt()
    await limit.release(staffId)
    return result
  }
}

const erase: Statement = {
  name: 'erase_desk_leftovers',
  text: `
    with challenges as (delete from staff_challenges where expires_at <= $1 returning 1),
      sessions as (delete from staff_sessions where expires_at <= $1 returning 1),
      invitations as (delete from staff_invitations where expires_at <= $1::timestamptz - interval '30 days' returning 1)
    select 1 from challenges union all select 1 from sessions union all select 1 from invitations`,
}

/** Erases expired challenges and sessions, and old invitations. Returns how many. */
export const eraseDeskLeftovers = async (database: Database, now: number): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
