/** By its first byte: how many bytes follow, and between which values the second must lie (RFC 3629). */
function following(byte: number): readonly [number, number, number] | null {
  if (byte >= 0xc2 && byte <= 0xdf) return [1, 0x80, 0xbf]
  if (byte >= 0xe0 && byte <= 0xef) return [2, byte === 0xe0 ? 0xa0 : 0x80, byte === 0xed ? 0x9f : 0xbf]
  if (byte >= 0xf0 && byte <= 0xf4) return [3, byte === 0xf0 ? 0x90 : 0x80, byte === 0xf4 ? 0x8f : 0xbf]
  return null
}

/** Tab, line feed, form feed and carriage return are text; other control characters are not. */
const isPlain = (byte: number) =>
  (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d

/** Whether bytes are UTF-8 without control characters, however they are split into chunks. */
export function utf8Check() {
  let left = 0
  let lowest = 0x80
  let highest = 0xbf
  return {
    take(bytes: Uint8Array): boolean {
      for (const byte of bytes) {
        if (left > 0) {
          if (byte < lowest || byte > highest) return false
          left -= 1
          lowest = 0x80
          highest = 0xbf
        } else if (byte < 0x80) {
          if (!isPlain(byte)) return false
        } else {
          const more = following(byte)
          if (!more) return false
          ;[left, lowest, highest] = more
          // U+0080 to U+009F are control characters too.
          if (byte === 0xc2) lowest = 0xa0
        }
      }
      return true
    },
    isWhole: () => left === 0,
  }
}
