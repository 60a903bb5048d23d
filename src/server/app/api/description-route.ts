import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { bestEncoding, matchesEtag } from '../site/content-negotiation.ts'
import { openApi } from './openapi.ts'

/** A client reads it once and revalidates afterwards. */
const perMinute = 30

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** The highest takes a core for a second and a half, to save six hundredths of the bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Publishes the description of the API. It has over a megabyte, so it is written and compressed once, for the first client
 * that asks: starting is not delayed, and every later request costs no more than sending the bytes.
 */
export function descriptionRoute(app: FastifyInstance, services: Services): void {
  const { config } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  let making: ReturnType<typeof describe> | undefined
  app.get(`${config.apiPrefix}/openapi.json`, { onRequest: [limit] }, async (request, reply) => {
    making ??= describe(services)
    const forms = await making
    const encoding = bestEncoding(request.headers['accept-encoding'], forms)
    const { body, etag } = forms[encoding]
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

async function describe(services: Services) {
  const identity = Buffer.from(JSON.stringify(await openApi(services)))
  const [br, zipped] = await Promise.all([compress.br(identity, brotliOptions), compress.gzip(identity)])
  return { identity: tagged(identity), br: tagged(br), gzip: tagged(zipped) }
}

/** A strong tag identifies exact bytes, so each encoding has its own. */
const tagged = (body: Buffer) => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})
