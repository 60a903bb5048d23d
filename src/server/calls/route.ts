import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { sendEnvelope } from '../http/envelope.ts'
import { isTooDeep } from '../http/json-depth.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import { badRequest, unavailable } from '../http/refusal.ts'
import { noUpload, type Upload } from '../http/upload.ts'
import { limitPerAddress, networkOf } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { type SessionCookie, sessionCookie } from '../sessions/session-cookie.ts'
import { type VisitCookie, visitCookie } from '../visits/visit-cookie.ts'
import { newVisitLimit } from '../visits/visit-limits.ts'

/** However many statements a call needs, a person hears within two seconds. */
const answerWithinMs = 1_800

export interface CallRequest<C extends Call = Call> {
  readonly body: z.output<C['body']>
  readonly visit: VisitCookie
  readonly session: SessionCookie
  /** The network it came from, for limits only. */
  readonly network: string
  /** What follows the body, for a call that takes files. */
  readonly upload: Upload
}

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload
  }
}

export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<z.output<C['reply']>>

/**
 * Serves one call of the contract. Everything calls have in common is here: what can be refused before anything is
 * read, the limit per address, validation, the visit and the envelope. Errors are mapped in one place too (errors.ts).
 */
export function route<C extends Call>(app: FastifyInstance, services: Services, call: C, handle: Handler<C>): void {
  const { config, database } = services
  const countNewVisit = newVisitLimit(services)
  const refuseWithoutRoom: onRequestHookHandler = (_request, _reply, done) =>
    done(database.hasRoom ? undefined : unavailable())
  app.post(
    `${config.apiPrefix}/${call.name}`,
    {
      onRequest: [
        refuseForeignOrigin(config.publicOrigin),
        limitPerAddress(Math.ceil(call.perMinute * config.rateLimitScale)),
        refuseWithoutRoom,
      ],
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    },
    async (request, reply) => {
      if (isTooDeep(request.body)) throw badRequest([{ field: 'body', message: 'This is nested too deeply.' }])
      const body = call.body.safeParse(request.body)
      if (!body.success) throw badRequest(problemsOf(body.error))
      const network = networkOf(request.ip)
      const visit = visitCookie(request, reply, config.isProduction, () => countNewVisit(network))
      const session = sessionCookie(request, reply, config.isProduction)
      const given = {
        body: body.data as z.output<C['body']>,
        visit,
        session,
        network,
        upload: request.upload ?? noUpload,
      }
      const data = await inTime(handle(given), call.answerWithinMs ?? answerWithinMs)
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
