import { blockerWords } from '#content/cases/blockers.ts'
import { concernRow } from '#content/safeguarding/desk-safeguarding.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { type QueuedCase, queueCounts, queuePage } from '../../../clinical/cases/queue.ts'
import { openFacts } from '../../../clinical/cases/queue-facts.ts'
import type { Handler } from '../../../identity/handler.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Services } from '../../../platform/services.ts'
import { whyConcerned } from '../safeguarding/why-concerned.ts'
import { clockView } from './clock-view.ts'
import { riskView } from './risk-view.ts'

/** Queue rows show no name and are not reads of a record. */
export const deskQueue =
  (services: Services): Handler<'desk_queue'> =>
  async ({ body: { list, medicine = null, sort, after = null }, staff }) => {
    const { database } = services
    const now = services.now()
    // Staff who only help with orders see no health data: in a row as little as in a record or a filter.
    const seesRecord = staff.capabilities.has('see-record')
    const [{ rows: found, next }, counts, holidays] = await Promise.all([
      queuePage(database, { list, staffId: staff.id, now, medicine: seesRecord ? medicine : null, sort, after }),
      queueCounts(database, staff.id, now),
      database.run(clinicClosures),
    ])
    const rows = found.filter(({ kind }) => seesRecord || kind === 'order')
    const holders = rows.flatMap(({ claimedBy }) => claimedBy ?? [])
    const [names, concerned] = await database.run(async (orm) => [
      await staffNames(services, orm, holders),
      await whyConcerned(services, orm, rows),
    ])
    const wishOf = ({ kind }: QueuedCase, wish: string | null) =>
      seesRecord ? (kind === 'safeguarding' ? concernRow.wish : wish) : null
    const shown = (row: QueuedCase): CaseRow => {
      const facts = openFacts(services.vault, row)
      const { claimedBy, claimUntil } = row
      const isHeld = claimedBy !== null && claimUntil !== null && claimUntil.getTime() > now
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        risk: seesRecord ? (facts?.risk ?? riskView(row.risk)) : null,
        reference: row.reference,
        person:
          seesRecord && row.kind !== 'safeguarding' && facts
            ? { sex: facts.sex, age: facts.age, isVerified: facts.isVerified }
            : null,
        medicine: seesRecord ? (facts?.medicine ?? row.item) : null,
        wish: wishOf(row, facts?.wish ?? null),
        why: seesRecord ? (concerned.get(row.id) ?? facts?.why ?? [blockerWords.unread]) : null,
        waitsFor: seesRecord ? (facts?.waitsFor ?? []) : [],
        isReturned: row.isReturned,
        hasNewMessage: seesRecord && row.hasNewMessage,
        clock: clockView(row, now, holidays),
        with: isHeld
          ? {
              id: claimedBy,
              name: names.get(claimedBy) ?? 'A colleague',
              until: claimUntil.toISOString(),
              isMe: claimedBy === staff.id,
            }
          : null,
        awaitsSignature: row.awaitsSignature,
      }
    }
    return { rows: rows.map(shown), next, counts, at: new Date(now).toISOString() }
  }
