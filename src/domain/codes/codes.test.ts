import { describe, expect, it } from 'vitest'
import { otherProducts, withoutDmdCode } from '../medicines/dmd.ts'
import { medicines } from '../medicines/medicines.ts'
import { saysMore } from './health-list.ts'
import { measurementCodes } from './measurements.ts'
import { isConceptId } from './sctid.ts'

const ours = medicines.flatMap(({ name, doses }) =>
  doses.map(({ dose, dmd }): [string, typeof dmd] => [`${name} ${dose}`, dmd]),
)
const products = [...ours, ...Object.entries(otherProducts)]

describe('the ids of SNOMED CT and dm+d', () => {
  it.each(products)('the AMP and VMP of %s have the right check digits', (_, dmd) => {
    expect(dmd && [isConceptId(dmd.amp), isConceptId(dmd.vmp)]).toEqual([true, true])
  })

  it.each(Object.entries(measurementCodes))('the SNOMED code of %s has the right check digit', (_, { snomed }) => {
    expect(isConceptId(snomed)).toBe(true)
  })

  it('no code stands for two products', () => {
    const amps = products.map(([, dmd]) => dmd?.amp)
    expect(new Set(amps).size).toBe(products.length)
    expect(new Set(Object.values(measurementCodes).map(({ snomed }) => snomed)).size).toBe(7)
  })

  it('a slip of one digit, or two neighbours swapped, is no id', () => {
    for (const id of ['42603011000001104', '27113001', '1091811000000102']) {
      for (let place = 0; place < id.length; place += 1) {
        const digit = Number(id[place])
        for (let step = 1; step < 10; step += 1) {
          expect(isConceptId(`${id.slice(0, place)}${(digit + step) % 10}${id.slice(place + 1)}`)).toBe(false)
        }
        const next = id[place + 1]
        if (next === undefined || next === id[place]) continue
        expect(isConceptId(`${id.slice(0, place)}${next}${digit}${id.slice(place + 2)}`)).toBe(false)
      }
    }
  })

  it.each(['', '0', '27113001 ', '29463-7', '4260301100000110', '426030110000011040000', '١٢٣٤٥٦'])(
    '%j is no id',
    (id) => expect(isConceptId(id)).toBe(false),
  )

  it('what has no code is named, and has none by mistake', () => {
    for (const name of withoutDmdCode) expect(products.map(([product]) => product)).not.toContain(name)
  })
})

it('shows the words of a patient beside a name only where they say more than its beginning', () => {
  expect(saysMore('metfor', 'Metformin')).toBe(false)
  expect(saysMore(' METFORMIN ', 'Metformin')).toBe(false)
  expect(saysMore('Warfarin 3 mg at night', 'Warfarin')).toBe(true)
  expect(saysMore('worfarin', 'Warfarin')).toBe(true)
})
