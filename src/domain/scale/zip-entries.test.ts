import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zip } from '../../../tests/zip-file.ts'
import { contentOffset, findZipEnd, headerBytes, readZip64End, readZipList, zip64EndBytes } from './zip-entries.ts'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

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
