import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from '../../database/database.ts'

const spend: Statement = {
  name: 'spend_challenge',
  text: `
    insert into used_challenges (digest, expires_at) values ($1, to_timestamp($2))
    on conflict do nothing returning digest`,
}

/** True for its first use, over all processes. `expiresAt` is in seconds. */
export const spendChallenge = async (database: Database, digest: Buffer, expiresAt: number): Promise<boolean> =>
  (await database.query(spend, [digest, expiresAt])).length === 1

/** A little later than they expire, in case clocks differ. */
const erase: Statement = {
  name: 'erase_challenges',
  text: `delete from used_challenges where expires_at < $1::timestamptz - interval '10 minutes' returning digest`,
}

/** Erases expired challenges, which are refused without a record. Returns how many. */
export const eraseExpiredChallenges = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
