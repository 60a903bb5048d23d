import { deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  readonly name: string
  readonly content: string | Uint8Array
  readonly method?: number
  readonly isWide?: boolean
}

/** A zip file by hand, all of it in memory. `isWide`: the sizes are in the extra field of large files. */
export function zip(files: readonly ZippedFile[], comment = ''): Uint8Array {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let place = 0
  for (const { name, content, method = 8, isWide = false } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content)
    const named = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(named.length, 26)
    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(method, 10)
    const sizes = [content.length, packed.length, place]
    for (const [n, at] of [24, 20, 42].entries()) listed.writeUInt32LE(isWide ? 0xffffffff : (sizes[n] ?? 0), at)
    const extra = Buffer.alloc(isWide ? 28 : 0)
    if (isWide) {
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(24, 2)
      for (const [n, size] of sizes.entries()) extra.writeBigUInt64LE(BigInt(size), 4 + n * 8)
    }
    listed.writeUInt16LE(named.length, 28)
    listed.writeUInt16LE(extra.length, 30)
    list.push(listed, named, extra)
    parts.push(header, named, packed)
    place += header.length + named.length + packed.length
  }
  const whole = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(whole.length, 12)
  end.writeUInt32LE(place, 16)
  return new Uint8Array(Buffer.concat([...parts, whole, end, Buffer.from(comment)]))
}
