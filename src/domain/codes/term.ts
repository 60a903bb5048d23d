/**
 * Where a code comes from: the NHS dictionary of medicines and devices, SNOMED CT (UK), or our own list, where none of
 * theirs is known to us.
 */
export const codeSystems = ['dmd', 'snomed', 'larkwell'] as const

type CodeSystem = (typeof codeSystems)[number]

interface Code {
  readonly system: CodeSystem
  readonly code: string
}

/** Something with a name and a code. */
export interface Term extends Code {
  readonly name: string
  /** For a medicine, its ingredients, by which it interacts; otherwise the same as the name. */
  readonly substance: string
}

/** Names as they are compared: small letters and figures, one space between words. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether a text names this, as whole words in their order. Both are plain names. */
export const namesIt = (text: string, name: string): boolean => ` ${text} `.includes(` ${name} `)
