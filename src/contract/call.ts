import { z } from 'zod'
import { isStorable } from '#domain/forms/text.ts'
import type { Auth } from './auth.ts'

/** One call of the product: everything both sides and the published description need to know of it. */
export interface Call<
  Name extends string = string,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Auth = Auth,
> {
  readonly name: Name
  readonly auth: Who
  /** A call that exists only while the product is being tried out. */
  readonly when?: 'demo'
  readonly summary: string
  readonly body: Body
  readonly reply: Reply
  /** Which refusals a caller must expect beyond those every call can give. */
  readonly refusals: Readonly<Record<number, string>>
  /** What a browser without a live visit is told, where the usual words would tell a stranger too much. */
  readonly withoutVisit?: { readonly code: number; readonly message: string }
  /** How often one network address may call it. Many people can share an address. */
  readonly perMinute: number
  /** In bytes, where a call takes more than the 64 KB of all others. */
  readonly bodyLimit?: number
  /** The type of a body of JSON that files follow, for a call that takes them. */
  readonly withFiles?: string
  /** A call that waits for somebody else may take longer than the two seconds of all others. */
  readonly answerWithinMs?: number
}

export const call = <Name extends string, Body extends z.ZodType, Reply extends z.ZodType, Who extends Auth>(
  definition: Call<Name, Body, Reply, Who>,
) => definition

/** Text that any database and any JSON reader can hold: no NUL, no half of a surrogate pair. */
export const text = (max: number) =>
  z.string().max(max).refine(isStorable, { error: 'This text has characters that cannot be stored.' })

/** An id of ours. However it is written it is one id: the database does not tell capitals from small letters. */
export const id = () => z.uuid().toLowerCase()

/** The same where anything may be sent, because whoever sends something else is told that there is no such thing. */
export const anyId = () => text(100).toLowerCase()
