import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createDeflateRaw } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'

const gigabyte = 1024 ** 3
const mostExtraBytes = 100 * 1024 ** 2

const attributes = (type: string, unit: string, at: string, value: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Robin’s watch" sourceVersion="26.1" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}"/>\n`

/** A watch's years: a heartbeat every few minutes, steps, and a weight each morning. */
function* exported(bytes: number) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record*)>\n]>\n<HealthData locale="en_GB">\n'
  let written = 0
  for (let at = Date.UTC(2012, 0, 1); written < bytes; at += 6 * 3_600_000) {
    const day = new Date(at)
    const moment = (minute: number) =>
      `${day.toISOString().slice(0, 10)} ${String(day.getUTCHours()).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:${String((minute * 7) % 60).padStart(2, '0')} +0000`
    const lines = [
      attributes('BodyMass', 'kg', moment(30), (84 + Math.sin(at) * 2).toFixed(2)),
      attributes('BodyFatPercentage', '%', moment(30), (0.3 + Math.sin(at) / 100).toFixed(4)),
    ]
    for (let n = 0; n < 200; n++) {
      const beats = String(50 + ((n * 37 + at / 3_600_000) % 90))
      lines.push(
        attributes(n % 3 === 0 ? 'StepCount' : 'HeartRate', n % 3 === 0 ? 'count' : 'count/min', moment(n), beats),
      )
    }
    const text = lines.join('')
    written += text.length
    yield text
    // Weights are of the past: twelve years of them, and the heart goes on.
    if (at > Date.UTC(2025, 0, 1)) at = Date.UTC(2012, 0, 1)
  }
  yield '</HealthData>\n'
}

/** A zip file of one entry, written piece by piece. */
async function writeExport(path: string, bytes: number, isDeflated: boolean): Promise<void> {
  const name = Buffer.from('apple_health_export/export.xml')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(name.length, 26)
  const file = createWriteStream(path)
  file.write(header)
  file.write(name)
  let plain = 0
  let packed = 0
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      packed += piece.length
      yield piece
    }
  }
  const content = Readable.from(
    (function* () {
      for (const text of exported(bytes)) {
        const piece = Buffer.from(text)
        plain += piece.length
        yield piece
      }
    })(),
  )
  if (isDeflated) await pipeline(content, createDeflateRaw({ level: 1 }), count, file, { end: false })
  else await pipeline(content, count, file, { end: false })
  const listed = Buffer.alloc(46)
  listed.writeUInt32LE(0x02014b50, 0)
  listed.writeUInt16LE(isDeflated ? 8 : 0, 10)
  listed.writeUInt32LE(packed, 20)
  listed.writeUInt32LE(plain, 24)
  listed.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(listed.length + name.length, 12)
  end.writeUInt32LE(header.length + name.length + packed, 16)
  await new Promise<void>((resolve) => file.end(Buffer.concat([listed, name, end]), resolve))
}

/** In a process of its own: what it takes at most, above what it has before it begins. */
const reading = `
  import { openAsBlob } from 'node:fs'
  import { readAppleHealth } from ${JSON.stringify(join(root, 'src/web/account/scale/read-apple-health.ts'))}
  const file = await openAsBlob(process.argv[1])
  const before = process.memoryUsage().rss
  let most = before
  let shares = 0
  const watch = setInterval(() => { most = Math.max(most, process.memoryUsage().rss) }, 5)
  const begun = performance.now()
  const onProgress = () => { shares++; most = Math.max(most, process.memoryUsage().rss) }
  const { signal } = new AbortController()
  const { taken, leftOut } = await readAppleHealth({ file, today: '2026-11-16', signal, onProgress })
  clearInterval(watch)
  const ms = Math.round(performance.now() - begun)
  console.log(JSON.stringify({ extra: most - before, days: taken.length, leftOut, bytes: file.size, ms, shares }))
`

test.each([
  ['packed as a phone packs it', true],
  ['that is a gigabyte itself', false],
])('an export of a gigabyte, %s, is read in less than 100 MB', async (_, isDeflated) => {
  const folder = await ownFolder('apple-health')
  const path = join(folder, 'export.zip')
  await writeExport(path, gigabyte, isDeflated)
  // Collected as often as in a page: Node alone would let rubbish grow to its share of the machine.
  const options = ['--max-semi-space-size=4', '--import', './scripts/quick-imports.mjs', '--input-type=module']
  const { stdout } = await promisify(execFile)(process.execPath, [...options, '-e', reading, path], { cwd: root })
  console.log(stdout.trim())
  const { extra, days, leftOut, bytes } = JSON.parse(stdout)
  expect(bytes).toBeGreaterThan(isDeflated ? 20 * 1024 ** 2 : gigabyte)
  expect(days).toBeGreaterThan(9_000)
  expect(leftOut).toBe(0)
  expect(extra).toBeLessThan(mostExtraBytes)
})
