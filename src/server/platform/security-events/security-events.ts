import { dayMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { daysPerYear, retention } from '#domain/privacy/retention.ts'
import type { Database, Orm, Statement } from '../database/database.ts'
import { inBatches, portion } from '../database/erase-in-batches.ts'
import { dropMonths } from '../database/log-months.ts'
import type { Vault } from '../encryption/vault.ts'
import { securityEvents } from './tables.ts'

/** For when a patient asks who was in their account. */
export interface SecurityEvent {
  readonly event:
    | 'sign in'
    | 'sign out'
    | 'reset asked'
    | 'password changed'
    | 'email proven'
    | 'proof'
    | 'passkey added'
    | 'passkey removed'
    | 'session ended'
    | 'email change asked'
    | 'email changed'
    | 'email change stopped'
    | 'copy asked'
    | 'erasure asked'
    | 'erasure called off'
    | 'upload refused'
  /** `unproven`: the right password of an unproven address. */
  readonly outcome: 'done' | 'failed' | 'unproven' | 'everywhere' | 'elsewhere' | 'no account' | 'infected'
  /** Null: there is no such account. */
  readonly accountId: string | null
  readonly network: string
}

/** In the transaction in which it happens, if there is one. */
export async function recordEvent(tx: Orm, vault: Vault, { network, ...event }: SecurityEvent): Promise<void> {
  await tx.insert(securityEvents).values({ ...event, networkDigest: vault.index(network, 'network') })
}

/** The table's trigger has the same figure. */
const eventDays = retention.securityEventYears * daysPerYear

/** The default partition: rows from before the table was partitioned, and rows whose month did not exist yet. */
const eraseUndivided: Statement = {
  name: 'erase_security_events',
  text: `
    delete from security_events where (id, at) in (
      select id, at from security_events where at < date_trunc('month', $1::timestamptz - interval '${eventDays} days', 'UTC')
      order by at ${portion}
    ) returning id`,
}

/** Erases months of events that ended long enough ago. Returns how many months and single events there were. */
export async function eraseOldEvents(database: Database, now: Instant): Promise<number> {
  const months = await dropMonths(database, 'security_events', new Date(now - eventDays * dayMs))
  return months + (await inBatches(database, eraseUndivided, now))
}
