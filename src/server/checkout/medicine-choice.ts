import { compliance } from '#content/compliance.ts'
import { orderSummaryPath } from '#contract/pages.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { firstMonthTotalPence, laterPrices } from '#domain/medicines/prices.ts'
import { guestSessionOf } from '../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../identity/handler.ts'
import { requireEligibleAnswers } from '../intake/questionnaires/eligible-answers.ts'
import type { Services } from '../platform/services.ts'

const words = {
  unanswered: 'Please answer the questions first. A clinician needs to know about your health.',
  notAllowed: 'Your answers mean that we cannot offer treatment online.',
}

/** What the screen of the choice is made of. An order is checked again when it is placed. */
export const medicineChoice =
  (services: Services): Handler<'medicine_choice'> =>
  async ({ guestSession }) => {
    if (!compliance.choiceIsOpen) {
      const { presented } = guestSession
      const guestSessionId = presented && (await guestSessionOf(services.database, presented))
      await requireEligibleAnswers(services, guestSessionId ?? null, 'medication', words)
    }
    return {
      medicines: medicines.map((medicine) => {
        const { fromPence, toPence } = laterPrices(medicine)
        return {
          key: medicine.key,
          name: medicine.name,
          substance: medicine.substance,
          firstMonthPence: firstMonthTotalPence(medicine),
          laterFromPence: fromPence,
          laterToPence: toPence,
          path: orderSummaryPath(medicine),
        }
      }),
    }
  }
