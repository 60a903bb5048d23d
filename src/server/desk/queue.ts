import { concernRow } from '#content/desk/concern.ts'
import type { CaseRow } from '#contract/desk/case-row.ts'
import type { Handler } from '../calls/route.ts'
import { openFacts } from '../cases/facts.ts'
import { houseHolidays } from '../cases/house-holidays.ts'
import { type QueuedCase, queueCounts, queuePage } from '../cases/queue.ts'
import type { Services } from '../services.ts'
import { staffNames } from '../staff/staff-names.ts'
import { whyConcerned } from './safeguarding/why-concerned.ts'
import { shownClock } from './shown-clock.ts'
import { shownRisk } from './shown-risk.ts'

/** Queue rows show no name and are not reads of a record. */
export const deskQueue =
  (services: Services): Handler<'desk_queue'> =>
  async ({ body: { list, medicine = null, after = null }, staff }) => {
    const { database } = services
    const now = services.now()
    const [{ rows, next }, counts, holidays] = await Promise.all([
      queuePage(database, { list, staffId: staff.id, now, medicine, after }),
      queueCounts(database, staff.id, now),
      database.run(houseHolidays),
    ])
    // Whoever only helps with orders learns nothing of anybody's health, by a row as little as by a record.
    const seesRecord = staff.capabilities.has('see-record')
    const holders = rows.flatMap(({ claimedBy }) => claimedBy ?? [])
    const [names, concerned] = await database.run(async (orm) => [
      await staffNames(services, orm, holders),
      await whyConcerned(services, orm, rows),
    ])
    const shown = (row: QueuedCase): CaseRow => {
      const facts = openFacts(services.vault, row)
      const { claimedBy, claimUntil } = row
      const isHeld = claimedBy !== null && claimUntil !== null && claimUntil.getTime() > now
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        risk: seesRecord ? shownRisk(row.risk) : null,
        reference: row.reference,
        person:
          row.kind !== 'safeguarding' && facts
            ? { sex: facts.sex, age: facts.age, isVerified: facts.isVerified }
            : null,
        medicine: facts?.medicine ?? row.item,
        wish: row.kind === 'safeguarding' ? concernRow.wish : seesRecord ? (facts?.wish ?? null) : null,
        why: seesRecord ? (concerned.get(row.id) ?? facts?.why ?? ['Its answers have not been read yet.']) : null,
        clock: shownClock(row, now, holidays),
        with: isHeld
          ? {
              id: claimedBy,
              name: names.get(claimedBy) ?? 'Somebody',
              until: claimUntil.toISOString(),
              isMe: claimedBy === staff.id,
            }
          : null,
        awaitsSignature: row.awaitsSignature,
      }
    }
    return { rows: rows.map(shown), next, counts, at: new Date(now).toISOString() }
  }
