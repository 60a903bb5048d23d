import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { guestSessionCookie } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { newGuestSessionLimit } from '../../identity/guest-sessions/new-session-limit.ts'
import type { HandlerOf, RequestOf } from '../../identity/handler.ts'
import { sessionCookie } from '../../identity/sessions/session-cookie.ts'
import { deskCookie } from '../../identity/staff/desk-cookie.ts'
import { type StaffOf, staffOf } from '../../identity/staff/staff-of.ts'
import { requireCaller } from '../../identity/who-may-call.ts'
import { badRequest, unavailable } from '../../platform/http/api-error.ts'
import { sendEnvelope } from '../../platform/http/envelope.ts'
import { isTooDeep } from '../../platform/http/json-depth.ts'
import { refuseForeignOrigin } from '../../platform/http/origin.ts'
import { noUpload } from '../../platform/http/upload.ts'
import { limitPerAddress, networkOf } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'

/** However many statements a call needs, it is answered within two seconds. */
const answerWithinMs = 1_800

/**
 * Serves one call of the contract. What all calls have in common is here: refusals before anything is read, the limit
 * per address, validation, who may call, the guest session and the envelope. Errors are mapped in one place too
 * (errors.ts).
 */
export function route<C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handle: HandlerOf<C>,
  findStaff: StaffOf = staffOf(services),
): void {
  const { config, database } = services
  const countNewGuestSession = newGuestSessionLimit(services)
  const refuseWithoutRoom: onRequestHookHandler = (_request, _reply, done) =>
    done(database.hasCapacity ? undefined : unavailable())
  app.post(
    `${config.apiPrefix}/${call.name}`,
    {
      onRequest: [
        refuseForeignOrigin(config.publicOrigin),
        limitPerAddress(Math.ceil(call.perMinute * config.rateLimitScale)),
        refuseWithoutRoom,
      ],
      ...(call.withFiles === undefined ? {} : { config: { withFiles: call.withFiles } }),
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    },
    async (request, reply) => {
      if (isTooDeep(request.body)) throw badRequest([{ field: 'body', message: 'This is nested too deeply.' }])
      const body = call.body.safeParse(request.body)
      if (!body.success) throw badRequest(problemsOf(body.error))
      const network = networkOf(request.ip)
      const guestSession = guestSessionCookie(request, reply, config.isProduction, () => countNewGuestSession(network))
      const session = sessionCookie(request, reply, config.isProduction)
      const desk = deskCookie(request, reply, config.isProduction)
      const answer = async () => {
        const caller = await requireCaller(services, call, {
          guestSession,
          session,
          staff: () => findStaff(request),
          network,
        })
        const asked = { body: body.data, guestSession, session, desk, network, upload: request.upload ?? noUpload }
        return handle({ ...asked, ...caller } as RequestOf<C>)
      }
      const data = await inTime(answer(), call.answerWithinMs ?? answerWithinMs)
      return sendEnvelope(reply, { code: 200, data, message: 'OK' })
    },
  )
}

async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unavailable()), limitMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const problemsOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }))
