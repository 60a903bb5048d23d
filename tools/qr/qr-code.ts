/** A square of modules, row by row. True is dark. */
export type QrCode = readonly (readonly boolean[])[]

/**
 * Versions 1 to 6 at error correction level M, by number: data words, correction words in each block, and blocks.
 * Up to 106 characters, which is more than an address should have; all blocks of a version are of one length.
 */
const versions = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 64, correction: 18, blocks: 2 },
  { data: 86, correction: 24, blocks: 2 },
  { data: 108, correction: 16, blocks: 4 },
] as const

type Version = (typeof versions)[number]

/** The QR code (ISO/IEC 18004) of a text, in bytes. Used when the site is built: no browser runs this. */
export function qrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text)
  // Four bits say that bytes follow, and eight how many.
  const number = versions.findIndex(({ data }) => data >= bytes.length + 2) + 1
  const version = versions[number - 1]
  if (!version) throw new Error(`Too long for a QR code: ${text}`)
  const bits = interleave(toDataWords(bytes, version), version).flatMap(toBits)
  const codes = masks.map((isInverted, mask) => draw(17 + 4 * number, bits, isInverted, mask))
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best))
}

const toBits = (word: number) => Array.from({ length: 8 }, (_, place) => (word >> (7 - place)) & 1)

function toDataWords(bytes: Uint8Array, { data }: Version): number[] {
  const half = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: half.length / 2 }, (_, n) => ((half[2 * n] ?? 0) << 4) | (half[2 * n + 1] ?? 0))
  // What is left over is filled with two words that look like data.
  while (words.length < data) words.push((words.length - half.length / 2) % 2 === 0 ? 0xec : 0x11)
  return words
}

/** One word of each block after the other, first of the data and then of its correction. */
function interleave(words: readonly number[], { data, correction, blocks }: Version): number[] {
  const length = data / blocks
  const parts = Array.from({ length: blocks }, (_, n) => words.slice(n * length, (n + 1) * length))
  const corrections = parts.map((part) => correctionWords(part, correction))
  const across = (lists: number[][], upTo: number) =>
    Array.from({ length: upTo }, (_, n) => lists.map((list) => list[n] ?? 0)).flat()
  return [...across(parts, length), ...across(corrections, correction)]
}

/** Reed-Solomon: what remains when the data, as a polynomial over GF(256), is divided by the generator. */
function correctionWords(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count)
  let remainder = Array.from({ length: count }, () => 0)
  for (const word of data) {
    const factor = word ^ (remainder[0] ?? 0)
    remainder = [...remainder.slice(1), 0].map((value, n) => value ^ times(generator[n] ?? 0, factor))
  }
  return remainder
}

/** (x − 1)(x − α)(x − α²)… without its leading 1. */
function generatorOf(count: number): number[] {
  let product = [1]
  for (let n = 0, root = 1; n < count; n++, root = times(root, 2)) {
    const shifted = [...product, 0]
    product = shifted.map((value, place) => value ^ times(product[place - 1] ?? 0, root))
  }
  return product.slice(1)
}

function times(a: number, b: number): number {
  let product = 0
  for (let place = 7; place >= 0; place--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> place) & 1) product ^= a
  }
  return product
}

/** The eight patterns one of which is laid over the data, so that it has no large even areas. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

function draw(size: number, bits: readonly number[], isInverted: (typeof masks)[number], mask: number): QrCode {
  const code = fixedModules(size, formatBits(mask))
  let next = 0
  for (const [row, column] of dataPath(size)) {
    const line = code[row]
    if (!line || line[column] !== undefined) continue
    line[column] = (bits[next++] === 1) !== isInverted(row, column)
  }
  return code.map((row) => Array.from(row, (isDark) => isDark === true))
}

/** Everything that is not data: the three eyes, the small one, the two rulers, and the format written twice. */
function fixedModules(size: number, format: readonly boolean[]): (boolean | undefined)[][] {
  const code = Array.from({ length: size }, () => Array.from({ length: size }, (): boolean | undefined => undefined))
  const put = (row: number, column: number, isDark: boolean) => {
    const line = code[row]
    if (line && column >= 0 && column < size) line[column] = isDark
  }
  const eye = (row: number, column: number, reach: number) => {
    for (let down = -reach; down <= reach; down++) {
      for (let along = -reach; along <= reach; along++) {
        const ring = Math.max(Math.abs(down), Math.abs(along))
        put(row + down, column + along, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
      }
    }
  }
  for (let n = 8; n < size - 8; n++) {
    put(6, n, n % 2 === 0)
    put(n, 6, n % 2 === 0)
  }
  eye(3, 3, 4)
  eye(3, size - 4, 4)
  eye(size - 4, 3, 4)
  if (size > 21) eye(size - 7, size - 7, 2)

  format.forEach((isDark, n) => {
    // Round the upper left eye, stepping over the rulers.
    if (n < 8) put(8, n < 6 ? n : n + 1, isDark)
    else put(n < 9 ? 15 - n : 14 - n, 8, isDark)
    // And once more, half of it beside each of the other two.
    if (n < 7) put(size - 1 - n, 8, isDark)
    else put(8, size - 15 + n, isDark)
  })
  put(size - 8, 8, true)
  return code
}

/** Two bits of level (M is 00), three of the mask, and ten that guard them, most significant first. */
function formatBits(mask: number): boolean[] {
  let rest = mask << 10
  for (let place = 14; place >= 10; place--) if ((rest >> place) & 1) rest ^= 0x537 << (place - 10)
  const bits = ((mask << 10) | rest) ^ 0x5412
  return Array.from({ length: 15 }, (_, n) => ((bits >> (14 - n)) & 1) === 1)
}

/** Up and down in pairs of columns from the right, past the ruler. */
function* dataPath(size: number): Generator<[row: number, column: number]> {
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let n = 0; n < size; n++) {
      const row = isUp ? size - 1 - n : n
      yield [row, right]
      yield [row, right - 1]
    }
    isUp = !isUp
  }
}

/** How hard a code is to read: long runs, blocks, what looks like an eye, and too much dark or light. */
function penalty(code: QrCode): number {
  const size = code.length
  const columns = Array.from({ length: size }, (_, n) => code.map((row) => row[n] === true))
  const lines = [...code, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  let points = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    points += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const here = code[row]?.[column]
      const isBlock =
        code[row]?.[column - 1] === here && code[row - 1]?.[column] === here && code[row - 1]?.[column - 1] === here
      if (isBlock) points += 3
    }
  }
  const dark = code.flat().filter(Boolean).length
  return points + 10 * Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5)
}
