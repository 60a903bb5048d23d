import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { Envelope } from '#contract/envelope.ts'
import { limitPerAddress } from './address-limit.ts'
import { refuseForeignOrigin } from './origin.ts'
import { badRequest, unavailable } from './refusal.ts'
import type { Services } from './services.ts'
import { type VisitCookie, visitCookie } from './visits/visit-cookie.ts'

/** However many statements a call needs, a person hears within two seconds. */
const answerWithinMs = 1_800

export type Handler<C extends Call> = (request: {
  readonly body: z.output<C['body']>
  readonly visit: VisitCookie
}) => Promise<z.output<C['reply']>>

/**
 * Serves one call of the contract. Everything calls have in common is here: what can be refused before anything is
 * read, the limit per address, validation, the visit and the envelope. Errors are mapped in one place too (errors.ts).
 */
export function route<C extends Call>(app: FastifyInstance, services: Services, call: C, handle: Handler<C>): void {
  const { config, database } = services
  const refuseWithoutRoom = async () => {
    if (!database.hasRoom) throw unavailable()
  }
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
      const body = call.body.safeParse(request.body)
      if (!body.success) throw badRequest(problemsOf(body.error))
      const visit = visitCookie(request, reply, config.isProduction)
      const data = await inTime(handle({ body: body.data as z.output<C['body']>, visit }))
      return sendEnvelope(reply, { code: 200, data, message: 'OK' })
    },
  )
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unavailable()), answerWithinMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function sendEnvelope(reply: FastifyReply, envelope: Envelope<unknown>): FastifyReply {
  return reply.code(envelope.code).header('cache-control', 'no-store').send(envelope)
}

const problemsOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }))
