import { duties, type Proof } from '#domain/safety/control.ts'

/**
 * Sentences by their file in src, each whole and as it stands in the source: what is put into a template stands
 * in braces, as `npm run words` prints it.
 */
export type Said = Readonly<Record<string, readonly string[]>>

/** Who keeps what no software can. */
export const keepers = [...duties, 'data protection officer', 'care team', 'support'] as const

type Keeper = (typeof keepers)[number]

/** A capability, and a test that fails without it. */
interface Kept {
  readonly is: 'kept'
  /** The file with the rule, gate, call, job or screen. */
  readonly code: string
  readonly proof: Proof
}

interface KeptByPeople {
  readonly is: 'people'
  readonly who: Keeper
  /** How often, or on what occasion. */
  readonly when: string
}

/** Nothing keeps it yet. */
interface Awaiting {
  readonly is: 'awaiting'
  /** The capability that will, by its noun. */
  readonly capability: string
}

export interface PublicPromise {
  readonly promise: string
  readonly by: Kept | KeptByPeople | Awaiting
  readonly said: Said
}

/** Ids never change, and none is given twice. */
export type Promises = Readonly<Record<`PR-${number}`, PublicPromise>>

/** Sentences that sound like a promise and are none. */
export interface NoPromise {
  readonly because: string
  readonly said: Said
}

/** `row`: of a table of tests, the one that is meant. */
export const kept = (code: string, file: string, title: string, row?: string): Kept => ({
  is: 'kept',
  code,
  proof: row === undefined ? { file, title } : { file, title, row },
})

export const people = (who: Keeper, when: string): KeptByPeople => ({ is: 'people', who, when })

export const awaiting = (capability: string): Awaiting => ({ is: 'awaiting', capability })
