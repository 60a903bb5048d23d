import { isIPv6 } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { createThrottle } from './throttle.ts'

const windowMs = 60_000

/** A household has a whole /64 of IPv6 addresses: the first four groups, however the address is abbreviated. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  const rest = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/**
 * A limit per minute and network address, counted in this process. A count costs a map look-up: the usual plugin for
 * this costs an eighth of a save.
 */
export function limitPerAddress(perMinute: number): onRequestHookHandler {
  const throttle = createThrottle({ most: perMinute, windowMs })
  return (request, _reply, done) => {
    const wait = throttle.begin(networkOf(request.ip))
    done(wait === null ? undefined : tooMany(wait))
  }
}

/** Too many requests; `retryAfter` is in seconds. */
const tooMany = (retryAfter: number) =>
  new ApiError(429, 'You have tried that too many times. Please wait a minute and try again.', null, retryAfter)
