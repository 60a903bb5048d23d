import type { Medicine } from './medicine.ts'
import { mounjaro } from './mounjaro.ts'
import { wegovy } from './wegovy.ts'

/**
 * The medicines that are prescribed and supplied, by key. To add one, add a file beside these, a line here, and its
 * words in `content/medicines`.
 */
export const registry = { wegovy, mounjaro } as const satisfies Readonly<Record<string, Medicine>>
