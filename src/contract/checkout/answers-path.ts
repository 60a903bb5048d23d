import { checkAnswersFor } from '#contract/pages.ts'
import { isOrderedByForm, type OrderKind, orderKinds } from '#domain/orders/kinds.ts'

/** Where the answers are corrected that such an order is placed with. Null: it is placed without. */
export const answersPathOf = (kind: OrderKind): string | null =>
  isOrderedByForm(kind) ? checkAnswersFor(orderKinds[kind].questionnaire) : null
