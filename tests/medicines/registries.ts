import { medicineWords as realWords } from '#content/medicines/registry.ts'
import { registry as realMedicines } from '#domain/medicines/registry.ts'
import { dailyTablet, dailyTabletWords } from './daily-tablet.ts'

/** In the place of both registries: the real medicines, and the made-up one. */
export const registry = { ...realMedicines, [dailyTablet.key]: dailyTablet }
export const medicineWords = { ...realWords, [dailyTablet.key]: dailyTabletWords }
