import type { AttachmentKind } from './attachment-kinds.ts'
import { utf8Check } from './utf8-check.ts'

const signatures: readonly (readonly [AttachmentKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
]

/** Brands of pictures that are coded as HEIC is. `mif1` and `msf1` alone may as well be AVIF. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const familyBrands: ReadonlySet<string> = new Set(['mif1', 'msf1'])
/** More brands than any camera writes. */
const longestFileType = 256

/** How many of a file's first bytes are needed to recognise its kind. */
export const signatureBytes = longestFileType

const letters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

function isHeic(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || letters(bytes, 4) !== 'ftyp') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const major = letters(bytes, 8)
  if (heicBrands.has(major)) return true
  if (!familyBrands.has(major)) return false
  for (let at = 16; at + 4 <= Math.min(size, bytes.length, longestFileType); at += 4) {
    if (heicBrands.has(letters(bytes, at))) return true
  }
  return false
}

/** The kind by the first bytes. Null: none of these, so that it can only be text. */
function kindSigned(bytes: Uint8Array): AttachmentKind | null {
  const signed = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  return signed?.[0] ?? (isHeic(bytes) ? 'heic' : null)
}

interface ContentCheck {
  /** The next bytes. The first call gets at least `signatureBytes`, or all there are. False: not of this kind. */
  take(bytes: Uint8Array): boolean
  /** The end of the file. False: not of this kind. */
  isWhole(): boolean
}

/** Whether bytes are of a kind, judged by the bytes alone. */
export function contentCheck(kind: AttachmentKind): ContentCheck {
  const text = kind === 'text' ? utf8Check() : null
  let isFirst = true
  return {
    take(bytes) {
      if (isFirst && kindSigned(bytes) !== (kind === 'text' ? null : kind)) return false
      isFirst = false
      return text?.take(bytes) ?? true
    },
    isWhole: () => !isFirst && (text?.isWhole() ?? true),
  }
}
