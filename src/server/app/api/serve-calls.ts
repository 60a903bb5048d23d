import type { FastifyInstance } from 'fastify'
import { type CallName, calls } from '#contract/calls.ts'
import { calendarFeed } from '../../appointments/schedules/calendar-feed.ts'
import { paymentWebhook } from '../../checkout/payment/webhook.ts'
import { deskFile } from '../../clinical/evidence/desk-file.ts'
import { identityWebhook } from '../../clinical/evidence/identity-webhook.ts'
import { myFile } from '../../clinical/evidence/my-file.ts'
import { deskRequestFile } from '../../enquiries/desk/desk-request-file.ts'
import { oauthRoutes } from '../../identity/accounts/oauth/oauth-routes.ts'
import { ApiError, unavailable } from '../../platform/http/api-error.ts'
import { sendEnvelope } from '../../platform/http/envelope.ts'
import type { Services } from '../../platform/services.ts'
import { myCopy } from '../../privacy/copy/my-copy.ts'
import { fhirRoutes } from '../../privacy/fhir/routes.ts'
import { myCompanionPdf } from '../../screens/account/companion/my-companion-pdf.ts'
import { myLetterPdf } from '../../screens/account/letters/my-letter-pdf.ts'
import { deskLetterPdf } from '../../screens/desk/letters/desk-letter-pdf.ts'
import { deskChangesRoute } from '../../screens/desk/live-updates/desk-changes-route.ts'
import { browserReports } from './browser-reports.ts'
import { descriptionRoute } from './description-route.ts'
import { takeFiles } from './files-after-json.ts'
import { handlers } from './handlers.ts'
import { route } from './route.ts'
import { sandboxRoutes } from './sandbox-routes.ts'
import { servedCalls } from './served-calls.ts'

/** Everything that is served beside the pages. */
export function serveCalls(app: FastifyInstance, services: Services): void {
  for (const { name } of servedCalls(services.config)) serveCall(app, services, name)
  oauthRoutes(app, services)
  paymentWebhook(app, services)
  deskChangesRoute(app, services)
  identityWebhook(app, services)
  deskFile(app, services)
  calendarFeed(app, services)
  myFile(app, services)
  myCopy(app, services)
  deskRequestFile(app, services)
  browserReports(app, services)
  myLetterPdf(app, services)
  myCompanionPdf(app, services)
  deskLetterPdf(app, services)
  sandboxRoutes(app, services)
  health(app, services)
  descriptionRoute(app, services)
  fhirRoutes(app, services)
  refuseOtherCalls(app, services)
}

function serveCall<Name extends CallName>(app: FastifyInstance, services: Services, name: Name): void {
  const call = calls[name]
  const { withFiles } = call
  const serveIn = (scope: FastifyInstance) => route(scope, services, call, handlers[name](services))
  if (withFiles === undefined) serveIn(app)
  else {
    void app.register(async (scope) => {
      takeFiles(scope, withFiles)
      serveIn(scope)
    })
  }
}

function health(app: FastifyInstance, { config, database, door }: Services): void {
  app.get('/healthz', (_, reply) => sendEnvelope(reply, { code: 200, data: config.release, message: 'OK' }))
  app.get('/readyz', (_, reply) => {
    if (!database.isReady || door.isClosing) throw unavailable()
    return sendEnvelope(reply, { code: 200, data: null, message: 'OK' })
  })
}

function refuseOtherCalls(app: FastifyInstance, { config }: Services): void {
  app.all(`${config.apiPrefix}/*`, () => {
    throw new ApiError(404, 'There is no such call.')
  })
}
