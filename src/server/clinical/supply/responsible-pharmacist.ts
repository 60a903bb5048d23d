import { randomUUID } from 'node:crypto'
import { and, asc, desc, gte, lt, sql } from 'drizzle-orm'
import { responsibleWords as words } from '#content/supply/responsible-pharmacist.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import {
  awayMinutesOn,
  mayBeResponsible,
  movesFor,
  type Responsible,
  responsibleAfter,
} from '#domain/supply/responsible-pharmacist.ts'
import type { Handler } from '../../identity/handler.ts'
import { advisoryLocks } from '../../platform/database/advisory-locks.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { pharmacistEntries as table } from './tables.ts'

type Entry = typeof table.$inferSelect

/** As they were registered then: the record outlives a colleague's account. */
interface Who {
  readonly name: string
  readonly number: string
}

const whoOwner = (id: string) => `pharmacist entry/${id}`
const openWho = (vault: Vault, { id, who }: Entry): Who => JSON.parse(vault.open(who, whoOwner(id)))
const plain = ({ staffId, what, at }: Entry) => ({ staffId, what, at: at.getTime() })

/** Enough to know who is responsible and since when: everything from the last beginning on. */
async function sinceLastBegan(tx: Orm): Promise<Entry[]> {
  const newest = await tx.select().from(table).orderBy(desc(table.number)).limit(50)
  const began = newest.findIndex(({ what }) => what === 'began')
  return newest.slice(0, began + 1).toReversed()
}

/** Of a London day, with what was under way when it began. */
async function entriesFor(tx: Orm, date: string): Promise<{ before: Entry[]; ofDay: Entry[] }> {
  const [from, to] = [date, addDays(date, 1)].map((day) => new Date(instantAt({ date: day, time: '00:00' }))) as [
    Date,
    Date,
  ]
  const before = await tx.select().from(table).where(lt(table.at, from)).orderBy(desc(table.number)).limit(1)
  const ofDay = await tx
    .select()
    .from(table)
    .where(and(gte(table.at, from), lt(table.at, to)))
    .orderBy(asc(table.number))
  return { before, ofDay }
}

export const deskResponsible =
  (services: Services): Handler<'desk_responsible'> =>
  ({ body, staff }) =>
    services.database.transaction(async (tx) => {
      const { vault } = services
      const now = services.now()
      const today = londonTimeAt(now).date
      const on = body.on ?? today
      const last = await sinceLastBegan(tx)
      const responsible = responsibleAfter(last.map(plain))
      const ofToday = await entriesFor(tx, today)
      const { ofDay } = on === today ? ofToday : await entriesFor(tx, on)
      const isAble = staff.capabilities.has('check-approvals') && mayBeResponsible(staff.registration)
      return {
        now: responsible && last[0] ? shown(responsible, openWho(vault, last[0])) : null,
        awayTodayMinutes: awayMinutesOn(today, [...ofToday.before, ...ofToday.ofDay].map(plain), now),
        on,
        entries: ofDay.map((entry) => ({ at: entry.at.toISOString(), what: entry.what, ...openWho(vault, entry) })),
        may: isAble ? [...movesFor(staff.id, responsible)] : [],
      }
    })

const shown = ({ staffId, since, awaySince }: Responsible, who: Who) => ({
  staffId,
  ...who,
  since: new Date(since).toISOString(),
  awaySince: awaySince === null ? null : new Date(awaySince).toISOString(),
})

/** One entry at a time: of two who take over at once the second is told. */
export const deskEnterResponsible =
  (services: Services): Handler<'desk_enter_responsible'> =>
  ({ body: { what, seen }, staff }) =>
    services.database.transaction(async (tx) => {
      const { registration } = staff
      if (!registration || !mayBeResponsible(registration)) throw new ApiError(403, words.notPharmacist)
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.pharmacistRecord}::bigint)`)
      const last = await sinceLastBegan(tx)
      const responsible = responsibleAfter(last.map(plain))
      if ((responsible?.staffId ?? null) !== seen || !movesFor(staff.id, responsible).includes(what))
        throw new ApiError(409, words.meanwhile)
      const at = new Date(services.now())
      const [began] = last
      if (what === 'began' && responsible && began)
        await enter(services, tx, { staffId: responsible.staffId, what: 'ended', at }, openWho(services.vault, began))
      await enter(services, tx, { staffId: staff.id, what, at }, { name: staff.name, number: registration.number })
      return {}
    })

async function enter(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  entry: Pick<Entry, 'staffId' | 'what' | 'at'>,
  who: Who,
): Promise<void> {
  const id = randomUUID()
  await tx.insert(table).values({ id, ...entry, who: vault.seal(JSON.stringify(who), whoOwner(id)) })
}
