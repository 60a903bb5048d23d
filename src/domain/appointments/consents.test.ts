import { describe, expect, it } from 'vitest'
import {
  bookingConsents,
  consentKeys,
  consentsFor,
  consentsToKeep,
  type GivenConsents,
  hasSeen,
  isRequired,
  missingConsents,
  versionsFor,
} from './consents.ts'

const given = (...ticked: string[]): GivenConsents =>
  Object.fromEntries(consentKeys.map((key) => [key, ticked.includes(key)])) as unknown as GivenConsents

const asSpecified = { marketingConsentRequired: true }
const asPecrHasIt = { marketingConsentRequired: false }

describe('the eight consents', () => {
  it('BK-05 R-15 are t1 to t8, the first two about marketing', () => {
    expect(consentKeys).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'])
    expect(consentKeys.filter((key) => bookingConsents[key].isMarketing)).toEqual(['t1', 't2'])
    expect(bookingConsents.t1.wording).toContain('text message')
    expect(bookingConsents.t2.wording).toContain('email')
    expect(bookingConsents.t3.wording).toContain('the UK or the Channel Islands')
    expect(bookingConsents.t4.wording).toContain('questionnaires')
    expect(bookingConsents.t5.wording).toContain('psychiatric emergency')
    expect(bookingConsents.t6.wording).toContain('community mental health team')
    expect(bookingConsents.t7.wording).toContain('not an emergency service')
    expect(bookingConsents.t8.wording).toContain('cancellation policy')
  })

  it('R-15 are all required as specified', () => {
    expect(missingConsents(given(...consentKeys), asSpecified)).toEqual([])
    for (const key of consentKeys) {
      expect(isRequired(key, asSpecified)).toBe(true)
      expect(missingConsents(given(...consentKeys.filter((other) => other !== key)), asSpecified)).toEqual([key])
    }
    expect(missingConsents(given(), asSpecified)).toEqual(consentKeys)
  })

  it('R-15 with the switch off, the two marketing consents are optional and the other six are required', () => {
    expect(missingConsents(given(), asPecrHasIt)).toEqual(['t3', 't4', 't5', 't6', 't7', 't8'])
    expect(missingConsents(given('t3', 't4', 't5', 't6', 't7', 't8'), asPecrHasIt)).toEqual([])
    expect(missingConsents(given('t1', 't2', 't3', 't4', 't5', 't6', 't7'), asPecrHasIt)).toEqual(['t8'])
  })

  it('R-15 are stored with their words and version, a No as well', () => {
    const kept = consentsToKeep(given('t2'), { canCancel: true })
    expect(kept.map(({ key, isGiven }) => [key, isGiven])).toEqual(consentKeys.map((key) => [key, key === 't2']))
    expect(kept[1]).toEqual({ key: 't2', isGiven: true, wording: bookingConsents.t2.wording, version: 2 })
  })

  it('F-1 R-15 t8 promises no refund to a patient who has cancelled before, and the words stored are those shown', () => {
    const [first, second] = [{ canCancel: true }, { canCancel: false }]
    expect(consentsFor(first).t8.wording).toContain('a full refund with 7 days’ notice')
    expect(consentsFor(first).t8.wording).toContain('I can cancel one appointment of each type')
    expect(consentsFor(second).t8.wording).not.toContain('full refund')
    expect(consentsToKeep(given('t8'), second)[7]).toMatchObject({
      isGiven: true,
      wording: consentsFor({ canCancel: false }).t8.wording,
      version: 4,
    })
    expect(hasSeen(versionsFor(second), second)).toBe(true)
    expect(hasSeen(versionsFor(first), second)).toBe(false)
    expect(hasSeen({}, first)).toBe(true)
    expect(hasSeen({}, second)).toBe(false)
  })
})
