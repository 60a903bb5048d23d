import { inflateRawSync } from 'node:zlib'

const centralHeader = 0x02014b50

/** The files of an archive, by path, from its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  while (archive.readUInt32LE(at) === centralHeader) {
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const path = archive.toString('utf8', at + 46, at + 46 + name)
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(from, from + archive.readUInt32LE(at + 20))
    files.set(path, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + name + extra + comment
  }
  return files
}
