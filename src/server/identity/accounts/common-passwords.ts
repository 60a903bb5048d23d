import { readFileSync } from 'node:fs'
import { decodeSet } from './golomb-set.ts'

/** Made by tools/common-passwords.ts from a list that is not shipped. */
const common = decodeSet(readFileSync(new URL('./common-passwords.bin', import.meta.url)))

/** Whether a password in lower case is one of the most common. One in a quarter of a million others is taken for one. */
export const isCommonPassword = (plain: string): boolean => common.has(plain)
