import { z } from 'zod'
import { promiseNames } from '#content/promises.ts'
import type { PromisedTime, WirePromise } from '#domain/promises/promised-time.ts'

const wire = z
  .object({ for: z.enum(promiseNames), by: z.iso.datetime(), newBy: z.iso.datetime() })
  .describe('By when we promised something, and the new time that counts once that has passed.')
  .meta({ title: 'PromisedTime' }) satisfies z.ZodType<WirePromise>

/** Opaque in TypeScript, so that it can only be shown through tellPromise. */
export const promisedTime = wire as unknown as z.ZodType<PromisedTime, PromisedTime>
