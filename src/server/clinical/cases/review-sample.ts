import { inArray, sql } from 'drizzle-orm'
import { qualityWords } from '#content/cases/quality.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { lastWholeWeek, sampleSize } from '#domain/cases/quality.ts'
import type { Handler } from '../../identity/handler.ts'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { decisionReviews } from './tables.ts'

interface Drawn extends Record<string, unknown> {
  readonly id: string
  readonly case_id: string
  readonly kind: 'approve' | 'decline'
  readonly staff_id: string
  readonly decided_at: string
  readonly reference: string | null
}

const reviewOwner = (decisionId: string, staffId: string) => `decision/${decisionId}/review/${staffId}`

/** Random, but with the same sample for everyone at every request: the week is over and its decisions are final. */
async function drawnIn(orm: Orm, week: string, now: number): Promise<Drawn[]> {
  const startOf = (date: string) => new Date(instantAt({ date, time: '00:00' }))
  const { rows } = await orm.execute<Drawn>(sql`
    select d.id, d.case_id, d.kind, d.staff_id, d.decided_at, o.reference
    from case_decisions d join cases c on c.id = d.case_id left join orders o on o.id = c.order_id
    where d.decided_at >= ${startOf(week)} and d.decided_at < ${startOf(addDays(week, 7))}
      and d.undone_at is null and d.kind in ('approve', 'decline')
      and ${isNotRestricted(sql`coalesce(c.account_id, o.account_id)`, now)}
    order by md5(${week} || d.id::text) limit ${sampleSize}`)
  return rows
}

export const deskReviewSample =
  (services: Services): Handler<'desk_review_sample'> =>
  async ({ staff }) =>
    services.database.run(async (orm) => {
      const week = lastWholeWeek(services.now())
      const drawn = await drawnIn(orm, week, services.now())
      const ids = drawn.map(({ id }) => id)
      const reviews =
        ids.length === 0 ? [] : await orm.select().from(decisionReviews).where(inArray(decisionReviews.decisionId, ids))
      const names = await staffNames(services, orm, [
        ...drawn.map((one) => one.staff_id),
        ...reviews.map(({ staffId }) => staffId),
      ])
      const named = (id: string) => ({ id, name: names.get(id) ?? qualityWords.somebody })
      const readsNotes = staff.capabilities.has('see-record')
      return {
        week,
        decisions: drawn.map(({ id, case_id, kind, staff_id, decided_at, reference }) => ({
          id,
          caseId: case_id,
          reference,
          kind,
          by: named(staff_id),
          decidedAt: new Date(decided_at).toISOString(),
          isMine: staff_id === staff.id,
          reviews: reviews
            .filter(({ decisionId }) => decisionId === id)
            .map(({ staffId, verdict, note, at }) => ({
              by: named(staffId),
              verdict,
              note: readsNotes ? services.vault.open(note, reviewOwner(id, staffId)) || null : null,
              at: at.toISOString(),
            })),
        })),
      }
    })

export const deskReview =
  ({ database, vault, now }: Services): Handler<'desk_review'> =>
  async ({ body: { decisionId, verdict, note }, staff }) => {
    if (verdict === 'discuss' && note.trim() === '') throw new ApiError(422, qualityWords.needsNote)
    return database.run(async (orm) => {
      const found = (await drawnIn(orm, lastWholeWeek(now()), now())).find(({ id }) => id === decisionId)
      if (!found) throw new ApiError(404, qualityWords.notInSample)
      if (found.staff_id === staff.id) throw new ApiError(409, qualityWords.ownDecision)
      const said = {
        verdict,
        note: vault.seal(note.trim(), reviewOwner(decisionId, staff.id)),
        at: new Date(now()),
      }
      await orm
        .insert(decisionReviews)
        .values({ decisionId, staffId: staff.id, ...said })
        .onConflictDoUpdate({ target: [decisionReviews.decisionId, decisionReviews.staffId], set: said })
      return {}
    })
  }
