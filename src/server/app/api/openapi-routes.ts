import { fhirPath } from '#domain/fhir/systems.ts'
import { configuredProviders } from '../../identity/accounts/oauth/providers.ts'
import { sandboxOf } from '../../platform/gateways/cards/sandbox/sandbox.ts'
import { sandboxIdentityOf } from '../../platform/gateways/identity/sandbox/sandbox.ts'
import type { Services } from '../../platform/services.ts'

const responses = (described: Readonly<Record<number, string>>) =>
  Object.fromEntries(Object.entries(described).map(([code, description]) => [code, { description }]))

const bodyOf = (type: string, properties: readonly string[]) => ({
  required: true,
  content: {
    [type]: {
      schema: {
        type: 'object',
        required: properties,
        properties: Object.fromEntries(properties.map((name) => [name, {}])),
      },
    },
  },
})

const parameters = (place: 'query' | 'header', names: readonly string[]) =>
  names.map((name) => ({ name, in: place, required: true, schema: { type: 'string' } }))

const back = ['code', 'state']

function oauthPaths({ config }: Pick<Services, 'config'>) {
  return configuredProviders(config).flatMap(({ name, replyBy }) => {
    const there = `${config.apiPrefix}/oauth/${name}`
    const finish = {
      summary: `Signs in whom ${name} has vouched for, or asks first whose the answers of the visit are.`,
      parameters: parameters('query', back),
      responses: responses({ 302: 'To the account, or back to signing in.', 429: 'Too many requests.' }),
    }
    const bounce = {
      summary: 'Takes the form of another site, and goes on with what it says where our cookies come along.',
      requestBody: bodyOf('application/x-www-form-urlencoded', back),
      responses: responses({ 303: 'To the same address by GET, or back to signing in.', 415: 'It is no form.' }),
    }
    return [
      [
        there,
        {
          get: {
            summary: `Leaves for ${name}, to sign in by its word.`,
            parameters: [
              {
                name: 'remember',
                in: 'query',
                required: false,
                description: '1: the session lasts as with Remember me, and else until the browser is closed.',
                schema: { type: 'string', enum: ['1'] },
              },
            ],
            responses: responses({ 302: 'To its own page.', 429: 'Too many requests.' }),
          },
        },
      ],
      [`${there}/return`, { get: finish, ...(replyBy === 'form_post' ? { post: bounce } : {}) }],
    ] as const
  })
}

const webhook = {
  post: {
    summary: 'News of a payment. Believed only for its signature, and then asked after at the card provider.',
    parameters: parameters('header', ['stripe-signature']),
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: responses({
      200: 'It was acted on, now or before.',
      400: 'The card provider did not sign it just now.',
      503: 'The card provider could not be asked. Send it again.',
    }),
  },
}

const deskChanges = {
  get: {
    summary:
      'What changes at the desk, as server-sent events: kinds and ids alone. Goes on after Last-Event-ID, and ends when the desk is locked.',
    security: [{ staff: [] }],
    responses: responses({
      200: 'Events "change", "beat" while all is well, and "reset" where some were missed.',
      401: 'Nobody who works here is signed in.',
      423: 'The desk is locked.',
      429: 'Too many requests, or too many streams of this session or this member of staff are open.',
      503: 'Too many streams are open altogether.',
    }),
  },
}

const calendarFeed = {
  get: {
    summary: 'When a clinician is taken, for their own calendar program. The address is the secret.',
    parameters: parameters('query', ['key']),
    responses: responses({ 200: 'As text/calendar.', 404: 'There is no such calendar.', 429: 'Too many requests.' }),
  },
}

const identityWebhook = {
  post: {
    ...webhook.post,
    summary: 'News of a check of identity. Believed only for its signature, and then asked after at its provider.',
    responses: responses({
      200: 'It was acted on, now or before.',
      400: 'The provider of identity checks did not sign it just now.',
      503: 'The provider could not be asked. Send it again.',
    }),
  },
}

const deskFile = {
  get: {
    summary: 'One file of a patient, for a member of staff. Each access is logged.',
    parameters: parameters('query', ['id']),
    responses: responses({
      200: 'Its bytes.',
      401: 'Nobody who works here is signed in.',
      403: 'Their role does not include this.',
      404: 'There is no such file.',
      429: 'Too many requests.',
    }),
  },
}

const myFile = {
  get: {
    summary: 'A file of the signed-in patient: sent by them, or to them with a message.',
    parameters: parameters('query', ['id']),
    responses: responses({
      200: 'Its bytes.',
      401: 'Nobody is signed in.',
      404: 'There is no such file.',
      429: 'Too many requests.',
    }),
  },
}

const myLetterPdf = {
  get: {
    ...myFile.get,
    summary: 'A letter about the signed-in patient, as PDF.',
    responses: responses({
      200: 'As application/pdf, to download.',
      401: 'Nobody is signed in.',
      404: 'There is no such letter.',
      429: 'Too many requests.',
    }),
  },
}

const myCompanionPdf = {
  get: {
    ...myFile.get,
    summary: 'What the signed-in person wrote in their digital companion, as PDF.',
    responses: responses({
      200: 'As application/pdf, to download.',
      401: 'Nobody is signed in.',
      404: 'They have no such companion.',
      429: 'Too many requests.',
    }),
  },
}

const deskLetterPdf = {
  get: {
    ...deskFile.get,
    summary: 'A letter as PDF, for those who see records, or who post it. Each time is written down.',
  },
}

const sandboxIdentityPaths = {
  '/sandbox-identity/check': {
    get: {
      summary: 'The page that stands in for the company that checks documents.',
      parameters: parameters('query', ['id']),
      responses: responses({ 200: 'A form.', 404: 'There is no such check.', 429: 'Too many requests.' }),
    },
    post: {
      summary: 'The patient’s choice there.',
      requestBody: bodyOf('application/x-www-form-urlencoded', ['id', 'choice']),
      responses: responses({
        303: 'Back to where they came from.',
        403: 'The request came from another site.',
        404: 'There is no such check.',
        415: 'It is no form.',
        429: 'Too many requests.',
      }),
    },
  },
}

const atTheSandbox = (summary: string, properties: readonly string[]) => ({
  post: {
    summary,
    requestBody: bodyOf('application/json', properties),
    responses: responses({
      200: 'What became of it: status, and challenge where one is asked; or error.',
      400: 'It cannot be read.',
      403: 'The request came from another site.',
      429: 'Too many requests.',
    }),
  },
})

const sandboxPaths = {
  '/sandbox-cards/confirm': atTheSandbox('Pays with a card of the sandbox.', ['clientSecret', 'card']),
  '/sandbox-cards/challenge': atTheSandbox('Answers what the bank of the sandbox asks.', [
    'clientSecret',
    'challenge',
    'approve',
  ]),
}

const browserReports = {
  post: {
    summary: 'Where browsers tell of scripts that failed and of what their policy forbade.',
    requestBody: bodyOf('application/json', ['page', 'type', 'frames']),
    responses: responses({ 200: 'Heard.', 400: 'It is no report.', 413: 'It is too long.', 429: 'Too many requests.' }),
  },
}

const metrics = {
  '/metrics': {
    get: {
      summary: 'Figures for an operator, by a token.',
      responses: responses({ 200: 'As Prometheus reads them.' }),
    },
  },
}

const myCopy = {
  get: {
    summary: 'The copy of everything held about a patient, for its owner, as a zip archive.',
    parameters: parameters('query', ['id']),
    responses: responses({
      200: 'The archive: index.html to read, my-data.json for computers, record.fhir.json for health services, and a folder with files.',
      401: 'Nobody is signed in.',
      404: 'This person has no such copy, or not any more.',
      428: 'Its owner is to enter their password, or use a passkey, once more.',
      429: 'Too many requests.',
    }),
  },
}

const fhirRead = (summary: string, path: readonly string[], described: Readonly<Record<number, string>>) => ({
  get: {
    summary,
    parameters: path.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: responses({ ...described, 429: 'Too many requests.' }),
  },
})

/** Refusals, too, are resources: each is an OperationOutcome. */
const fhirRefusals = {
  401: 'Nobody is signed in.',
  403: 'Their role does not include this, or it is somebody else’s record.',
  404: 'It could not be found.',
}

const fhirPaths = {
  [`${fhirPath}/metadata`]: fhirRead('What is served as FHIR R4: a CapabilityStatement.', [], {
    200: 'As application/fhir+json.',
  }),
  [`${fhirPath}/Patient/{id}/$everything`]: fhirRead(
    'A whole record, for its patient or for staff who may see it. Each access by staff is logged.',
    ['id'],
    { 200: 'A Bundle with every resource.', 400: 'It has parameters.', ...fhirRefusals },
  ),
  [`${fhirPath}/Composition/{id}/$document`]: fhirRead('A letter as a document.', ['id'], {
    200: 'A Bundle of type document, to download.',
    400: 'It has parameters.',
    ...fhirRefusals,
  }),
  [`${fhirPath}/Binary/{id}`]: fhirRead('A letter as PDF.', ['id'], {
    200: 'As application/pdf, to download.',
    400: 'It has parameters.',
    ...fhirRefusals,
  }),
  [`${fhirPath}/Binary`]: fhirRead('Letters as PDF are read by their id, and not searched.', [], {
    400: 'Always.',
  }),
  [`${fhirPath}/{type}/{id}`]: fhirRead('One resource of a record.', ['type', 'id'], {
    200: 'The resource.',
    400: 'It has parameters.',
    ...fhirRefusals,
  }),
  [`${fhirPath}/{type}`]: fhirRead('The resources of one type in a record, in pages.', ['type'], {
    200: 'A Bundle of type searchset.',
    400: 'The search cannot be read, or this type is not searched.',
    ...fhirRefusals,
  }),
}

const health = {
  '/healthz': {
    get: {
      summary: 'Whether the server runs, and which release.',
      responses: responses({ 200: 'It does: version and commit.' }),
    },
  },
  '/readyz': {
    get: {
      summary: 'Whether calls can be answered.',
      responses: responses({ 200: 'They can.', 503: 'The records are out of reach.' }),
    },
  },
}

/** Every route that is neither a call nor a page. */
export const otherPaths = (services: Pick<Services, 'config' | 'cards' | 'identity'>) => ({
  ...Object.fromEntries(oauthPaths(services)),
  [`${services.config.apiPrefix}/payment_webhook`]: webhook,
  [`${services.config.apiPrefix}/desk_changes`]: deskChanges,
  [`${services.config.apiPrefix}/identity_webhook`]: identityWebhook,
  [`${services.config.apiPrefix}/desk_file`]: deskFile,
  [`${services.config.apiPrefix}/calendar.ics`]: calendarFeed,
  [`${services.config.apiPrefix}/my_file`]: myFile,
  [`${services.config.apiPrefix}/my_copy`]: myCopy,
  [`${services.config.apiPrefix}/desk_request_file`]: deskFile,
  [`${services.config.apiPrefix}/browser_reports`]: browserReports,
  ...(services.config.metricsToken === null ? {} : metrics),
  [`${services.config.apiPrefix}/my_letter_pdf`]: myLetterPdf,
  [`${services.config.apiPrefix}/my_companion_pdf`]: myCompanionPdf,
  [`${services.config.apiPrefix}/desk_letter_pdf`]: deskLetterPdf,
  ...(sandboxOf(services.cards) ? sandboxPaths : {}),
  ...(sandboxIdentityOf(services.identity) ? sandboxIdentityPaths : {}),
  ...fhirPaths,
  ...health,
  [`${services.config.apiPrefix}/openapi.json`]: {
    get: {
      summary: 'This description.',
      responses: responses({
        200: 'As OpenAPI 3.0.',
        304: 'It has not changed since the ETag in If-None-Match.',
        429: 'Too many requests.',
      }),
    },
  },
})
