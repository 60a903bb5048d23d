import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { ApiError } from './api-error.ts'

/**
 * A browser names the page a POST came from. Another site's page is refused before its body is read; a caller that is
 * not a browser sends neither header and no cookies.
 */
export const refuseForeignOrigin =
  (publicOrigin: string | null): onRequestHookHandler =>
  (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const isForeign = origin === undefined ? site === 'cross-site' : !isOwn(origin, request, publicOrigin)
    done(isForeign ? new ApiError(403, 'This request came from another site.') : undefined)
  }

function isOwn(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === request.host
}

/**
 * A demo shows its outbox to every visitor, so it must know that the page asking is its own. Any site can point its
 * name at this machine and would then share our origin (DNS rebinding); it cannot use a name of our list.
 */
export function refuseForeignHost(hosts: ReadonlySet<string>): onRequestHookHandler {
  const isOurs = isOneOf(hosts)
  return (request, _reply, done) => {
    // Both the Host header and the proxy's must be ours.
    const isOwnName = isOurs(request.headers.host) && isOurs(request.host)
    done(isOwnName || isHealth(request.routeOptions.url) ? undefined : new ApiError(403, wrongName))
  }
}

/** Nearly every request has the same value: the last valid one is not parsed again. */
function isOneOf(hosts: ReadonlySet<string>): (host: string | undefined) => boolean {
  let lastOfOurs: string | null = null
  return (host = '') => {
    if (host === lastOfOurs) return true
    const isOurs = hosts.has(nameOf(host))
    if (isOurs) lastOfOurs = host
    return isOurs
  }
}

const wrongName = 'This demo does not answer to this name. The person who runs it can add the name to DEMO_HOSTS.'

/** For machines, under any host name; it reveals nothing. */
const isHealth = (route: string | undefined) => route === '/healthz' || route === '/readyz'

const nameOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '')
