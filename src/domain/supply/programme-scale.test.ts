import { describe, expect, it } from 'vitest'
import { isScaleDue, type SentScale, scaleSerial } from './programme-scale.ts'

const sent = (endedAs: SentScale['endedAs'], isReplaced = false): SentScale => ({ endedAs, isReplaced })

describe('a scale goes into the next parcel', () => {
  it.each<[string, readonly SentScale[], boolean]>([
    ['of a patient who never had one', [], true],
    ['not of one who has it, or to whom it is on its way', [sent(null)], false],
    ['of one whose parcel was lost with it', [sent('lost', true)], true],
    ['not of one who gave it back', [sent('returned')], false],
    [
      'of one whose first was lost and whose second is to be replaced',
      [sent('lost', true), sent('faulty', true)],
      true,
    ],
    ['not of one whose lost one has been replaced', [sent('lost', true), sent(null)], false],
    ['of one whose parcel was not sent after all', [sent('not sent', true)], true],
  ])('%s', (_, scales, isDue) => expect(isScaleDue(scales)).toBe(isDue))
})

describe('a serial number', () => {
  it.each([
    [' lk-sc 20 4417 ', 'LK-SC204417'],
    ['0412/77-AB', '0412/77-AB'],
    ['123', null],
    ['', null],
    ['LK;DROP', null],
    ['A'.repeat(33), null],
  ])('%s is stored as %s', (typed, stored) => expect(scaleSerial(typed)).toBe(stored))
})
