import { describe, expect, it } from 'vitest'
import { normalisePostcode } from './postcode.ts'

describe('a postcode', () => {
  it.each([
    ['SW1A 1AA', 'SW1A 1AA'],
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1  1ae ', 'M1 1AE'],
    ['B33-8TH', 'B33 8TH'],
    ['cr26xh', 'CR2 6XH'],
    ['DN551PT', 'DN55 1PT'],
    ['ec1a 1bb', 'EC1A 1BB'],
    ['w1a0ax', 'W1A 0AX'],
    ['gir0aa', 'GIR 0AA'],
    ['je2 3ab', 'JE2 3AB'],
  ])('R-4 %j is stored as %s', (written, kept) => expect(normalisePostcode(written)).toBe(kept))

  it.each([
    '',
    'SW1A',
    '1AA SW1A',
    'SW1A 1A',
    'SW1A 1AAA',
    '12345',
    'QW1A 1AA',
    'SW1A 1CA',
    'S€1 1AA',
    'SW1A1AA SW1A1AA',
  ])('R-4 %j is not a postcode', (written) => expect(normalisePostcode(written)).toBeNull())
})
