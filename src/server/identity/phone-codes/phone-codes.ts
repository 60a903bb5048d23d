import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { codeDigits } from '#domain/identity/phone-code.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { phoneCodes } from './tables.ts'

const mostTries = 5

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')

export const phoneDigest = (vault: Vault, phone: string): Buffer => vault.index(phone, 'phone')
export const networkDigest = (vault: Vault, network: string): Buffer => vault.index(network, 'network')

/** Bound to the guest session and the number: the same six digits hash differently for another guest session. */
export const codeHash = (vault: Vault, code: string, guestSessionId: string, phone: string): Buffer =>
  vault.digest(code, `phone code/${guestSessionId}/${phone}`)

type NewCode = Pick<typeof phoneCodes.$inferInsert, 'guestSessionId' | 'phoneDigest' | 'addressDigest' | 'codeHash'>

/** Earlier codes of the same guest session and number stop working. */
export async function insertCode(tx: Orm, code: NewCode, now: Instant): Promise<string> {
  const id = randomUUID()
  const createdAt = new Date(now)
  const expiresAt = new Date(now + retention.phoneCode.worksMinutes * minuteMs)
  await tx
    .update(phoneCodes)
    .set({ usedAt: createdAt })
    .where(
      and(
        eq(phoneCodes.guestSessionId, code.guestSessionId),
        eq(phoneCodes.phoneDigest, code.phoneDigest),
        isNull(phoneCodes.usedAt),
      ),
    )
  await tx.insert(phoneCodes).values({ ...code, id, createdAt, expiresAt })
  return id
}

/** A code whose message the provider refused never counts as sent (see code-limits.ts) and never works. */
export async function voidCode(database: Database, id: string): Promise<void> {
  await database.run((orm) =>
    orm
      .update(phoneCodes)
      .set({ expiresAt: sql`${phoneCodes.createdAt}` })
      .where(eq(phoneCodes.id, id)),
  )
}

type Guess = Pick<NewCode, 'guestSessionId' | 'phoneDigest' | 'codeHash'>

/** `over`: this guest session was sent a code for this number that no longer works, whatever is typed. */
export type Tried = 'right' | 'wrong' | 'over'

/**
 * Counts the attempt and redeems the code in one statement: of concurrent guesses, five are checked and one succeeds.
 */
export async function tryCode(tx: Orm, { guestSessionId, phoneDigest, codeHash }: Guess, now: Instant): Promise<Tried> {
  const at = new Date(now)
  const ofThisPhone = and(eq(phoneCodes.guestSessionId, guestSessionId), eq(phoneCodes.phoneDigest, phoneDigest))
  const tried = await tx
    .update(phoneCodes)
    .set({
      tries: sql`${phoneCodes.tries} + 1`,
      usedAt: sql`case when ${phoneCodes.codeHash} = ${codeHash} then ${at}::timestamptz end`,
    })
    .where(
      and(
        ofThisPhone,
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, at),
        sql`${phoneCodes.tries} < ${mostTries}`,
      ),
    )
    .returning({ usedAt: phoneCodes.usedAt })
  if (tried.some(({ usedAt }) => usedAt !== null)) return 'right'
  const over = await tx
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(and(ofThisPhone, isNull(phoneCodes.usedAt), hasNoTryLeft(at)))
  return over.length > 0 ? 'over' : 'wrong'
}

/** Tried too often, or expired. */
const hasNoTryLeft = (at: Date) => sql`(
  ${phoneCodes.tries} >= ${mostTries}
  or ${phoneCodes.expiresAt} <= ${at} and ${phoneCodes.expiresAt} > ${phoneCodes.createdAt}
)`

/** A day is well beyond the hour the limits count. */
const erase: Statement = {
  name: 'erase_phone_codes',
  text: `delete from phone_codes where created_at < $1::timestamptz - interval '${retention.phoneCode.keptDays} days' returning id`,
}

/** Erases codes that no limit counts any more. Returns how many. */
export const eraseOldCodes = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
