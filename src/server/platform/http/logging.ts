import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

interface Described {
  readonly type: string
  readonly code?: string | number
  readonly constraint?: string
  readonly frames?: readonly string[]
  readonly cause?: Described
}

/**
 * The loggable part of an error: never its message, which can quote what a user typed (JSON parser, database and
 * validation errors all do).
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = error as { code?: string | number; constraint?: string }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(frames === undefined ? {} : { frames: frames.map((line) => line.trim()) }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Log lines have the route, never the address with its parameters, no header, no body, no network address. */
export const createLog = (level: string, destination?: DestinationStream, release?: string): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid, host: hostname(), ...(release === undefined ? {} : { release }) },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    destination ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 }),
  )
