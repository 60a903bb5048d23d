import { z } from 'zod'
import { isStorable } from '#domain/forms/text.ts'
import type { Auth } from './auth.ts'

const [firstYear, lastYear] = ['1900', '2199']

/** One endpoint of the product: everything the server, the browser and the published description need to know of it. */
export interface Call<
  Name extends string = string,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Auth = Auth,
> {
  readonly name: Name
  readonly auth: Who
  /** A call that exists only in demos. */
  readonly when?: 'demo'
  readonly summary: string
  readonly body: Body
  readonly reply: Reply
  /** The errors a caller must expect beyond those every call can give. */
  readonly refusals: Readonly<Record<number, string>>
  /**
   * The message for a browser without a live guest session, where the usual words would reveal too much to a stranger.
   */
  readonly withoutVisit?: { readonly code: number; readonly message: string }
  /** The rate limit per network address. Many people can share an address. */
  readonly perMinute: number
  /** In bytes, where a call accepts more than the usual 64 KB. */
  readonly bodyLimit?: number
  /** The media type of a body of JSON followed by files, for calls that accept them. */
  readonly withFiles?: string
  /** A call that depends on another company may take longer than the usual two seconds. */
  readonly answerWithinMs?: number
}

export const call = <Name extends string, Body extends z.ZodType, Reply extends z.ZodType, Who extends Auth>(
  definition: Call<Name, Body, Reply, Who>,
) => definition

/** Text that any database and any JSON reader can hold: no NUL, no half of a surrogate pair. */
export const text = (max: number) =>
  z.string().max(max).refine(isStorable, { error: 'This text has characters that cannot be stored.' })

/** An id of ours, brought to lower case: the database does not distinguish capitals from small letters. */
export const id = () => z.uuid().toLowerCase()

/** An id that may be any text, because a wrong one is answered with "not found". */
export const anyId = () => text(100).toLowerCase()

/** A day as YYYY-MM-DD that calendars can reckon with: one far away is a year that was mistyped. */
export const calendarDay = () =>
  z.iso.date().refine((day) => day.slice(0, 4) >= firstYear && day.slice(0, 4) <= lastYear, {
    error: `must be between ${firstYear} and ${lastYear}`,
  })
