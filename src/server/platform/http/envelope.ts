import type { FastifyReply } from 'fastify'
import type { Envelope } from '#contract/envelope.ts'

export function sendEnvelope(reply: FastifyReply, envelope: Envelope<unknown>): FastifyReply {
  return reply.code(envelope.code).header('cache-control', 'no-store').send(envelope)
}
