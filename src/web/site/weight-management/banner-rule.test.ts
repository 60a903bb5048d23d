import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBannerShown } from './banner-rule.ts'

const far = { viewportHeight: 800, footerTop: 5_000 }

describe('the floating banner', () => {
  test.each([
    [0, false],
    [199, false],
    [200, false],
    [200.5, true],
    [201, true],
  ])('WL-06 at %d px of scroll is shown: %s', (scrollY, isShown) => {
    expect(isBannerShown({ ...far, scrollY })).toBe(isShown)
  })

  test.each([
    [821, true],
    [820, false],
    [819, false],
    [400, false],
    [-200, false],
  ])('WL-06 with the footer at %d px of an 800 px view is shown: %s', (footerTop, isShown) => {
    expect(isBannerShown({ scrollY: 3_000, viewportHeight: 800, footerTop })).toBe(isShown)
  })

  test('WL-06 never overlaps the footer, whatever the screen', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.integer({ min: 200, max: 2_000 }),
        fc.integer(),
        (scrollY, viewportHeight, top) => {
          const footerTop = top % 20_000
          if (!isBannerShown({ scrollY, viewportHeight, footerTop })) return
          expect(footerTop).toBeGreaterThan(viewportHeight + 20)
        },
      ),
    )
  })
})
