import { plainName } from './term.ts'

/** What a patient's list is made of. */
export const listKinds = ['medicine', 'allergy', 'condition'] as const

export type ListKind = (typeof listKinds)[number]

/** Why an entry of the list no longer counts: it is not taken or not there, or another entry stands in its place. */
export const listEnds = ['not taken', 'replaced'] as const

export type ListEnd = (typeof listEnds)[number]

/** A medicine, allergy or condition of a patient, as a person confirmed it. */
export interface ListedEntry {
  readonly kind: ListKind
  /** As the patient wrote it. */
  readonly written: string
  /** `not coded`: kept as written. `ended`: staff recorded that it is no longer taken or there, or never was. */
  readonly state: 'coded' | 'not coded' | 'ended'
  /** Null where it is not coded. */
  readonly name: string | null
  readonly substance: string | null
}

/** Whether what was typed says more than the name that was chosen for it: the beginning of that name does not. */
export const saysMore = (written: string, name: string): boolean =>
  !name.toLowerCase().startsWith(written.trim().toLowerCase())

/** More words than this are no name. */
export const longestWritten = 200

/** More entries than this are no list of one person. */
export const mostListed = 200

type Named = Pick<ListedEntry, 'kind' | 'written' | 'name'>

/** Whether a list says this already: the name that was picked or, kept as written, the same words. */
export const isListed = (list: readonly Named[], { kind, written, name }: Named): boolean =>
  list.some((one) => {
    if (one.kind !== kind) return false
    if (name !== null) return one.name === name
    return [one.written, one.name ?? ''].map(plainName).includes(plainName(written))
  })
