import type { WeightFigures } from '#content/figures.ts'
import { lowestEligibleBmi, obeseBmi } from '../body/bmi-bands.ts'
import { adultAge } from '../identity/age-limits.ts'
import { type MedicineKey, medicines } from '../medicines/medicines.ts'
import { firstMonthDiscountPence, laterPrices, lowestFirstMonthPence } from '../medicines/prices.ts'
import { wholePounds } from '../orders/money.ts'
import { authorisationDays } from '../orders/order-states.ts'
import { coachingGainPercent } from '../services/coaching.ts'

const { fromPence, toPence } = laterPrices(...medicines)

/** Figures for sentences about the weight programme. */
export const weightFigures: WeightFigures = {
  adultAge,
  lowestBmi: lowestEligibleBmi,
  obeseBmi,
  firstMonth: wholePounds(lowestFirstMonthPence),
  discount: wholePounds(firstMonthDiscountPence),
  later: { from: wholePounds(fromPence), to: wholePounds(toPence) },
  authorisationDays,
  losses: Object.fromEntries(
    medicines.map(({ key, expectedWeightLossPercentage }) => [key, expectedWeightLossPercentage]),
  ) as Readonly<Record<MedicineKey, number>>,
  coachingGainPercent,
}
