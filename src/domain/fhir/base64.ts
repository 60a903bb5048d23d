const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a text in UTF-8: rules know no buffers and no browser. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, plain]) =>
    hex === undefined ? (plain as string).charCodeAt(0) : Number.parseInt(hex, 16),
  )

/** A text in UTF-8, in base64. */
export function base64(text: string): string {
  const bytes = bytesOf(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  let written = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3)
    const group = (one << 16) | (two << 8) | three
    const letters = [18, 12, 6, 0].map((shift) => alphabet.charAt((group >> shift) & 63))
    written += letters.slice(0, Math.min(bytes.length - at, 3) + 1).join('')
  }
  return written.padEnd(Math.ceil(written.length / 4) * 4, '=')
}
