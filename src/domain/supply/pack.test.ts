import { describe, expect, it } from 'vitest'
import { boxList, notPacked, sharpsBinEvery } from './box-list.ts'
import { differsFromCode, isSameProduct, milligrams } from './pack.ts'

describe('a pack beside its prescription', () => {
  it.each([
    ['2.5mg', 2.5],
    ['2.5 MG', 2.5],
    ['2,5', 2.5],
    ['1.0mg', 1],
    ['0.25mg', 0.25],
    ['12.5mg', 12.5],
    [' 15 mg ', 15],
    ['', null],
    ['Mounjaro 2.5mg', null],
    ['0.12345mg', null],
    ['25000mg', null],
    ['mg', null],
    ['2.5ml', null],
    ['2.5mg/0.5ml', null],
  ])('reads %s', (typed, mg) => {
    expect(milligrams(typed)).toBe(mg)
  })

  it('is the same product however it is typed, and never another strength', () => {
    const prescribed = { medicine: 'Mounjaro', strength: '2.5mg' }
    expect(isSameProduct({ medicine: ' mounjaro ', strength: '2.50 mg' }, prescribed)).toBe(true)
    expect(isSameProduct(prescribed, { medicine: ' MOUNJARO ', strength: '2.5' })).toBe(true)
    expect(isSameProduct({ medicine: 'Mounjaro', strength: '25mg' }, prescribed)).toBe(false)
    expect(isSameProduct({ medicine: 'Mounjaro', strength: '15mg' }, { ...prescribed, strength: '12.5mg' })).toBe(false)
    expect(isSameProduct({ medicine: 'Wegovy', strength: '2.5mg' }, prescribed)).toBe(false)
    expect(isSameProduct({ medicine: '', strength: '' }, { medicine: '', strength: '' })).toBe(false)
  })

  it('conflicts with its code in batch or expiry, and not in how the batch is written', () => {
    const code = { gtin: '09520123456788', expires: '2027-06-30', batch: 'LK-1402', serial: null }
    expect(differsFromCode({ batch: 'lk 1402', expires: '2027-06-30' }, code)).toBe(false)
    expect(differsFromCode({ batch: 'LK-1403', expires: '2027-06-30' }, code)).toBe(true)
    expect(differsFromCode({ batch: 'LK-1402', expires: '2027-07-31' }, code)).toBe(true)
    expect(differsFromCode({ batch: 'X', expires: '2030-01-01' }, { ...code, batch: null, expires: null })).toBe(false)
  })
})

describe('the box list', () => {
  const itemsOf = (medicine: string, earlierParcels: number, isScaleDue = false) =>
    boxList({ medicine, earlierParcels, isScaleDue }).map(({ item, count }) => `${count} ${item}`)

  it('has four needles with a KwikPen, whose pack holds none, and none with a FlexTouch', () => {
    expect(itemsOf('Mounjaro', 1)).toEqual(['1 label', '1 leaflet', '4 needles'])
    expect(itemsOf('Wegovy', 1)).toEqual(['1 label', '1 leaflet'])
    expect(itemsOf('A medicine of before', 0)).toEqual(['1 label', '1 leaflet'])
  })

  it('has a sharps bin in the first parcel, and then in every sixth', () => {
    const withBin = Array.from({ length: 13 }, (_, earlier) => earlier).filter((earlier) =>
      itemsOf('Wegovy', earlier).includes('1 sharps bin'),
    )
    expect(withBin).toEqual([0, sharpsBinEvery.value, 2 * sharpsBinEvery.value])
  })

  it('has a scale for a patient who is due one', () =>
    expect(itemsOf('Wegovy', 1, true)).toEqual(['1 label', '1 leaflet', '1 scale']))

  it('says what has not been packed', () => {
    const list = boxList({ medicine: 'Mounjaro', earlierParcels: 0, isScaleDue: false })
    expect(notPacked(list, ['label', 'needles'])).toEqual(['leaflet', 'sharps bin'])
    const later = boxList({ medicine: 'Wegovy', earlierParcels: 1, isScaleDue: false })
    expect(notPacked(later, ['label', 'leaflet', 'needles'])).toEqual([])
  })

  it('waits for a scale until the packer says that it follows', () => {
    const list = boxList({ medicine: 'Wegovy', earlierParcels: 1, isScaleDue: true })
    expect(notPacked(list, ['label', 'leaflet'])).toEqual(['scale'])
    expect(notPacked(list, ['label', 'leaflet'], true)).toEqual([])
    expect(notPacked(list, ['label'], true)).toEqual(['leaflet'])
  })
})
