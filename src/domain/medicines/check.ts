import { medicineWords } from '#content/medicines/registry.ts'
import { policy } from '../clinical/policy.ts'
import { medicines, packDays } from './medicines.ts'
import { registry } from './registry.ts'

const isRising = (figures: readonly number[]): boolean =>
  figures.every((figure, at) => at === 0 || figure > (figures[at - 1] as number))

/**
 * What is wrong with the registered medicines, in sentences for the developer who registers one. Empty: the server may
 * start.
 */
export const medicineProblems = (): string[] => [
  ...Object.entries(registry).flatMap(([key, medicine]) =>
    key === medicine.key ? [] : [`The medicine ${medicine.key} is registered as ${key}.`],
  ),
  ...medicines.flatMap((medicine) => {
    const { key, doses } = medicine
    return [
      ...(Object.hasOwn(medicineWords, key) ? [] : [`The medicine ${key} has no words in src/content/medicines.`]),
      ...(doses.length > 0 && isRising(doses.map(({ mg }) => mg)) ? [] : [`The doses of ${key} do not rise.`]),
      // Check-ins, reminders and the next supply are counted in days of this cycle.
      ...(packDays(medicine) === policy.cycleDays
        ? []
        : [`A pack of ${key} lasts ${packDays(medicine)} days, and a supply cycle ${policy.cycleDays}.`]),
    ]
  }),
  ...(new Set(medicines.map(({ place }) => place)).size === medicines.length
    ? []
    : ['Two medicines are shown at the same place.']),
]
