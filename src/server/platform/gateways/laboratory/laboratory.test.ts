import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { systems } from '#domain/fhir/systems.ts'
import { fhirLaboratory } from './fhir-laboratory.ts'
import { readReports } from './read-reports.ts'
import { type SampleCourse, sampleBundle } from './sandbox/sample-bundle.ts'

const person = { firstName: 'Nora', lastName: 'Birch', bornOn: '1984-05-04' }
const code = '123-456-789-0'
const at = new Date('2026-03-20T10:00:00Z')
const bundleOf = (course: SampleCourse, isResult = true) => sampleBundle({ code, person, course, at, isResult })
const readOne = (bundle: unknown) => readReports(bundle)?.messages[0]

// biome-ignore lint/suspicious/noExplicitAny: a bundle that is changed in one place.
const changed = (change: (bundle: any) => void, course: SampleCourse = 'within') => {
  const bundle = structuredClone(bundleOf(course))
  change(bundle)
  return bundle
}
// biome-ignore lint/suspicious/noExplicitAny: as above.
const observationIn = (bundle: any, key: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  bundle.entry.find(({ resource }: any) => resource.id === `${key}-${code}`).resource

describe('a DiagnosticReport of FHIR R4', () => {
  it('is read with its kit, its person, and each value with range and mark', () => {
    const message = readOne(bundleOf('critical'))
    expect(message).toMatchObject({ what: 'results', kitCode: code, person, version: '2', isHaemolysed: false })
    expect(message?.report).toMatchObject({ takenOn: '2026-03-20', laboratory: expect.stringContaining('Ferncliff') })
    const of = (key: string) => message?.report?.results.find(({ test }) => test === key)
    expect(of('potassium')).toEqual({
      test: 'potassium',
      value: 6.7,
      than: null,
      low: 3.5,
      high: 5.3,
      mark: 'critical',
      unread: null,
    })
    expect(of('egfr')).toMatchObject({ value: 90, than: '>', low: 60, high: null })
    expect(of('creatinine')).toMatchObject({ mark: 'outside' })
  })

  it('reads no potassium of a haemolysed specimen, also if it is marked critical', () => {
    const results = readOne(bundleOf('haemolysed'))?.report?.results ?? []
    expect(results.find(({ test }) => test === 'potassium')).toMatchObject({
      value: null,
      mark: null,
      unread: 'haemolysed',
    })
    expect(results.find(({ test }) => test === 'sodium')).toMatchObject({ value: 140 })
  })

  it('reads no value in another unit, and keeps its mark', () => {
    const bundle = changed((one) => {
      const potassium = observationIn(one, 'potassium')
      potassium.valueQuantity = { value: 17.1, unit: 'mg/dL', code: 'mg/dL' }
    }, 'critical')
    const results = readOne(bundle)?.report?.results ?? []
    expect(results.find(({ test }) => test === 'potassium')).toMatchObject({
      value: null,
      unread: 'unit',
      mark: 'critical',
    })
  })

  it('names tests that we do not read and that are critical, and ignores the others', () => {
    const other = (interpretation: string) =>
      changed((one) => {
        const sodium = observationIn(one, 'sodium')
        sodium.code = { coding: [{ system: systems.loinc, code: '15074-8', display: 'Glucose' }] }
        sodium.interpretation = [{ coding: [{ code: interpretation }] }]
      })
    expect(readOne(other('LL'))?.otherCritical).toEqual(['Glucose'])
    expect(readOne(other('L'))?.otherCritical).toEqual([])
    expect(readOne(other('LL'))?.report?.results).toHaveLength(12)
  })

  it.each([
    ['registered', 'received'],
    ['preliminary', 'results'],
    ['corrected', 'results'],
    ['cancelled', 'unusable'],
    ['entered-in-error', 'unusable'],
    ['unknown', 'unreadable'],
  ])('with the status %s is %s', (status, what) => {
    const bundle = changed((one) => {
      one.entry[0].resource.status = status
    })
    expect(readOne(bundle)?.what).toBe(what)
  })

  it('that names a value which is not there is not read in part', () => {
    const bundle = changed((one) => {
      one.entry = one.entry.filter(({ resource }: { resource: { id: string } }) => resource.id !== `sodium-${code}`)
    })
    expect(readOne(bundle)).toMatchObject({ what: 'unreadable', report: null })
  })

  it.each([
    [
      'names a value which is not there',
      (one: { entry: { resource: { id: string } }[] }) => {
        one.entry = one.entry.filter(({ resource }) => resource.id !== `sodium-${code}`)
      },
    ],
    [
      'has a value in a form that is not the standard’s',
      (one: unknown) => {
        observationIn(one, 'potassium').valueQuantity = { value: '6.7' }
      },
    ],
    [
      'has a state that is not the standard’s',
      (one: { entry: { resource: { status: string } }[] }) => {
        ;(one.entry[0] as { resource: { status: string } }).resource.status = 'somehow'
      },
    ],
  ])('that %s still says what in it is critical', (_, change) => {
    const message = readOne(changed(change, 'critical'))
    expect(message).toMatchObject({ what: 'unreadable', report: null })
    expect(message?.otherCritical).toHaveLength(1)
    expect(readOne(changed(change, 'within'))?.otherCritical).toEqual([])
  })

  it('with a test twice has it once: the one that was read; and two that differ are not chosen between', () => {
    const twice = (change: (copy: { valueQuantity: { value: number; code: string; unit: string } }) => void) =>
      changed((one) => {
        const copy = structuredClone(observationIn(one, 'hba1c'))
        copy.id = `again-${code}`
        change(copy)
        one.entry.push({ resource: copy })
        one.entry[0].resource.result.unshift({ reference: `Observation/${copy.id}` })
      })
    const hba1cIn = (bundle: unknown) => readOne(bundle)?.report?.results.filter(({ test }) => test === 'hba1c')
    const inPercent = twice(({ valueQuantity }) => Object.assign(valueQuantity, { value: 5.6, code: '%', unit: '%' }))
    expect(hba1cIn(inPercent)).toMatchObject([{ unread: null }])
    expect(hba1cIn(twice(() => undefined))).toHaveLength(1)
    const differing = twice(({ valueQuantity }) => Object.assign(valueQuantity, { value: 99 }))
    expect(readOne(differing)).toMatchObject({ what: 'unreadable' })
  })

  it('that cannot be read keeps back no other', () => {
    const bundle = changed((one) => {
      one.entry.unshift({ resource: { resourceType: 'DiagnosticReport', status: 'final' } })
    })
    expect(readReports(bundle)).toMatchObject({ nameless: 1, messages: [{ what: 'results' }] })
    expect(readReports('<html>')).toBeNull()
  })
})

describe('a laboratory that speaks FHIR', () => {
  let server: Server | undefined
  afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

  /** Answers by the path; `asked` has what came. */
  async function serve(answer: (path: string, base: string) => unknown, status = 200) {
    const asked: { method: string; path: string; token: string; body: string }[] = []
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => {
        const { method = '', url = '', headers } = request
        asked.push({ method, path: url, token: headers.authorization ?? '', body: Buffer.concat(parts).toString() })
        response.writeHead(status, { 'content-type': 'application/fhir+json' })
        response.end(JSON.stringify(answer(url, base)))
      })
    })
    await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`
    return { asked, laboratory: fhirLaboratory({ url: `${base}/`, token: 'secret', onNameless: () => undefined }) }
  }

  it('is told whose sample a kit will hold, so that telling it again makes no second order', async () => {
    const { asked, laboratory } = await serve(() => ({ resourceType: 'Bundle' }))
    await laboratory.register({ id: '5d0a1a2e-0000-4000-8000-000000000001', code, person })
    expect(asked).toMatchObject([{ method: 'POST', path: '/fhir', token: 'Bearer secret' }])
    const { entry } = JSON.parse(asked[0]?.body ?? '')
    for (const { request } of entry) expect(request.ifNoneExist).toBe(`identifier=urn:larkwell:blood-kit|${code}`)
    expect(JSON.stringify(entry)).toMatch(/"family":"Birch".*"birthDate":"1984-05-04"/)
  })

  it('is read page by page to the end', async () => {
    const { asked, laboratory } = await serve((path, base) =>
      path.includes('page=2')
        ? bundleOf('within')
        : { ...bundleOf('within', false), link: [{ relation: 'next', url: `${base}/DiagnosticReport?page=2` }] },
    )
    const messages = await laboratory.messagesSince(new Date('2026-03-17T00:00:00Z'))
    expect(messages.map(({ what }) => what).toSorted()).toEqual(['received', 'results'])
    expect(asked[0]?.path).toContain('_lastUpdated=ge2026-03-17')
  })

  it('gets our token alone: a page elsewhere is not asked for', async () => {
    const { laboratory } = await serve(() => ({
      ...bundleOf('within'),
      link: [{ relation: 'next', url: 'https://elsewhere.example/fhir' }],
    }))
    await expect(laboratory.messagesSince(at)).rejects.toMatchObject({ code: 'foreign_page' })
  })

  it('is not listened to without end: an answer that does not say how long it is, or packs into little, is cut off', async () => {
    const large = { ...bundleOf('within'), padding: 'x'.repeat(9 * 1024 * 1024) }
    for (const isPacked of [false, true]) {
      const plain = createServer((_, response) => {
        const text = JSON.stringify(large)
        response.writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {})
        if (isPacked) return void response.end(gzipSync(text))
        for (let at = 0; at < text.length; at += 65_536) response.write(text.slice(at, at + 65_536))
        response.end()
      })
      await new Promise<void>((ready) => plain.listen(0, '127.0.0.1', ready))
      const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/fhir`
      const asked = fhirLaboratory({ url, token: 'secret', onNameless: () => undefined }).messagesSince(at)
      await expect(asked).rejects.toMatchObject({ code: 'too_large' })
      plain.closeAllConnections()
      await new Promise<void>((done) => plain.close(() => done()))
    }
  })

  it('that fails or answers with something else is no silence', async () => {
    const { laboratory } = await serve(() => ({ resourceType: 'OperationOutcome' }))
    await expect(laboratory.messagesSince(at)).rejects.toMatchObject({ code: 'no_bundle' })
    await new Promise<void>((done) => server?.close(() => done()))
    const failing = await serve(() => ({}), 503)
    await expect(failing.laboratory.messagesSince(at)).rejects.toMatchObject({ status: 503 })
    await expect(failing.laboratory.register({ id: code, code, person })).rejects.toMatchObject({ status: 503 })
  })
})
