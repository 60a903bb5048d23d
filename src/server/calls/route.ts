import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { sendEnvelope } from '../http/envelope.ts'
import { isTooDeep } from '../http/json-depth.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import { badRequest, unavailable } from '../http/refusal.ts'
import { noUpload, type Upload } from '../http/upload.ts'
import { limitPerAddress, networkOf } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { type SessionCookie, sessionCookie } from '../sessions/session-cookie.ts'
import { type DeskCookie, deskCookie } from '../staff/desk-cookie.ts'
import { type StaffOf, staffOf } from '../staff/staff-of.ts'
import { newVisitLimit } from '../visits/new-visit-limit.ts'
import { type VisitCookie, visitCookie } from '../visits/visit-cookie.ts'
import { type CallerOf, requireCaller } from './who-may-call.ts'

/** However many statements a call needs, a person hears within two seconds. */
const answerWithinMs = 1_800

interface Asked<C extends Call> {
  readonly body: z.output<C['body']>
  readonly visit: VisitCookie
  readonly session: SessionCookie
  /** Of whoever works here. */
  readonly desk: DeskCookie
  /** The network it came from, for limits only. */
  readonly network: string
  /** What follows the body, for a call that takes files. */
  readonly upload: Upload
}

type RequestOf<C extends Call> = Asked<C> & CallerOf<C['auth']>
type HandlerOf<C extends Call> = (request: RequestOf<C>) => Promise<z.output<C['reply']>>

/** What the handler of a call is given, by the call's name. */
export type CallRequest<Name extends CallName = CallName> = RequestOf<Calls[Name]>
export type Handler<Name extends CallName> = HandlerOf<Calls[Name]>

/**
 * Serves one call of the contract. Everything calls have in common is here: what can be refused before anything is
 * read, the limit per address, validation, who may call, the visit and the envelope. Errors are mapped in one place too
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
      ...(call.withFiles === undefined ? {} : { config: { withFiles: call.withFiles } }),
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    },
    async (request, reply) => {
      if (isTooDeep(request.body)) throw badRequest([{ field: 'body', message: 'This is nested too deeply.' }])
      const body = call.body.safeParse(request.body)
      if (!body.success) throw badRequest(problemsOf(body.error))
      const network = networkOf(request.ip)
      const visit = visitCookie(request, reply, config.isProduction, () => countNewVisit(network))
      const session = sessionCookie(request, reply, config.isProduction)
      const desk = deskCookie(request, reply, config.isProduction)
      const answer = async () => {
        const caller = await requireCaller(services, call, { visit, session, staff: () => findStaff(request), network })
        const asked = { body: body.data, visit, session, desk, network, upload: request.upload ?? noUpload }
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
