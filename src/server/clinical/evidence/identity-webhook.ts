import type { FastifyInstance } from 'fastify'
import { IdentityUnreachable } from '../../platform/gateways/identity/identity.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendEnvelope } from '../../platform/http/envelope.ts'
import type { Services } from '../../platform/services.ts'
import { settleIdentity } from './settle-identity.ts'

const bodyLimit = 256 * 1_024

const unsigned = () => new ApiError(400, 'This is not an event that the provider of identity checks signed just now.')
const later = () =>
  new ApiError(503, 'The provider of identity checks could not be asked. Please send this again.', null, 30)

/**
 * Webhook of an identity check. Only its signature is trusted: the check is read again, however late or often the news
 * comes.
 */
export function identityWebhook(app: FastifyInstance, services: Services): void {
  const { config, identity } = services
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(`${config.apiPrefix}/identity_webhook`, { bodyLimit }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw unsigned()
      const event = await identity.readEvent(request.body, signature)
      if (!event) throw unsigned()
      if (event.sessionId !== null) {
        await settleIdentity(services, event.sessionId).catch((error: unknown) => {
          throw error instanceof IdentityUnreachable ? later() : error
        })
      }
      return sendEnvelope(reply, { code: 200, data: null, message: 'OK' })
    })
  })
}
