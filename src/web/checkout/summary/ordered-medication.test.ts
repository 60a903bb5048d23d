import { describe, expect, test } from 'vitest'
import { orderSummaryPath } from '#contract/pages.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { markOrdered, orderedMedication } from './ordered-medication.ts'

const query = (given: Record<string, string>) => new URLSearchParams(given)
const complete = { name: 'Mounjaro', price: '£209.00', priceNew: '£125.00', image: '/medications/mounjaro.svg' }

describe('OS-01 the medication an address names', () => {
  test.each(medicines)('is found by the address that $name is ordered with', (medication) => {
    const { searchParams } = new URL(orderSummaryPath(medication), 'https://larkwell.example')
    expect(orderedMedication(searchParams)).toBe(medication)
  })

  test.each(['name', 'price', 'priceNew', 'image'])('is not known without %s', (missing) => {
    expect(orderedMedication(query({ ...complete, [missing]: '' }))).toBeNull()
    const { [missing as keyof typeof complete]: _, ...rest } = complete
    expect(orderedMedication(query(rest))).toBeNull()
  })

  test('is found by its name alone', () => {
    expect(orderedMedication(query(complete))).toBe(mounjaro)
  })

  test('R-3 is one of the catalogue or none', () => {
    expect(orderedMedication(query({ ...complete, name: 'Ozempic' }))).toBeNull()
    expect(orderedMedication(query({ ...complete, name: 'toString' }))).toBeNull()
    expect(orderedMedication(query({ ...complete, name: 'Ozempic', medication: 'wegovy' }))).toBe(wegovy)
  })

  test('R-3 is the catalogue’s own, whatever price and picture the address gives', () => {
    const tampered = query({ ...complete, price: '£1.00', priceNew: '£0.01', image: 'https://elsewhere.example/x.png' })
    expect(orderedMedication(tampered)).toBe(mounjaro)
  })

  /** What the page is marked with before its scripts have come. */
  function markedBy(given: URLSearchParams): number | undefined {
    const dataset: Record<string, number> = {}
    new Function('location', 'document', markOrdered)({ search: `?${given}` }, { documentElement: { dataset } })
    return dataset.ordered
  }

  test.each([
    complete,
    { ...complete, price: '' },
    { ...complete, name: 'wegovy' },
    { ...complete, name: 'Ozempic' },
    { ...complete, name: 'toString' },
    { ...complete, name: 'Ozempic', medication: 'wegovy' },
    { ...complete, medication: 'Ozempic' },
  ])('is the same for the page that is not alive yet: %o', (given) => {
    const place = markedBy(query(given))
    expect(medicines.find((medication) => medication.place === place) ?? null).toBe(orderedMedication(query(given)))
  })
})
