import { and, asc, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { feedText } from '#domain/appointments/feed-text.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Handler } from '../../identity/handler.ts'
import { addressFor } from '../../platform/config/config.ts'
import { hashOf, isToken, newToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { lockClinician } from '../desk/whose-day.ts'
import { appointments, calendarFeeds } from '../tables.ts'

const perMinute = 60
const pastDays = 14

export const deskCalendarFeed =
  ({ database, config, now }: Services): Handler<'desk_calendar_feed'> =>
  ({ body: { clinician: asked, wanted }, staff }) =>
    database.transaction(async (tx) => {
      const { id: clinicianId } = await lockClinician(tx, staff, asked)
      await tx.delete(calendarFeeds).where(eq(calendarFeeds.clinicianId, clinicianId))
      if (wanted === 'none') return { address: null }
      const token = newToken()
      await tx.insert(calendarFeeds).values({ clinicianId, tokenHash: hashOf(token), createdAt: new Date(now()) })
      return { address: addressFor(config, `${config.apiPrefix}/calendar.ics?key=${token}`) }
    })

const query = z.object({ key: z.string() })
const gone = () => new ApiError(404, 'There is no such calendar.')

/** The calendar feed of a clinician: when they are booked, without patient or reason. */
export function calendarFeed(app: FastifyInstance, { config, database, now }: Services): void {
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/calendar.ics`, { onRequest: [limit] }, async (request, reply) => {
    const asked = query.safeParse(request.query)
    if (!asked.success || !isToken(asked.data.key)) throw gone()
    const tokenHash = hashOf(asked.data.key)
    const booked = await database.run(async (orm) => {
      const [feed] = await orm.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash))
      if (!feed) throw gone()
      return orm
        .select({
          id: appointments.episodeId,
          sequence: appointments.sequence,
          startsAt: appointments.startsAt,
          minutes: appointments.minutes,
        })
        .from(appointments)
        .where(
          and(
            eq(appointments.clinicianId, feed.clinicianId),
            eq(appointments.state, 'booked'),
            gt(appointments.startsAt, new Date(now() - pastDays * dayMs)),
          ),
        )
        .orderBy(asc(appointments.startsAt))
    })
    const text = feedText(
      booked.map(({ startsAt, ...one }) => ({ ...one, start: startsAt.getTime() })),
      now(),
    )
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(text)
  })
}
