import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { contactUs } from '#contract/contact.ts'
import { loadAnswers as loadAnswersCall } from '#contract/load-answers.ts'
import { saveAnswer as saveAnswerCall } from '#contract/save-answer.ts'
import { searchGpPractices as searchGpPracticesCall } from '#contract/search-gp-practices.ts'
import { withFilesType } from '#contract/with-files.ts'
import { accountRoutes } from './calls/account-routes.ts'
import { bookingRoutes } from './calls/booking-routes.ts'
import { contactRoutes } from './calls/contact-routes.ts'
import { openApi } from './calls/openapi.ts'
import { paymentRoutes } from './calls/payment-routes.ts'
import { route } from './calls/route.ts'
import { searchGpPractices } from './gp-practices/search-gp-practices.ts'
import { sendEnvelope } from './http/envelope.ts'
import { mapErrors } from './http/errors.ts'
import { refuseForeignHost } from './http/origin.ts'
import { Refusal, unavailable } from './http/refusal.ts'
import { dropSlowBodies } from './http/slow-bodies.ts'
import { loadAnswers } from './questionnaires/load-answers.ts'
import { saveAnswer } from './questionnaires/save-answer.ts'
import type { Services } from './services.ts'
import type { SiteFile } from './site/files.ts'
import { securityHeaders } from './site/security-headers.ts'
import { sendNotFound, serveSite } from './site/serve-site.ts'

const bodyLimit = 64 * 1024
/** A request must have arrived by then; one with files by the second. */
const requestWithinMs = 30_000
const filesWithinMs = 600_000

export async function createApp(services: Services, site: ReadonlyMap<string, SiteFile>): Promise<FastifyInstance> {
  const { config, log } = services
  const headers = await securityHeaders(config.isProduction, config.hasHstsSubdomains)
  const app = Fastify({
    bodyLimit,
    trustProxy: config.trustedProxies > 0 && ((_, hop) => hop < config.trustedProxies),
    loggerInstance: log as FastifyBaseLogger,
    // One line when a call is answered says as much as one before and one after.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: filesWithinMs,
    forceCloseConnections: 'idle',
    // Whoever is still connected while we close is served, as long as that takes us no longer.
    return503OnClosing: false,
    // An address that cannot even be decoded does not exist either.
    frameworkErrors: (_, request, reply) => void sendNotFound(request, reply.headers(headers), site),
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.server.headersTimeout = requestWithinMs
  mapErrors(app, headers)
  // Files are waited for where they are read; words for the same call are not.
  const filesAt = `${config.apiPrefix}/${contactUs.name}`
  dropSlowBodies(
    app,
    requestWithinMs,
    ({ routeOptions, headers: given }) => routeOptions.url === filesAt && given['content-type'] === withFilesType,
  )
  app.removeContentTypeParser('text/plain')

  // Pages are ready to be sent, and which are read is nothing an operator acts on: this is for the calls alone.
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
      done()
    })
    await calls.register(cookie)
    serveCalls(calls, services)
  })

  // Fastify's own answer would write the address, parameters included, into the log.
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site))
  serveSite(app, site, { isOpen: (address) => config.isDemo || !address.startsWith('/dev/') })
  return app
}

function serveCalls(calls: FastifyInstance, services: Services): void {
  const { config, database } = services
  route(calls, services, saveAnswerCall, saveAnswer(services))
  route(calls, services, loadAnswersCall, loadAnswers(services))
  route(calls, services, searchGpPracticesCall, searchGpPractices(services))
  accountRoutes(calls, services)
  paymentRoutes(calls, services)
  bookingRoutes(calls, services)
  contactRoutes(calls, services)

  const description = openApi(config.apiPrefix)
  calls.get(`${config.apiPrefix}/openapi.json`, () => description)
  calls.all(`${config.apiPrefix}/*`, () => {
    throw new Refusal(404, 'There is no such call.')
  })

  calls.get('/healthz', (_, reply) => sendEnvelope(reply, { code: 200, data: null, message: 'OK' }))
  calls.get('/readyz', (_, reply) => {
    if (!database.isReady) throw unavailable()
    return sendEnvelope(reply, { code: 200, data: null, message: 'OK' })
  })
}
