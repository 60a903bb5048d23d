import type { Operator } from '../../../platform/operators/acts.ts'
import type { Services } from '../../../platform/services.ts'

/** `since`: a day, a moment, or how long ago (`24h`, `7d`). */
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

/** What was given for each option. Of a command that may be any, anything. */
type Given<Own extends Options> = string extends keyof Own
  ? Readonly<Record<string, string | boolean | undefined>>
  : { readonly [Name in keyof Own]: ValueOf<Own[Name]> }

/** What a command works with. */
export interface Place {
  /** Messages are only written with it: those who are sent them get them from the server. */
  readonly services: Services
  /** Of the database itself, past any pooler. */
  readonly url: string
  readonly operator: Operator
  /** The command with the names of its options, as it is written down: never what was given for them. */
  readonly typed: string
  readonly reason: string | null
}

/** What is said to a person, and the same for a machine. */
interface Told {
  readonly lines: readonly string[]
  readonly data: unknown
}

export interface Plan {
  /** What would happen, in counts and ids. */
  readonly lines: readonly string[]
  readonly accountId?: string | null
  /** What else it is about: an id, a reference or a day. Never a name or an address. */
  readonly subject?: string | null
  /** Null: there is nothing to be done. What was done, in words. */
  readonly carryOut: (() => Promise<readonly string[]>) | null
}

interface Named<Own extends Options> {
  readonly name: string
  readonly words: string
  readonly example: string
  readonly options: Own
  /** Exactly one of these is to be given. */
  readonly oneOf?: readonly (keyof Own & string)[]
}

interface Reading<Own extends Options> extends Named<Own> {
  readonly changes: false
  /** It may ask why somebody wants to know. */
  readonly takesReason?: true
  run(place: Place, given: Given<Own>): Promise<Told>
}

/** It says what it would do, and does it only when it is told to. */
interface Changing<Own extends Options> extends Named<Own> {
  readonly changes: true
  plan(place: Place, given: Given<Own>): Promise<Plan>
}

export type Command<Own extends Options = Options> = Reading<Own> | Changing<Own>

/** Only for its types: what a command is given follows from its options. */
export const command = <const Own extends Options>(one: Command<Own>): Command => one as unknown as Command

/** The command could not do what was asked, and says why. */
export class NotDone extends Error {
  override name = 'NotDone'
}
