import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding, matchesEtag } from './content-negotiation.ts'
import type { SiteFile } from './files.ts'

/** The prerendered 404 page. A folder may have one of its own. */
const notFoundName = '/not-found'

interface Options {
  /** Addresses that exist only in a demo. */
  readonly isOpen: (address: string) => boolean
  readonly door: { readonly isClosing: boolean }
}

/** Whether a page or file was found and sent. */
type Sends = (request: IncomingMessage, reply: ServerResponse) => boolean

/**
 * Serves the built site. Files are sent before the framework has created a request, which would be a seventh of the
 * whole cost: the bytes and their headers are ready. While the server closes, everything goes through the framework,
 * which counts requests.
 */
export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>, options: Options): void {
  const sends = sendsFrom(files, options)
  const [handle] = app.server.listeners('request')
  if (!handle) throw new Error('The server does not listen for requests.')
  app.server.off('request', handle as RequestListener)
  app.server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (options.door.isClosing || !sends(request, reply)) handle.call(app.server, request, reply)
  })
  app.get('/*', (request, reply) => {
    // Its own closing header is not added to direct replies.
    if (options.door.isClosing) reply.raw.shouldKeepAlive = false
    if (!sends(request.raw, reply.raw)) return sendNotFound(request, reply, files)
    return reply.hijack()
  })
}

const sendsFrom =
  (files: ReadonlyMap<string, SiteFile>, { isOpen }: Options): Sends =>
  (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const address = addressOf(request)
    const file = isOpen(address) ? files.get(address) : undefined
    if (!file || address.endsWith(notFoundName)) return false
    sendFile(request, reply, file, 200)
    return true
  }

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  files: ReadonlyMap<string, SiteFile>,
): FastifyReply {
  const page = notFoundFor(addressOf(request), files)
  if (!page) return reply.code(404).type('text/plain').send('Not found')
  reply.hijack()
  sendFile(request.raw, reply.raw, page, 404)
  return reply
}

/** The 404 page of the nearest folder that has one. */
function notFoundFor(address: string, files: ReadonlyMap<string, SiteFile>): SiteFile | undefined {
  const folder = address.slice(0, address.lastIndexOf('/'))
  return files.get(folder + notFoundName) ?? (folder === '' ? undefined : notFoundFor(folder, files))
}

/** One page has one address: a trailing slash is ignored. */
function addressOf({ url = '/' }: { readonly url?: string | undefined }): string {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Straight to the socket. */
function sendFile(request: IncomingMessage, reply: ServerResponse, file: SiteFile, status: number): void {
  const { head, text, body } =
    file.forms[bestEncoding(request.headers['accept-encoding'], file.forms)] ?? file.forms.identity
  if (status === 200 && matchesEtag(request.headers['if-none-match'], file.etag)) reply.writeHead(304, head).end()
  else if (request.method === 'HEAD') reply.writeHead(status, head).end()
  else if (text === null) reply.writeHead(status, head).end(body)
  else reply.writeHead(status, head).end(text, 'latin1')
}
