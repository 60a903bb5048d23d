import type { FastifyInstance } from 'fastify'
import { pages } from '#contract/pages.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBrowserReport } from '../../platform/http/browser-report.ts'
import { sendEnvelope } from '../../platform/http/envelope.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import { createThrottle } from '../../platform/limits/throttle.ts'
import type { Services } from '../../platform/services.ts'

const known: ReadonlySet<string> = new Set(Object.values(pages))
const bodyLimit = 8 * 1_024
const perNetwork = 10
/** A fault in a release affects every browser at once: a sample is enough. */
const perProcess = 120

/**
 * Receives browsers' reports of failed scripts and policy violations, so that we hear of faults before patients write.
 */
export function browserReports(app: FastifyInstance, services: Services): void {
  const { config, log, metrics } = services
  const all = createThrottle({ most: perProcess, windowMs: 60_000 })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
    const onRequest = limitPerAddress(perNetwork * config.rateLimitScale)
    scope.post(`${config.apiPrefix}/browser_reports`, { bodyLimit, onRequest }, async (request, reply) => {
      const report = readBrowserReport(parsed(request.body), known)
      if (!report) throw new ApiError(400, 'This is no report of a browser.')
      metrics.browserReported(report.kind)
      if (all.begin('all') === null) log.warn(report, 'a browser reported')
      return sendEnvelope(reply, { code: 200, data: null, message: 'OK' })
    })
  })
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
