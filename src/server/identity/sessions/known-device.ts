import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyIn } from '#content/stored-on-device.ts'
import { retention } from '#domain/privacy/retention.ts'

export interface KnownDevice {
  /** Whether the owner of this mark has signed in here before. */
  has(mark: string): boolean
  remember(mark: string): void
}

/** Room for a family. For more people the oldest mark is dropped, and its owner is emailed once more. */
const mostPeople = 6

const nameFor = (isProduction: boolean): KeyIn<'cookie'> => (isProduction ? '__Host-known_device' : 'known_device')

const mark = /^[\w-]{43}$/

/**
 * Which accounts have signed in on this device before, by marks that only we can make and read. It stays after
 * sign-out, and grants nothing: it only decides whether the next sign-in is announced by email.
 */
export function knownDevice(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): KnownDevice {
  const name = nameFor(isProduction)
  const marks = (request.cookies[name] ?? '').split('.').filter((one) => mark.test(one))
  const maxAge = retention.knownDeviceDays * 24 * 60 * 60
  return {
    has: (one) => marks.includes(one),
    remember(one) {
      const newest = [one, ...marks.filter((other) => other !== one)].slice(0, mostPeople)
      reply.setCookie(name, newest.join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isProduction,
        maxAge,
      })
    },
  }
}
