import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import type { LetterPostList } from '#domain/letters/letter-status.ts'
import { letterSendings, letters } from '../../../clinical/letters/tables.ts'
import { pens, prescriptions } from '../../../clinical/supply/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

const mostShown = 100
/** Posted letters are found by those who ask where they are. */
const shownDays = 30

/** `sendingState` in SQL, for a list. */
export const isLetterToPost = and(
  eq(letterSendings.how, 'post'),
  isNull(letterSendings.sentAt),
  isNull(letterSendings.calledOffAt),
  or(
    isNull(letters.decisionId),
    sql`exists (
      select 1 from ${pens} join ${prescriptions} on ${prescriptions.id} = ${pens.prescriptionId}
      where ${prescriptions.decisionId} = ${letters.decisionId})`,
  ),
)

/** By number alone: the patient is shown when one is opened, which is logged. */
export const deskLetterPosts =
  ({ database, now }: Services): Handler<'desk_letter_posts'> =>
  ({ body: { list } }) =>
    database.run(async (orm) => {
      const since = new Date(now() - shownDays * dayMs)
      const lists: Readonly<Record<LetterPostList, SQL | undefined>> = {
        'letters to post': isLetterToPost,
        'letters posted': and(
          eq(letterSendings.how, 'post'),
          isNotNull(letterSendings.sentAt),
          gte(letterSendings.sentAt, since),
        ),
      }
      const rows = await orm
        .select({ sending: letterSendings, number: letters.number })
        .from(letterSendings)
        .innerJoin(letters, eq(letters.id, letterSendings.letterId))
        .where(lists[list])
        .orderBy(...(list === 'letters posted' ? [desc(letterSendings.sentAt)] : [asc(letterSendings.dueAt)]))
        .limit(mostShown)
      const counted = async (name: LetterPostList) => {
        const [row] = await orm
          .select({ found: count() })
          .from(letterSendings)
          .innerJoin(letters, eq(letters.id, letterSendings.letterId))
          .where(lists[name])
        return row?.found ?? 0
      }
      return {
        counts: {
          'letters to post': await counted('letters to post'),
          'letters posted': await counted('letters posted'),
        },
        rows: rows.map(({ sending: { id, dueAt, sentAt, askedAt }, number }) => ({
          id,
          number,
          dueAt: dueAt.toISOString(),
          since: (sentAt ?? askedAt).toISOString(),
          isLate: sentAt === null && dueAt.getTime() < now(),
        })),
      }
    })
