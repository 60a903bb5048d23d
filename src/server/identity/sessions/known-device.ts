import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyIn } from '#content/stored-on-device.ts'
import { retention } from '#domain/privacy/retention.ts'

export interface KnownDevice {
  /** Whether whoever is known by this mark has signed in here before. */
  has(mark: string): boolean
  remember(mark: string): void
}

/** A family's. Whoever comes after them is told of the oldest once more. */
const mostPeople = 6

const nameFor = (isProduction: boolean): KeyIn<'cookie'> => (isProduction ? '__Host-known_device' : 'known_device')

const mark = /^[\w-]{43}$/

/**
 * Who has signed in on this device before, by marks that only we can make and nobody can read. It stays when they sign
 * out, and opens nothing: it only decides whether the next sign-in is told of by email.
 */
export function knownDevice(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): KnownDevice {
  const name = nameFor(isProduction)
  const marks = (request.cookies[name] ?? '').split('.').filter((one) => mark.test(one))
  const maxAge = retention.knownDeviceDays * 24 * 60 * 60
  return {
    has: (one) => marks.includes(one),
    remember(one) {
      const kept = [one, ...marks.filter((other) => other !== one)].slice(0, mostPeople)
      reply.setCookie(name, kept.join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isProduction,
        maxAge,
      })
    },
  }
}
