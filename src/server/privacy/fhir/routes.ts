import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Resource } from 'fhir/r4'
import { brand } from '#content/brand.ts'
import { fhirWords as words } from '#content/privacy/fhir.ts'
import { everything, searchset } from '#domain/fhir/bundle.ts'
import { capabilityStatement } from '#domain/fhir/capability-statement.ts'
import { letterDocument, letterNamed, standingOf } from '#domain/fhir/composition.ts'
import { isUuid, patientIn } from '#domain/fhir/ids.ts'
import { heldBackNote, refusal } from '#domain/fhir/operation-outcome.ts'
import { allResources, resourcesOf } from '#domain/fhir/resources.ts'
import { readSearch } from '#domain/fhir/search.ts'
import { isServed, type ServedType, served } from '#domain/fhir/served.ts'
import { fhirPath } from '#domain/fhir/systems.ts'
import { letterFileName } from '#domain/letters/file-name.ts'
import { sendPdf } from '../../clinical/letters/send-pdf.ts'
import type { StaffOf } from '../../identity/staff/staff-of.ts'
import { staffOf } from '../../identity/staff/staff-of.ts'
import { addressFor } from '../../platform/config/config.ts'
import { releaseName } from '../../platform/config/release.ts'
import { ApiError, unavailable } from '../../platform/http/api-error.ts'
import { asRefusal } from '../../platform/http/errors.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { callerFor } from './caller.ts'
import { openedRecord } from './opened-record.ts'
import { sharedResource } from './shared-resource.ts'

/** A whole record is one request; paging through it type by type is a few dozen. */
const perMinute = 120

const notFound = () => new ApiError(404, words.notFound)

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>

/** The record of a patient in FHIR R4, to read: nothing is stored for it, and nothing can be changed through it. */
export function fhirRoutes(app: FastifyInstance, services: Services, find: StaffOf = staffOf(services)): void {
  const { config, database } = services
  const origin = addressFor(config, '')
  const refuseWithoutRoom: onRequestHookHandler = (_request, _reply, done) =>
    done(database.hasCapacity ? undefined : unavailable())
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', limitPerAddress(Math.ceil(perMinute * config.rateLimitScale)))
      scope.setErrorHandler((error: Error, request, reply) => {
        const { code, message, retryAfter } = asRefusal(error, request)
        if (retryAfter !== null) reply.header('retry-after', retryAfter)
        return send(reply, refusal(code, message), code)
      })
      scope.get('/metadata', (_, reply) => send(reply, capabilityStatement(origin, releaseName(config.release))))
      const needsRoom = { onRequest: [refuseWithoutRoom] }
      scope.get('/Patient/:id/$everything', needsRoom, everythingOf)
      scope.get('/Composition/:id/$document', needsRoom, documentOf)
      scope.get('/Binary/:id', needsRoom, pdfOf)
      scope.get('/Binary', () => {
        throw new ApiError(400, words.notSearched)
      })
      scope.get('/:type/:id', needsRoom, read)
      scope.get('/:type', needsRoom, search)
      scope.all('/*', ({ method }) => {
        throw method === 'GET' || method === 'HEAD' ? notFound() : new ApiError(405, words.readsOnly)
      })
    },
    { prefix: fhirPath },
  )

  async function everythingOf(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { readonly id: string }
    refuseParameters(request, words.everythingHasNoParameters)
    if (!isUuid(id)) throw notFound()
    const caller = await callerFor(services, find, request, reply, id)
    const making = await openedRecord(services, caller, id)
    if (!making) throw notFound()
    const note = heldBackNote(words.leftOut[caller.is])
    return send(reply, everything(origin, allResources(making), note, making.now))
  }

  /** The letter that an address names, for those who may read the record that it is in. */
  async function letterAt(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { readonly id: string }
    refuseParameters(request, words.readHasNoParameters)
    const patientId = patientIn(id)
    if (patientId === null) throw notFound()
    const making = await openedRecord(services, await callerFor(services, find, request, reply, patientId), patientId)
    const row = making && letterNamed(making, id)
    if (!making || !row?.content) throw notFound()
    return { making, row, letter: row.content }
  }

  async function documentOf(request: FastifyRequest, reply: FastifyReply) {
    const { making, row, letter } = await letterAt(request, reply)
    const name = letterFileName(brand.name, letter.writtenOn, row.version, 'fhir.json')
    const document = letterDocument(making, row)
    if (!document) throw notFound()
    return send(reply.header('content-disposition', `attachment; filename="${name}"`), document)
  }

  async function pdfOf(request: FastifyRequest, reply: FastifyReply) {
    const { making, row, letter } = await letterAt(request, reply)
    const { version, madeAt } = row
    return sendPdf(reply, { letter, version, ...standingOf(making, row), madeAt: new Date(madeAt) })
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    const { type, id } = request.params as { readonly type: string; readonly id: string }
    const known = servedType(type)
    refuseParameters(request, words.readHasNoParameters)
    const patientId = known === 'Patient' ? id : served[known].isOfPatient ? patientIn(id) : null
    if (known === 'Patient' || served[known].isOfPatient) {
      if (patientId === null || !isUuid(patientId)) throw notFound()
      const caller = await callerFor(services, find, request, reply, patientId)
      const making = await openedRecord(services, caller, patientId)
      const found = making && resourcesOf(making, known).find((resource) => resource.id === id)
      if (!found) throw notFound()
      return send(reply, found)
    }
    const caller = await callerFor(services, find, request, reply, null)
    const found = await sharedResource(services, caller, known, id)
    if (!found) throw notFound()
    return send(reply, found)
  }

  async function search(request: FastifyRequest, reply: FastifyReply) {
    const { type } = request.params as { readonly type: string }
    const known = servedType(type)
    if (!served[known].isOfPatient) throw new ApiError(400, words.notSearched)
    const asked = request.query as Asked
    const read = readSearch(asked)
    if ('problem' in read) throw new ApiError(400, read.problem)
    const caller = await callerFor(services, find, request, reply, read.patient)
    const patientId = read.patient ?? (caller.is === 'patient' ? caller.accountId : null)
    if (patientId === null) throw new ApiError(400, words.namePatient)
    const making = await openedRecord(services, caller, patientId)
    if (!making) throw notFound()
    const resources = resourcesOf(making, known)
    return send(reply, searchset({ origin, type: known, search: read, asked, resources, now: making.now }))
  }

  function send(reply: FastifyReply, resource: Resource, code = 200): FastifyReply {
    return reply
      .code(code)
      .headers({ 'content-type': 'application/fhir+json; charset=utf-8', 'cache-control': 'no-store' })
      .send(JSON.stringify(resource))
  }
}

function servedType(type: string): ServedType {
  if (!isServed(type)) throw new ApiError(404, words.notServed)
  return type
}

/** `_format` is what clients add to any address. */
function refuseParameters({ query }: FastifyRequest, because: string): void {
  if (Object.keys(query as Asked).some((name) => name !== '_format')) throw new ApiError(400, because)
}
