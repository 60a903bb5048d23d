import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * A browser names the page a POST came from. Another site's page is refused before its body is read; a caller that is
 * not a browser sends neither header and carries no one's cookie.
 */
export const refuseForeignOrigin =
  (publicOrigin: string | null): onRequestHookHandler =>
  (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const isForeign = origin === undefined ? site === 'cross-site' : !isOwn(origin, request, publicOrigin)
    done(isForeign ? new Refusal(403, 'This request came from another site.') : undefined)
  }

function isOwn(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === request.host
}
