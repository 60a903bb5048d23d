import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { mapErrors } from '../platform/http/errors.ts'
import { refuseForeignHost } from '../platform/http/origin.ts'
import { requestIds } from '../platform/http/request-id.ts'
import { dropSlowBodies } from '../platform/http/slow-bodies.ts'
import { metricsRoute } from '../platform/metrics/metrics-route.ts'
import type { Services } from '../platform/services.ts'
import { carriesFiles } from './api/files-after-json.ts'
import { serveCalls } from './api/serve-calls.ts'
import type { SiteFile } from './site/files.ts'
import { securityHeaders } from './site/security-headers.ts'
import { sendNotFound, serveSite } from './site/serve-site.ts'

const bodyLimit = 64 * 1024
/** A request must arrive within the first time; one with files within the second. */
const requestWithinMs = 30_000
const filesWithinMs = 600_000

export async function createApp(services: Services, site: ReadonlyMap<string, SiteFile>): Promise<FastifyInstance> {
  const { config, log } = services
  const headers = await securityHeaders(config.isProduction, config.hasHstsSubdomains)
  const app = Fastify({
    bodyLimit,
    trustProxy: config.trustedProxies > 0 && ((_, hop) => hop < config.trustedProxies),
    loggerInstance: log as FastifyBaseLogger,
    // One log line per call is enough.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustedProxies > 0),
    requestTimeout: filesWithinMs,
    forceCloseConnections: 'idle',
    // While closing, existing connections are still served, within our time limit.
    return503OnClosing: false,
    // An undecodable address is a 404.
    frameworkErrors: (_, request, reply) => void sendNotFound(request, reply.headers(headers), site),
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.server.headersTimeout = requestWithinMs
  mapErrors(app, headers)
  // Files are waited for where they are read; the JSON before them is not.
  dropSlowBodies(app, requestWithinMs, carriesFiles)
  app.removeContentTypeParser('text/plain')

  // For calls only: pages are served from memory, and operators do not need their figures.
  app.setChildLoggerFactory((logger) => logger)
  await app.register(async (calls) => {
    calls.setChildLoggerFactory((logger, bindings, options) => logger.child(bindings, options))
    calls.addHook('onRequest', (_, reply, done) => {
      reply.headers(headers)
      done()
    })
    if (config.isDemo) calls.addHook('onRequest', refuseForeignHost(config.demoHosts))
    calls.addHook('onResponse', (request, reply, done) => {
      request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
      services.metrics.answered(callOf(request), reply.statusCode, reply.elapsedTime / 1_000)
      done()
    })
    calls.addHook('onClose', async () => {
      await services.cards.close()
      await services.identity.close()
    })
    await calls.register(cookie)
    serveCalls(calls, services)
    metricsRoute(calls, services)
  })

  // Fastify's own reply would log the address, parameters included.
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site))
  const isOpen = (address: string) => config.isDemo || !address.startsWith('/dev/')
  serveSite(app, site, { isOpen, door: services.door })
  return app
}

/** The route pattern, never the address: one value per route. */
const callOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url?.split('/').at(-1) ?? 'none'
