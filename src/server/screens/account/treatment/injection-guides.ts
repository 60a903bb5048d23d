import { medicineOf, medicines } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { livePlanOf } from '../../../clinical/treatment/plan-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

/** The same steps for everybody who has the same pen. */
const guides = medicines.flatMap((medicine) => {
  const { injecting } = wordsOf(medicine)
  if (!injecting || !medicine.inUseDays) return []
  const { pen, needles, steps, keeping, source } = injecting
  return [
    {
      medicine: medicine.key,
      pen,
      needles,
      steps: steps.map((step) => ({ ...step })),
      keeping: keeping(medicine.inUseDays.value),
      source,
    },
  ]
})

export const injectionGuides =
  ({ database }: Services): Handler<'injection_guides'> =>
  async ({ account }) => {
    const plan = await database.run((orm) => livePlanOf(orm, account.id))
    const own = plan && guides.some(({ medicine }) => medicine === plan.medicine) ? medicineOf(plan.medicine).key : null
    return { own, guides }
  }
