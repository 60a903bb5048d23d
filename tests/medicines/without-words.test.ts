import { expect, it, vi } from 'vitest'
import { medicineProblems } from '#domain/medicines/check.ts'

vi.mock('#domain/medicines/registry.ts', async (original) => {
  const { registry } = await original<typeof import('#domain/medicines/registry.ts')>()
  const { dailyTablet } = await import('./daily-tablet.ts')
  const wrong = { ...dailyTablet, place: 1, dosesPerPack: 30, doses: dailyTablet.doses.toReversed() }
  return { registry: { ...registry, [dailyTablet.key]: wrong } }
})

it('a medicine without words, or outside the supply cycle, is reported at start', () => {
  expect(medicineProblems()).toEqual([
    'The medicine examplide has no words in src/content/medicines.',
    'The doses of examplide do not rise.',
    'A pack of examplide lasts 30 days, and a supply cycle 28.',
    'Two medicines are shown at the same place.',
  ])
})
