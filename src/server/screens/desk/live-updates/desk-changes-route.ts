import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocked } from '#domain/identity/staff/desk-session.ts'
import { deskCookieName } from '../../../identity/staff/desk-cookie.ts'
import { findDeskSession } from '../../../identity/staff/desk-sessions.ts'
import { hashOf, isToken } from '../../../platform/encryption/token.ts'
import { ApiError, pleaseSignIn } from '../../../platform/http/api-error.ts'
import { refuseForeignOrigin } from '../../../platform/http/origin.ts'
import { limitPerAddress } from '../../../platform/limits/address-limit.ts'
import { type Change, changesRange, changesSince, recentChanges } from '../../../platform/live-updates/changes.ts'
import { createDeskFeed } from '../../../platform/live-updates/feed.ts'
import type { Services } from '../../../platform/services.ts'

const beatEveryMs = 10_000
const perMinute = 120
/** A disconnected browser reconnects after this. */
const retryMs = 2_000
/** Per process: streams of one session, of one member of staff in all sessions, and in total. One for each tab. */
const mostOpen = { session: 10, staff: 20, all: 1_000 }
/** In bytes: a client that does not read is disconnected, and reconnects. */
const mostUnread = 256 * 1024

const beat = 'event: beat\ndata:\n\n'
const reset = 'event: reset\ndata:\n\n'

/** The owner of a stream. */
interface Listener {
  readonly session: string
  readonly staffId: string
}

/** The kind and id, and nothing else: the screen requests the rest with its own session. */
const eventOf = ({ id, kind, subject }: Change) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ kind, id: subject })}\n\n`

/** Sends updates to desks, for as long as they are signed in and not locked. */
export function deskChangesRoute(app: FastifyInstance, services: Services): void {
  const { config, database, now } = services
  const feed = createDeskFeed(services)
  const open = new Map<PassThrough, Listener>()
  app.addHook('preClose', async () => {
    feed.close()
    for (const stream of open.keys()) stream.end()
  })

  /** Listening is no activity: unlike every call this does not keep a desk from being locked. */
  async function requireDesk(request: FastifyRequest): Promise<Listener> {
    const token = request.cookies[deskCookieName(config.isProduction)]
    const session = isToken(token) ? hashOf(token) : null
    const found = session && (await findDeskSession(database, session, now()))
    if (!found || (found.isDemo && !config.isDemo)) throw pleaseSignIn()
    const times = { lastSeenAt: found.lastSeenAt.getTime(), lockedAt: found.lockedAt?.getTime() ?? null }
    if (isLocked(times, now())) throw new ApiError(423, 'The desk is locked. Unlock it to go on.', { reason: 'locked' })
    return { session: session.toString('hex'), staffId: found.id }
  }

  /** No single browser or person may use up all streams. */
  function refuseTooMany({ session, staffId }: Listener): void {
    const others = [...open.values()]
    const ofSession = others.filter((other) => other.session === session).length
    const ofStaff = others.filter((other) => other.staffId === staffId).length
    if (ofSession >= mostOpen.session || ofStaff >= mostOpen.staff)
      throw new ApiError(429, 'The desk is open in too many tabs. Close some of them for live updates here.', null, 5)
    if (open.size >= mostOpen.all) throw new ApiError(503, 'Too many screens are open. Please try again soon.', null, 5)
  }

  /**
   * Updates a disconnected screen has missed. Some may have been sent before; if they are erased already, it reloads
   * everything. A new screen gets the changes since it began to load, and an id to reconnect with.
   */
  async function missedSince(lastHeard: string | undefined): Promise<string> {
    if (lastHeard === undefined || !/^\d{1,15}$/.test(lastHeard)) {
      const { newest } = await changesRange(database)
      return `id: ${newest}\n${beat}${(await recentChanges(database)).map(eventOf).join('')}`
    }
    const last = Number(lastHeard)
    const { oldest, newest, settled } = await changesRange(database)
    if (last > newest || last < oldest - 1) return reset
    return (await changesSince(database, Math.min(last, settled))).map(eventOf).join('')
  }

  app.get(
    `${config.apiPrefix}/desk_changes`,
    {
      exposeHeadRoute: false,
      onRequest: [
        refuseForeignOrigin(config.publicOrigin),
        limitPerAddress(Math.ceil(perMinute * config.rateLimitScale)),
      ],
    },
    async (request, reply) => {
      const listener = await requireDesk(request)
      refuseTooMany(listener)
      const stream = new PassThrough()
      open.set(stream, listener)
      /**
       * Only while the session is valid. When that cannot be checked, a heartbeat is skipped, but a change must not be
       * lost: the stream ends, and the screen reconnects for what it missed.
       */
      const say = (text: string, mayBeLeftOut: boolean) =>
        void requireDesk(request).then(
          () => {
            if (stream.writableLength > mostUnread) stream.end()
            else if (stream.writable) stream.write(text)
          },
          (problem) => {
            const isRefused = problem instanceof ApiError && problem.code !== 503
            if (isRefused || !mayBeLeftOut) stream.end()
          },
        )
      const beating = setInterval(() => feed.isLive && say(beat, true), beatEveryMs)
      const listening = feed.listen((changes) => say(changes.map(eventOf).join(''), false))
      // A client that leaves, even during set-up, leaves nothing behind.
      reply.raw.once('close', () => {
        clearInterval(beating)
        listening.then(
          (silence) => silence(),
          () => undefined,
        )
        open.delete(stream)
        stream.destroy()
      })
      await listening
      const missed = await missedSince(request.headers['last-event-id'] as string | undefined)
      stream.write(`retry: ${retryMs}\n${beat}${missed}`)
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        .send(stream)
    },
  )
}
