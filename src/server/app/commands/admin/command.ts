import type { Operator } from '../../../platform/operators/acts.ts'
import type { Services } from '../../../platform/services.ts'

/** `since`: a day, a time, or a duration (`24h`, `7d`). */
export type OptionKind = 'text' | 'id' | 'day' | 'year' | 'since' | 'flag'

export interface Option {
  readonly kind: OptionKind
  readonly words: string
  readonly isNeeded?: true
}

export type Options = Readonly<Record<string, Option>>

type ValueOf<One extends Option> = One['kind'] extends 'flag'
  ? boolean
  : One extends { readonly isNeeded: true }
    ? string
    : string | undefined

/** The values of the options. Any values, for a command of unknown options. */
type Given<Own extends Options> = string extends keyof Own
  ? Readonly<Record<string, string | boolean | undefined>>
  : { readonly [Name in keyof Own]: ValueOf<Own[Name]> }

/** What a command works with. */
export interface Place {
  /** Commands only write messages: the server sends them. */
  readonly services: Services
  /** The direct connection, past any pooler. */
  readonly url: string
  readonly operator: Operator
  /** The command with the names of its options, for the record: never their values. */
  readonly typed: string
  readonly reason: string | null
}

/** The output for people, and for machines. */
interface Told {
  readonly lines: readonly string[]
  readonly data: unknown
}

export interface Plan {
  /** What would happen, in counts and ids. */
  readonly lines: readonly string[]
  readonly accountId?: string | null
  /** Its subject: an id, a reference or a day. Never a name or an address. */
  readonly subject?: string | null
  /** Null: nothing to do. Otherwise the result, in words. */
  readonly execute: (() => Promise<readonly string[]>) | null
}

interface Named<Own extends Options> {
  readonly name: string
  readonly words: string
  readonly example: string
  readonly options: Own
  /** Exactly one of these is required. */
  readonly oneOf?: readonly (keyof Own & string)[]
}

interface Reading<Own extends Options> extends Named<Own> {
  readonly changes: false
  /** It may require a reason. */
  readonly takesReason?: true
  run(place: Place, given: Given<Own>): Promise<Told>
}

/** It shows what it would do, and does it only with --apply. */
interface Changing<Own extends Options> extends Named<Own> {
  readonly changes: true
  plan(place: Place, given: Given<Own>): Promise<Plan>
}

export type Command<Own extends Options = Options> = Reading<Own> | Changing<Own>

/** Only for its types: a command's values follow from its options. */
export const command = <const Own extends Options>(one: Command<Own>): Command => one as unknown as Command

/** The command failed, with the reason. */
export class NotDone extends Error {
  override name = 'NotDone'
}
