const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * The bytes of a text in UTF-8: rules know no buffers and no browser. Written by hand, since each letter of each record
 * of an export comes through here.
 */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let end = 0
  const after = (point: number, shift: number) => 0x80 | ((point >> shift) & 0x3f)
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0
    if (point < 0x80) bytes[end++] = point
    else if (point < 0x800) {
      bytes[end++] = 0xc0 | (point >> 6)
      bytes[end++] = after(point, 0)
    } else if (point < 0x10000) {
      bytes[end++] = 0xe0 | (point >> 12)
      bytes[end++] = after(point, 6)
      bytes[end++] = after(point, 0)
    } else {
      bytes[end++] = 0xf0 | (point >> 18)
      bytes[end++] = after(point, 12)
      bytes[end++] = after(point, 6)
      bytes[end++] = after(point, 0)
      // It takes two units of the text.
      at++
    }
  }
  return bytes.subarray(0, end)
}

/** A text in UTF-8, in base64. */
export function base64(text: string): string {
  const bytes = bytesOf(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  const letter = (group: number, shift: number) => alphabet.charAt((group >> shift) & 63)
  let written = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    written += letter(group, 18) + letter(group, 12)
    written += (left > 1 ? letter(group, 6) : '=') + (left > 2 ? letter(group, 0) : '=')
  }
  return written
}
