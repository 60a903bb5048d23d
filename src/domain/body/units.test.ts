import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertHeight, type Height, readCm } from './height.ts'
import { convertWeight, readKg, storedWeight, type TypedWeight, typedWeight } from './weight.ts'

const cm = (heightCm: string): Height => ({ heightUnit: 'cm', heightCm, heightFt: '', heightIn: '' })
const feet = (heightFt: string, heightIn: string): Height => ({ heightUnit: 'ft-in', heightCm: '', heightFt, heightIn })
const kg = (amount: string): TypedWeight => ({ unit: 'kg', amount })
const lbs = (amount: string): TypedWeight => ({ unit: 'lbs', amount })
const stones = (st: string, lb: string): TypedWeight => ({ unit: 'st-lb', stones: st, pounds: lb })

describe('E-7 converting to another unit', () => {
  it.each<[Height, Height]>([
    [cm('170'), feet('5', '6.9')],
    [cm('182,88'), feet('6', '0')],
    [cm('182.8'), feet('6', '0')],
    [feet('5', '7'), cm('170.2')],
    [feet('0', '72'), cm('182.9')],
    [cm('tall'), feet('', '')],
    [feet('5', ''), cm('')],
  ])('%j is %j', (given, converted) => {
    expect(convertHeight(given, converted.heightUnit)).toEqual(converted)
    expect(convertHeight(given, given.heightUnit)).toBe(given)
  })

  it.each<[TypedWeight, TypedWeight]>([
    [kg('90'), lbs('198.4')],
    [kg('90'), stones('14', '2.4')],
    [lbs('203'), stones('14', '7')],
    [lbs('196'), stones('14', '0')],
    [lbs('209.96'), stones('15', '0')],
    [stones('14', '7'), lbs('203')],
    [stones('14', ''), kg('88.9')],
    [stones('14', '7,5'), lbs('203.5')],
    [kg('heavy'), lbs('heavy')],
    [kg('heavy'), stones('heavy', '')],
    [kg(''), stones('', '')],
    [stones('', ''), kg('')],
  ])('%j is %j', (given, converted) => expect(convertWeight(given, converted.unit)).toEqual(converted))

  it('converting there and back gives the same measurement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 5_000 }), fc.integer({ min: 900, max: 2_500 }), (weighs, stands) => {
        const there = convertWeight(convertWeight(kg(String(weighs / 10)), 'st-lb'), 'kg')
        expect(Math.abs((readKg(storedWeight(there)) ?? 0) - weighs / 10)).toBeLessThan(0.11)
        const back = convertHeight(convertHeight(cm(String(stands / 10)), 'ft-in'), 'cm')
        expect(Math.abs((readCm(back) ?? 0) - stands / 10)).toBeLessThan(0.2)
      }),
    )
  })
})

describe('E-7 R-32 stones and pounds', () => {
  it('are stored as total pounds and shown again as stones', () => {
    expect(storedWeight(stones('14', '7'))).toEqual({ weight: '203', unit: 'lbs' })
    expect(storedWeight(stones('14', ' '))).toEqual({ weight: '196', unit: 'lbs' })
    expect(storedWeight(stones('', ''))).toEqual({ weight: '', unit: 'lbs' })
    expect(typedWeight({ weight: '203', unit: 'lbs' }, 'st-lb')).toEqual(stones('14', '7'))
    expect(typedWeight({ weight: '203', unit: 'lbs' }, 'lbs')).toEqual(lbs('203'))
    expect(typedWeight({ weight: '90', unit: 'kg' }, 'st-lb')).toEqual(kg('90'))
    expect(typedWeight({ weight: 'heavy', unit: 'lbs' }, 'st-lb')).toEqual(stones('heavy', ''))
    expect(storedWeight(stones('14', 'x'))).toEqual({ weight: '14 st x', unit: 'lbs' })
    expect(storedWeight(stones('fourteen', ' '))).toEqual({ weight: 'fourteen st', unit: 'lbs' })
    expect(storedWeight(stones('a lot more than there is', ''))).toEqual({
      weight: 'a lot more than ther',
      unit: 'lbs',
    })
  })

  it('that cannot be read are not a weight, and are not lost', () => {
    expect(storedWeight(stones('ten', '7'))).toEqual({ weight: 'ten st 7', unit: 'lbs' })
    expect(readKg(storedWeight(stones('', '7')))).toBeNull()
  })
})
