import { describe, expect, it } from 'vitest'
import { pounds, wholePounds } from '../orders/money.ts'
import { monitoringLineOf } from './additional-monitoring.ts'
import { type Medicine, medicines } from './medicines.ts'
import { mounjaro } from './mounjaro.ts'
import { wegovy } from './wegovy.ts'

const rowsOf = ({ doses }: Medicine) =>
  doses.map(({ weeks, dose, pricePence }) => [weeks, dose, wholePounds(pricePence)])

it('bear the black triangle where the MHRA lists them, by dated product information, and not otherwise', () => {
  for (const medicine of medicines) {
    expect(medicine.additionalMonitoring.source).toMatch(/\bUK\b/)
    expect(medicine.additionalMonitoring.asOf).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(monitoringLineOf(medicine)?.startsWith(`▼ ${medicine.name} is under additional monitoring.`)).toBe(true)
  }
  const unlisted = { ...mounjaro.additionalMonitoring, isListed: false }
  expect(monitoringLineOf({ ...mounjaro, additionalMonitoring: unlisted })).toBeNull()
})

describe('the medicines', () => {
  it('BU-05 Mounjaro has its prices, its figure and six stages', () => {
    expect(mounjaro).toMatchObject({ key: 'mounjaro', name: 'Mounjaro', expectedWeightLossPercentage: 22 })
    expect([pounds(mounjaro.listPricePence), pounds(mounjaro.cardPricePence)]).toEqual(['£209.00', '£125.00'])
    expect(rowsOf(mounjaro)).toEqual([
      ['1-4', '2.5mg', '£209'],
      ['5-8', '5mg', '£209'],
      ['9-12', '7.5mg', '£229'],
      ['13-16', '10mg', '£229'],
      ['17-20', '12.5mg', '£299'],
      ['21+', '15mg', '£299'],
    ])
  })

  it('BU-05 Wegovy has its prices, its figure and five stages', () => {
    expect(wegovy).toMatchObject({ key: 'wegovy', name: 'Wegovy', expectedWeightLossPercentage: 15 })
    expect([pounds(wegovy.listPricePence), pounds(wegovy.cardPricePence)]).toEqual(['£199.00', '£125.00'])
    expect(rowsOf(wegovy)).toEqual([
      ['1-4', '0.25mg', '£209'],
      ['5-8', '0.5mg', '£209'],
      ['9-12', '1.0mg', '£229'],
      ['13-16', '1.7mg', '£299'],
      ['17+', '2.4mg', '£299'],
    ])
  })

  it('BU-02 Mounjaro comes first', () => {
    expect(medicines.slice(0, 2)).toEqual([mounjaro, wegovy])
  })

  it('BU-05 a pen holds 4 doses, and every stage but the last lasts one pen', () => {
    for (const { doses, dosesPerPack } of [mounjaro, wegovy]) {
      expect(dosesPerPack).toBe(4)
      for (const { weeks } of doses.slice(0, -1)) {
        const [from = 0, to = 0] = weeks.split('-').map(Number)
        expect(to - from + 1).toBe(dosesPerPack)
      }
    }
  })

  it.each(medicines)('BU-05 $name has rising doses, each with the drawing of its number', ({ doses }) => {
    expect(doses.map(({ mg }) => mg)).toEqual(doses.map(({ dose }) => Number.parseFloat(dose)))
    expect(doses.map(({ mg }) => mg)).toEqual(doses.map(({ mg }) => mg).toSorted((a, b) => a - b))
  })
})
