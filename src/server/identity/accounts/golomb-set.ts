import { hash } from 'node:crypto'

/**
 * A set of texts that answers "is this one of them?" and is wrong, towards yes, once in 2^18 times. Each text is a
 * number below `count` × 2^18, taken from its SHA-256; the numbers are sorted, and each difference to the next is
 * written with some 20 bits (Golomb-Rice): its quotient in unary, the last 18 bits as they are.
 */
const lowBits = 18

const numberOf = (text: string, count: number): number =>
  // 48 bits: exact in a double, and far more than are needed.
  hash('sha256', text, 'buffer').readUIntBE(0, 6) % (count * 2 ** lowBits)

const headerBytes = 4

export function encodeSet(texts: ReadonlySet<string>): Buffer {
  const count = texts.size
  const numbers = [...texts].map((text) => numberOf(text, count)).sort((one, other) => one - other)
  const bytes = Buffer.alloc(headerBytes + Math.ceil((count * (lowBits + 2)) / 8) + 1)
  bytes.writeUInt32BE(count)
  let at = headerBytes * 8
  const write = (bit: number) => {
    if (bit) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7))
    at += 1
  }
  let last = 0
  for (const number of numbers) {
    const gap = number - last
    last = number
    for (let ones = Math.floor(gap / 2 ** lowBits); ones > 0; ones--) write(1)
    write(0)
    for (let bit = lowBits - 1; bit >= 0; bit--) write((gap >> bit) & 1)
  }
  return bytes.subarray(0, Math.ceil(at / 8))
}

export function decodeSet(bytes: Uint8Array): { readonly size: number; has(text: string): boolean } {
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const numbers = new Float64Array(count)
  let at = headerBytes * 8
  const read = () => {
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    at += 1
    return bit
  }
  let last = 0
  for (let n = 0; n < count; n++) {
    let high = 0
    while (read()) high += 1
    let low = 0
    for (let bit = 0; bit < lowBits; bit++) low = low * 2 + read()
    last += high * 2 ** lowBits + low
    numbers[n] = last
  }
  return {
    size: count,
    has(text) {
      const wanted = numberOf(text, count)
      let [from, to] = [0, count]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((numbers[middle] as number) < wanted) from = middle + 1
        else to = middle
      }
      return numbers[from] === wanted
    },
  }
}
