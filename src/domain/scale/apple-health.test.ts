import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppleHealthError, appleHealthReader } from './apple-health.ts'

const today = '2026-11-16'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 13 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
<!ATTLIST Record type CDATA #REQUIRED unit CDATA #IMPLIED value CDATA #IMPLIED>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-11-15 20:14:02 +0000"/>
 <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
`

const record = (type: string, value: string, unit: string, date = '2026-11-15 07:31:05 +0000') =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="A &amp; B > C's scale" unit="${unit}" creationDate="${date}" startDate="${date}" endDate="${date}" value="${value}"/>\n`

const document = (...records: string[]) => `${head}${records.join('')}</HealthData>\n`

function read(text: string, pieces: readonly number[] = []) {
  const reader = appleHealthReader(today)
  let from = 0
  for (const length of pieces) {
    reader.push(text.slice(from, from + length))
    from += length
  }
  reader.push(text.slice(from))
  return reader.end()
}

const seen = (text: string) => read(text).taken.map(({ measure, on, value }) => `${measure} ${on} ${value}`)

const problemOf = (text: string) => {
  try {
    return read(text)
  } catch (error) {
    return error instanceof AppleHealthError ? error.problem : error
  }
}

describe('an export of Apple Health', () => {
  it.each([
    ['a weight in kilograms', record('BodyMass', '84.6', 'kg'), 'weight 2026-11-15 84.6'],
    ['a weight in pounds', record('BodyMass', '186.5', 'lb'), 'weight 2026-11-15 84.59'],
    ['a weight in stones', record('BodyMass', '13.32', 'st'), 'weight 2026-11-15 84.59'],
    ['body fat, a share of one', record('BodyFatPercentage', '0.321', '%'), 'body_fat 2026-11-15 32.1'],
    ['a BMI', record('BodyMassIndex', '28.4', 'count'), 'bmi 2026-11-15 28.4'],
    ['lean mass', record('LeanBodyMass', '57.7', 'kg'), 'lean_mass 2026-11-15 57.7'],
    [
      'the day in London, wherever it was taken',
      record('BodyMass', '84.6', 'kg', '2026-06-01 23:30:00 -0700'),
      'weight 2026-06-02 84.6',
    ],
    [
      'a record with parts of its own',
      `<Record type='HKQuantityTypeIdentifierBodyMass' unit='kg' startDate='2026-11-15 07:31:05 +0000' value='84.6'>
        <MetadataEntry key="HKWasUserEntered" value="1"/></Record>`,
      'weight 2026-11-15 84.6',
    ],
  ])('has %s', (_, text, found) => expect(seen(document(text))).toEqual([found]))

  it('has the first of a day, however often it is there', () => {
    const [first, second] = [
      record('BodyMass', '84.6', 'kg', '2026-11-15 07:31:05 +0000'),
      record('BodyMass', '85.9', 'kg', '2026-11-15 21:00:00 +0000'),
    ]
    expect(seen(document(second, first, second, first))).toEqual(['weight 2026-11-15 84.6'])
  })

  it('has nothing of steps, of comments, of character data or of what comes after it', () => {
    const [steps, weight] = [record('StepCount', '84', 'count'), record('BodyMass', '84.6', 'kg')]
    expect(seen(`${document(steps, `<!-- ${weight} -->`, `<![CDATA[${weight}]]>`, '<Recorded/>')}`)).toEqual([])
  })

  it('leaves out what it cannot read, and counts it', () => {
    const records = [
      record('BodyMass', '84.6', 'slug'),
      record('BodyMass', 'NaN', 'kg'),
      record('BodyMass', '84.6', 'kg', 'yesterday'),
      record('BodyMass', '84.6', 'kg', '2026-13-15 07:31:05 +0000'),
      record('BodyMass', '4', 'kg'),
      record('BodyMass', '84.6', 'kg', '2027-01-01 07:31:05 +0000'),
      record('BodyFatPercentage', '0.3', 'kg'),
      record('BodyMass', '84.6', 'kg'),
    ]
    expect(read(document(...records))).toMatchObject({ leftOut: 7, taken: [{ value: 84.6 }] })
  })

  it.each([
    ['another document', '<?xml version="1.0"?><gpx><trk/></gpx>', 'not apple health'],
    ['no text at all', '', 'not apple health'],
    ['a long text without a beginning', 'x'.repeat(300_000), 'not apple health'],
    ['one that is cut off', head + record('BodyMass', '84.6', 'kg'), 'damaged'],
    ['a value that never ends', `${head}<Record type="${'x'.repeat(200_000)}`, 'damaged'],
    ['a comment that never ends', `${head}<!-- ${'x'.repeat(200_000)}`, 'damaged'],
  ])('is refused: %s', (_, text, problem) => expect(problemOf(text)).toBe(problem))

  it('is the same, wherever it is cut into pieces', () => {
    const text = document(
      record('BodyMass', '84.6', 'kg'),
      '<!-- a > comment --><![CDATA[<Record ]]>',
      record('HeartRate', '70', 'count/min'),
      record('BodyFatPercentage', '0.321', '%', '2026-11-14 07:00:00 +0000'),
    )
    const whole = read(text)
    expect(whole.taken).toHaveLength(2)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), (pieces) => {
        expect(read(text, pieces)).toEqual(whole)
      }),
    )
    // Every place once.
    for (let at = 0; at < text.length; at++) expect(read(text, [at])).toEqual(whole)
  })

  /** As a browser brings it: bytes, most of which are not made text. */
  function readBytes(text: string, pieces: readonly number[]) {
    const bytes = new TextEncoder().encode(text)
    const reader = appleHealthReader(today)
    const decoder = new TextDecoder()
    let from = 0
    let pushed = 0
    for (const length of [...pieces, bytes.length]) {
      for (const part of reader.worthReading(bytes.slice(from, from + length))) {
        pushed += part.length
        reader.push(decoder.decode(part, { stream: true }))
      }
      from += length
    }
    return { ...reader.end(), pushed, bytes: bytes.length }
  }

  it('is the same when only what is worth reading is read, and that is little of a year of heartbeats', () => {
    const heartbeat = record('HeartRate', '70', 'count/min')
    const text = document(
      ...Array.from({ length: 5 }, () => heartbeat),
      record('BodyMass', '84.6', 'kg'),
      heartbeat,
      `<!-- ${heartbeat}${record('BodyMass', '99', 'kg', '2026-11-13 07:00:00 +0000')} -->`,
      heartbeat,
      `<![CDATA[${record('BodyMass', '98', 'kg', '2026-11-12 07:00:00 +0000')}]]>`,
      ' <Correlation name="Café – 体">\n',
      record('BodyFatPercentage', '0.321', '%', '2026-11-14 07:00:00 +0000'),
      ' </Correlation>\n',
      ...Array.from({ length: 5 }, () => heartbeat),
    )
    const { taken, leftOut } = read(text)
    expect([taken.length, leftOut]).toEqual([2, 0])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 }), (pieces) => {
        expect(readBytes(text, pieces)).toMatchObject({ taken, leftOut })
      }),
    )
    for (let at = 0; at < text.length; at++) expect(readBytes(text, [at])).toMatchObject({ taken, leftOut })
    for (let size = 1; size < 400; size++)
      expect(readBytes(text, Array(Math.ceil(text.length / size) + 50).fill(size))).toMatchObject({ taken, leftOut })
    const year = document(...Array.from({ length: 20_000 }, () => heartbeat), record('BodyMass', '84.6', 'kg'))
    const { pushed, bytes } = readBytes(year, Array(Math.ceil(year.length / 65_536)).fill(65_536))
    expect(pushed).toBeLessThan(bytes / 20)
  })

  it('never throws anything else', () => {
    const parts = fc.constantFrom('<', '>', '"', '<Record ', 'type=', '<!--', '-->', head, '</HealthData>', 'value="1"')
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string())), (all) => {
        const result = problemOf(all.join(''))
        expect(typeof result === 'string' || (typeof result === 'object' && result !== null && 'taken' in result)).toBe(
          true,
        )
      }),
    )
  })
})
