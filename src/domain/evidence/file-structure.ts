import { contentCheck } from '../contact/content-check.ts'
import type { UploadKind } from './upload.ts'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const hasText = (bytes: Uint8Array, text: string, from = 0): boolean => {
  for (let at = Math.max(0, from); at + text.length <= bytes.length; at++) {
    if ([...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0))) return true
  }
  return false
}

/** The first chunk tells the size of the picture, and it has one. */
function isPng(head: Uint8Array): boolean {
  if (head.length < 33) return false
  const chunk = view(head)
  return (
    chunk.getUint32(8) === 13 && hasText(head.subarray(12, 16), 'IHDR') && chunk.getUint32(16) * chunk.getUint32(20) > 0
  )
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments follow one another by their lengths, up to the one that tells the size of the picture. */
function isJpeg(head: Uint8Array): boolean {
  let at = 2
  while (at + 4 <= head.length) {
    if (head[at] !== 0xff) return false
    const marker = head[at + 1] as number
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return true
    else if (marker === 0xda || marker === 0xd9) return false
    else at += 2 + view(head).getUint16(at + 2)
  }
  // So much before it can only be a preview that a camera has put there.
  return head.length > 64 * 1024
}

/** Where a reader looks for the end of a document, and some programs write a little behind it. */
const pdfTail = 2_048

const structures: Readonly<Record<UploadKind, (head: Uint8Array, tail: Uint8Array) => boolean>> = {
  png: isPng,
  jpeg: isJpeg,
  pdf: (_, tail) => hasText(tail, '%%EOF', tail.length - pdfTail),
}

/**
 * Whether a file is of its kind, by its first bytes and how it is built. `head` is its first piece, `tail` its last bytes:
 * at least two kilobytes, or all there are.
 */
export function isBuiltAs(kind: UploadKind, head: Uint8Array, tail: Uint8Array): boolean {
  return contentCheck(kind).take(head) && structures[kind](head, tail)
}
