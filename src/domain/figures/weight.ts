import { compliance } from '#content/compliance.ts'
import type { OutcomeFigures, WeightFigures } from '#content/figures.ts'
import { lowestEligibleBmi, obeseBmi } from '../body/bmi-bands.ts'
import { adultAge } from '../identity/age-limits.ts'
import { type MedicineKey, medicines } from '../medicines/medicines.ts'
import { firstMonthDiscountPence, laterPrices, lowestFirstMonthPence } from '../medicines/prices.ts'
import { wholePounds } from '../orders/money.ts'
import { authorisationDays } from '../orders/order-states.ts'
import { coachingGainPercent } from '../services/coaching.ts'

/** Only for pages that may promote them. Where none may, their source is in no page either. */
function prices(): Pick<WeightFigures, 'firstMonth' | 'discount' | 'later'> {
  const { fromPence, toPence } = laterPrices(...medicines)
  return {
    firstMonth: wholePounds(lowestFirstMonthPence),
    discount: wholePounds(firstMonthDiscountPence),
    later: { from: wholePounds(fromPence), to: wholePounds(toPence) },
  }
}

const unsaid = { firstMonth: '', discount: '', later: { from: '', to: '' } } as const

/** Figures for sentences about the weight programme. */
export const weightFigures: WeightFigures = {
  adultAge,
  lowestBmi: lowestEligibleBmi,
  obeseBmi,
  authorisationDays,
  ...(compliance.promotesPrices ? prices() : unsaid),
}

/** Figures for sentences about what people have lost. */
export const outcomeFigures = (): OutcomeFigures => ({
  losses: Object.fromEntries(
    medicines.map(({ key, expectedWeightLossPercentage }) => [key, expectedWeightLossPercentage]),
  ) as Readonly<Record<MedicineKey, number>>,
  coachingGainPercent,
})
