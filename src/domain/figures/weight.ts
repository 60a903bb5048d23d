import type { WeightFigures } from '#content/figures.ts'
import { lowestEligibleBmi, obeseBmi } from '../body/bmi-bands.ts'
import { firstMonthDiscountPence } from '../catalogue/discount.ts'
import { laterPrices } from '../catalogue/later-prices.ts'
import { lowestFirstMonthPence, medications, mounjaro, wegovy } from '../catalogue/medications.ts'
import { adultAge } from '../identity/age-limits.ts'
import { wholePounds } from '../orders/money.ts'
import { authorisationDays } from '../orders/order-states.ts'
import { coachingGainPercent } from '../services/coaching.ts'

const { fromPence, toPence } = laterPrices(...medications)

/** What sentences about the weight programme are told. */
export const weightFigures: WeightFigures = {
  adultAge,
  lowestBmi: lowestEligibleBmi,
  obeseBmi,
  firstMonth: wholePounds(lowestFirstMonthPence),
  discount: wholePounds(firstMonthDiscountPence),
  later: { from: wholePounds(fromPence), to: wholePounds(toPence) },
  authorisationDays,
  losses: { mounjaro: mounjaro.expectedWeightLossPercentage, wegovy: wegovy.expectedWeightLossPercentage },
  coachingGainPercent,
}
