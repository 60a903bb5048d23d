import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOffset, findZipEnd, headerBytes, readZip64End, readZipList, zip64EndBytes } from './zip-entries.ts'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface Written {
  readonly name: string
  readonly content: string
  readonly method?: number
  readonly isWide?: boolean
}

/** A zip file by hand. `isWide`: the sizes are in the extra field of large files. */
function zip(files: readonly Written[], comment = ''): Uint8Array {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let place = 0
  for (const { name, content, method = 8, isWide = false } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content)
    const header = Buffer.alloc(headerBytes)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(name.length, 26)
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
    listed.writeUInt16LE(name.length, 28)
    listed.writeUInt16LE(extra.length, 30)
    list.push(listed, Buffer.from(name), extra)
    parts.push(header, Buffer.from(name), packed)
    place += header.length + name.length + packed.length
  }
  const whole = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(whole.length, 12)
  end.writeUInt32LE(place, 16)
  return Uint8Array.from(Buffer.concat([...parts, whole, end, Buffer.from(comment)]))
}

function entriesOf(file: Uint8Array) {
  const end = findZipEnd(view(file))
  if (end?.is !== 'end') return null
  return readZipList(view(file.subarray(end.listAt, end.listAt + end.listBytes)))
}

const files = [
  { name: 'apple_health_export/export.xml', content: '<HealthData></HealthData>' },
  { name: 'apple_health_export/export_cda.xml', content: 'x'.repeat(500), method: 0 },
]

describe('the list of a zip file', () => {
  it.each([
    ['as it usually is', zip(files), files],
    ['behind a comment', zip(files, 'made by hand'), files],
    ['of files too large for the short fields', zip(files.map((file) => ({ ...file, isWide: true }))), files],
    ['of files packed in a way that browsers do not know', zip([{ name: 'a', content: 'b', method: 12 }]), []],
  ])('is read %s', (_, file, wanted) => {
    const entries = entriesOf(file) ?? []
    expect(entries.map(({ name, bytes, isDeflated }) => ({ name, bytes, isDeflated }))).toEqual(
      wanted.map(({ name, content, ...more }) => ({
        name,
        bytes: content.length,
        isDeflated: !('method' in more),
      })),
    )
    for (const { headerAt, name } of entries)
      expect(contentOffset(view(file.subarray(headerAt, headerAt + headerBytes)))).toBe(headerBytes + name.length)
  })

  it('is elsewhere in a file of more than 4 GB', () => {
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50, 0)
    locator.writeBigUInt64LE(5_000_000_000n, 8)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt32LE(0xffffffff, 16)
    expect(findZipEnd(view(Uint8Array.from(Buffer.concat([locator, end]))))).toEqual({
      is: 'elsewhere',
      at: 5_000_000_000,
    })
    const end64 = Buffer.alloc(zip64EndBytes)
    end64.writeUInt32LE(0x06064b50, 0)
    end64.writeBigUInt64LE(300n, 40)
    end64.writeBigUInt64LE(4_999_999_000n, 48)
    expect(readZip64End(view(Uint8Array.from(end64)))).toEqual({ listBytes: 300, listAt: 4_999_999_000 })
  })

  it('of something else is none', () => {
    expect(findZipEnd(view(new TextEncoder().encode('<HealthData/>'.repeat(10))))).toBeNull()
    expect(readZipList(view(new Uint8Array(60)))).toBeNull()
    expect(readZipList(view(zip(files).subarray(0, 20)))).toBeNull()
    expect(contentOffset(view(new Uint8Array(30)))).toBeNull()
    expect(readZip64End(view(new Uint8Array(56)))).toBeNull()
  })

  it('is read or refused, and never throws', () => {
    const file = zip(files)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
        const damaged = Uint8Array.from(file)
        for (const [at, to] of changes) damaged[at] = to
        const end = findZipEnd(view(damaged))
        if (end?.is !== 'end') return
        const entries = readZipList(view(damaged.subarray(end.listAt, end.listAt + end.listBytes)))
        expect(entries === null || Array.isArray(entries)).toBe(true)
      }),
    )
  })
})
