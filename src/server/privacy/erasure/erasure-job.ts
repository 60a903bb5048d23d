import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Statement } from '../../platform/database/database.ts'
import { deleteEndedMessages } from '../../platform/outbox/message-rows.ts'
import { messages } from '../../platform/outbox/tables.ts'
import type { Services } from '../../platform/services.ts'
import { leaseMs } from '../leases.ts'
import { erasures } from '../tables.ts'
import { type Erasure, eraseAccount } from './erase-account.ts'

/** When a waiting erasure is checked again. */
const againMs = 10 * minuteMs

const take: Statement = {
  name: 'lease_erasure',
  text: `
    update erasures set leased_until = $2 where id = (
      select id from erasures
      where called_off_at is null and (leased_until is null or leased_until <= $1)
        and ((erased_at is null and due_at <= $1) or again_on <= $3::date)
      order by due_at limit 1 for no key update skip locked
    ) returning id`,
}

async function next({ database, now }: Services): Promise<Erasure | null> {
  const [at, until] = [new Date(now()), new Date(now() + leaseMs)]
  const [taken] = await database.query<{ id: string }>(take, [at, until, londonTimeAt(now()).date])
  if (!taken) return null
  const [found] = await database.run((orm) => orm.select().from(erasures).where(eq(erasures.id, taken.id)))
  return found ?? null
}

/** Carries out every due erasure. Any number of processes share them. */
export async function erasureJob(services: Services): Promise<void> {
  const { database, log, metrics, now } = services
  for (let erasure = await next(services); erasure !== null; erasure = await next(services)) {
    const { id } = erasure
    try {
      await eraseAccount(services, erasure)
    } catch (error) {
      // A failed one does not block others.
      log.error({ err: error, erasure: id }, 'an erasure failed and continues at the next run')
      metrics.rowFailed('people are erased')
    }
    // An unfinished one is not taken again in this run.
    const later = new Date(now() + againMs)
    const isUnfinished = sql`${erasures.id} = ${id} and (${erasures.erasedAt} is null or ${erasures.isAtWork})`
    await database.run((orm) => orm.update(erasures).set({ leasedUntil: later }).where(isUnfinished))
  }
  await eraseLastMessages(services)
}

/** The last email holds the last trace of the address. It is erased as soon as it is sent or abandoned. */
async function eraseLastMessages({ database }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    const waiting = tx.select({ id: erasures.lastMessage }).from(erasures).where(isNotNull(erasures.lastMessage))
    await deleteEndedMessages(tx, waiting)
    const isGone = sql`not exists (select 1 from ${messages} where ${messages.id} = ${erasures.lastMessage})`
    await tx
      .update(erasures)
      .set({ lastMessage: null })
      .where(and(isNotNull(erasures.lastMessage), isGone))
  })
}
