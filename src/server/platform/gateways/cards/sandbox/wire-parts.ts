import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cardProblems } from '#content/notifications/card-problems.ts'
import { errorReply, type Reply } from './replies.ts'
import { type CardProblem, type ReadCard, readCard } from './test-cards.ts'

export type Asked = FastifyRequest<{ Params: { id: string } }>

export const send = (reply: FastifyReply, { status, body }: Reply) => reply.code(status).send(body)

export const missing = errorReply(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: cardProblems.resource_missing,
})
export const bad = (code: string) =>
  errorReply(400, { type: 'invalid_request_error', code, message: 'This cannot be done.' })

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** A card as typed. */
export function typedCard(form: URLSearchParams): ReadCard | CardProblem {
  const field = (name: string) => form.get(`payment_method_data[card][${name}]`) ?? ''
  return readCard(
    { number: field('number'), expMonth: field('exp_month'), expYear: field('exp_year'), cvc: field('cvc') },
    new Date(),
  )
}

export const answerIn = (form: URLSearchParams) => ({
  id: form.get('challenge') ?? '',
  isApproved: form.get('approve') === 'true',
})

export function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
