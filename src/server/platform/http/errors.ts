import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { sendEnvelope } from './envelope.ts'

/** Errors that Fastify raises before a handler runs, in our words. */
const wordsFor: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  413: 'This is more than we can accept at once.',
  415: 'Only JSON is accepted here.',
}

export function mapErrors(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = asRefusal(error, request)
    if (refusal.retryAfter !== null) reply.header('retry-after', refusal.retryAfter)
    return sendEnvelope(reply.headers(headers), { code: refusal.code, data: refusal.data, message: refusal.message })
  })
}

/** Any error as a refusal, in words for whoever asked. */
export function asRefusal(error: Error, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  const status = (error as FastifyError).statusCode ?? 500
  const words = wordsFor[status]
  if (words) return new ApiError(status, words)
  if (status >= 400 && status < 500) return new ApiError(400, wordsFor[400] as string)
  request.log.error({ err: error }, 'request failed')
  return new ApiError(500, 'Something went wrong on our side. Please try again.')
}
