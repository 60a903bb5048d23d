import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, SiteFile } from './files.ts'

/** The prerendered page for addresses that do not exist. A folder may have one of its own, for names in it that do not. */
const notFoundName = '/not-found'

interface Options {
  /** Addresses that exist only while the product is being tried out. */
  readonly isOpen: (address: string) => boolean
}

export function serveSite(app: FastifyInstance, files: ReadonlyMap<string, SiteFile>, { isOpen }: Options): void {
  app.get('/*', (request, reply) => {
    const address = addressOf(request)
    const file = isOpen(address) ? files.get(address) : undefined
    if (file && !address.endsWith(notFoundName)) return sendFile(request, reply, file, 200)
    return sendNotFound(request, reply, files)
  })
}

export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  files: ReadonlyMap<string, SiteFile>,
): FastifyReply {
  const address = addressOf(request)
  const folder = address.slice(0, address.lastIndexOf('/'))
  const page = files.get(folder + notFoundName) ?? files.get(notFoundName)
  return page ? sendFile(request, reply, page, 404) : reply.code(404).type('text/plain').send('Not found')
}

/** One page has one address: a slash at its end is read as if it were not there. */
function addressOf(request: FastifyRequest): string {
  const queryAt = request.url.indexOf('?')
  const path = queryAt === -1 ? request.url : request.url.slice(0, queryAt)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Straight to the socket: these bytes and their headers are ready, and Fastify's way of sending doubles the cost. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
  const { head, text, body } = file.forms[bestEncoding(request.headers['accept-encoding'], file)] ?? file.forms.identity
  reply.hijack()
  const { raw } = reply
  if (status === 200 && matches(request.headers['if-none-match'], file.etag)) raw.writeHead(304, head).end()
  else if (request.method === 'HEAD') raw.writeHead(status, head).end()
  else if (text === null) raw.writeHead(status, head).end(body)
  else raw.writeHead(status, head).end(text, 'latin1')
  return reply
}

function bestEncoding(accepted: string | undefined, { forms }: SiteFile): Encoding {
  if (accepted === undefined) return 'identity'
  if (takesBrotli.test(accepted) && forms.br) return 'br'
  if (takesGzip.test(accepted) && forms.gzip) return 'gzip'
  return 'identity'
}

/** Named in the list, and not with a weight of nothing, which refuses it. */
const takes = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const takesBrotli = takes('br')
const takesGzip = takes('gzip')

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
