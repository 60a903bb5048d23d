import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const windowMs = 60_000
/** More addresses than this in one minute are an attack: the oldest counts are given up to bound the memory. */
const mostAddresses = 50_000

interface Count {
  readonly since: number
  times: number
}

/** One person at home has a whole /64 of IPv6 addresses: the first four groups, whichever way it is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  const rest = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/**
 * At most so many requests a minute from one network address, counted in this process. A count costs a map look-up:
 * the plugin usually taken for this costs an eighth of a save.
 */
export function limitPerAddress(perMinute: number) {
  const counts = new Map<string, Count>()
  return async (request: FastifyRequest): Promise<void> => {
    const address = networkOf(request.ip)
    const now = performance.now()
    const count = counts.get(address)
    if (!count || now - count.since >= windowMs) {
      counts.delete(address)
      counts.set(address, { since: now, times: 1 })
      if (counts.size > mostAddresses) counts.delete(counts.keys().next().value as string)
      return
    }
    count.times += 1
    if (count.times > perMinute) throw tooMany(Math.ceil((count.since + windowMs - now) / 1_000))
  }
}

/** Somebody asks too often; `retryAfter` is in seconds. */
const tooMany = (retryAfter: number) =>
  new Refusal(429, 'That was too many times in a short while. Please wait a minute and try again.', null, retryAfter)
