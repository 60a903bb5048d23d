import { type SQL, sql } from 'drizzle-orm'
import { qualityWords } from '#content/cases/quality.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { workingMsBetween } from '#domain/calendar/working-time.ts'
import { byWeek, checkInsOnTime, type JudgedDecision, longestQualityDays, qualityOf } from '#domain/cases/quality.ts'
import { clinicClosures } from '../../../../appointments/clinic-closures.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { isNotRestricted } from '../../../../identity/restrictions/restricted.ts'
import { ApiError } from '../../../../platform/http/api-error.ts'
import type { Services } from '../../../../platform/services.ts'

interface Decided extends Record<string, unknown> {
  readonly kind: JudgedDecision['kind']
  readonly reason: string | null
  readonly at: string
  readonly ready_at: string | null
}

const startOf = (date: string) => new Date(instantAt({ date, time: '00:00' }))

export const deskQuality =
  ({ database, now }: Services): Handler<'desk_quality'> =>
  async ({ body: { from, to } }) => {
    if (to < from || addDays(from, longestQualityDays) < to) throw new ApiError(422, qualityWords.wrongPeriod)
    const [begins, ends] = [startOf(from), startOf(addDays(to, 1))]
    const isCounted = (accountId: SQL, orderId: SQL) =>
      isNotRestricted(sql`coalesce(${accountId}, (select o.account_id from orders o where o.id = ${orderId}))`, now())
    return database.run(async (orm) => {
      const own = await clinicClosures(orm)
      // Of a case that was ready more than once, the last time before the decision counts.
      const { rows } = await orm.execute<Decided>(sql`
        select d.kind, d.reason, d.decided_at as at, (
          select max(e.at) from case_events e
          where e.case_id = d.case_id and e.to_state = 'ready' and e.from_state is distinct from 'ready'
            and e.at <= d.decided_at
        ) as ready_at
        from case_decisions d join cases c on c.id = d.case_id
        where d.decided_at >= ${begins} and d.decided_at < ${ends}
          and d.undone_at is null and ${isCounted(sql`c.account_id`, sql`c.order_id`)}`)
      const { rows: raised } = await orm.execute<{ at: string }>(sql`
        select created_at as at from cases
        where kind = 'safeguarding' and created_at >= ${begins} and created_at < ${ends}
          and ${isCounted(sql`cases.account_id`, sql`cases.order_id`)}`)
      const decisions = rows.map(({ kind, reason, at, ready_at }): JudgedDecision => {
        const decidedAt = new Date(at).getTime()
        return {
          kind,
          reason,
          at: decidedAt,
          workedMs: ready_at === null ? null : workingMsBetween(new Date(ready_at).getTime(), decidedAt, own),
        }
      })
      const { rows: asked } = await orm.execute<{ opened_at: string; finished_at: string | null }>(sql`
        select opened_at, finished_at from check_ins
        where round = 1 and opened_at >= ${begins} and opened_at < ${ends}
          and ${isNotRestricted(sql`check_ins.account_id`, now())}`)
      const checkIns = asked.map(({ opened_at, finished_at }) => ({
        openedAt: new Date(opened_at).getTime(),
        finishedAt: finished_at === null ? null : new Date(finished_at).getTime(),
      }))
      const redFlagWeeks = byWeek(raised.map(({ at }) => new Date(at).getTime()))
      return {
        ...qualityOf(decisions),
        checkIns: checkInsOnTime(checkIns, now()),
        redFlags: raised.length,
        redFlagWeeks,
      }
    })
  }
