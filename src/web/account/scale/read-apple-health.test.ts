import { Blob as NodeBlob } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { type ZippedFile, zip } from '../../../../tests/zip-file.ts'
import { ExportError, readAppleHealth } from './read-apple-health.ts'

const record = (kg: number, day: string) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="${day} 07:30:00 +0000" value="${kg}"/>`
const document = `<?xml version="1.0"?><HealthData>${record(85.2, '2026-11-15')}</HealthData>`
const name = 'apple_health_export/export.xml'

/** That of Node reads streams, which the one of the page's stand-in does not. */
const fileOf = (bytes: Uint8Array) => new NodeBlob([bytes as Uint8Array<ArrayBuffer>]) as unknown as Blob

const read = (file: Blob, given: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) =>
  readAppleHealth({
    file,
    today: '2026-11-16',
    signal: given.signal ?? new AbortController().signal,
    onProgress: given.onProgress ?? (() => {}),
  })

const problemOf = (file: Blob) =>
  read(file).then(
    () => 'none',
    (error: unknown) => (error instanceof ExportError ? error.problem : error),
  )

describe('export.zip of Apple Health', () => {
  const beside: readonly ZippedFile[] = [
    { name: 'apple_health_export/export_cda.xml', content: 'x'.repeat(10_000) },
    { name: 'apple_health_export/workout-routes/route.gpx', content: '<gpx/>' },
  ]
  test.each([
    ['as a phone writes it', zip([...beside, { name, content: document }])],
    ['in another language', zip([...beside, { name: 'apple_health_export/导出.xml', content: document }])],
    ['not packed', zip([{ name, content: document, method: 0 }])],
    ['with the sizes of large files', zip([{ name, content: document, isWide: true }])],
  ])('is read %s', async (_, bytes) => {
    const shares: number[] = []
    const { taken } = await read(fileOf(bytes), { onProgress: (share) => shares.push(share) })
    expect(taken).toMatchObject([{ measure: 'weight', on: '2026-11-15', value: 85.2 }])
    expect(shares.at(-1)).toBe(1)
  })

  const whole = zip([{ name, content: document.replace('</HealthData>', `${' '.repeat(90_000)}</HealthData>`) }])
  const damaged = Uint8Array.from(whole)
  damaged.fill(0xff, 60, 120)
  test.each([
    ['a picture', Uint8Array.from({ length: 500 }, (_, n) => n % 256), 'not zip'],
    ['an empty file', new Uint8Array(0), 'not zip'],
    ['one that is cut off', whole.subarray(0, whole.length - 40), 'not zip'],
    ['one with damaged bytes in it', damaged, 'damaged'],
    ['a zip of something else', zip([{ name: 'photo.jpg', content: 'x' }]), 'not apple health'],
    ['a zip with another document', zip([{ name, content: '<gpx></gpx>' }]), 'not apple health'],
    ['a document that is cut off', zip([{ name, content: document.slice(0, -10) }]), 'damaged'],
  ])('is refused: %s', async (_, bytes, problem) => expect(await problemOf(fileOf(bytes))).toBe(problem))

  test('that unpacks to far more than it could hold is given up on', async () => {
    const bomb = zip([{ name, content: Buffer.alloc(160 * 1024 ** 2, `<HealthData>${' '.repeat(1_000)}`) }])
    expect(bomb.length).toBeLessThan(1024 ** 2)
    expect(await problemOf(fileOf(bomb))).toBe('too large')
  }, 30_000)

  test('can be stopped', async () => {
    const stopping = new AbortController()
    const content = `<HealthData>${record(85.2, '2026-11-15').repeat(20_000)}</HealthData>`
    const reading = read(fileOf(zip([{ name, content, method: 0 }])), {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    })
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
