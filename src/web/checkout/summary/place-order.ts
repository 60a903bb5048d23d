import { deviceStorage } from '#web/browser/browser-storage.ts'
import { givenAnswers } from '#web/shared/answers/weight-management-status.ts'
import { keepDraft } from '#web/shared/checkout/keep-draft.ts'
import { sendForm } from '#web/shared/checkout/send-form.ts'
import { type AccountForm, sentForm } from './account-form.ts'
import { accountPayload, type OrderFacts } from './account-payload.ts'

export type Chosen = Pick<OrderFacts, 'phone' | 'medication'>

const payload = (form: AccountForm, chosen: Chosen) =>
  accountPayload(form, { ...chosen, uniqueId: deviceStorage.getItem('uniqueId'), answers: givenAnswers() })

export const placeOrder = (form: AccountForm, chosen: Chosen, takeToken: () => Promise<string>) =>
  sendForm(payload(form, chosen), sentForm, takeToken)

export const keepOrderDraft = (form: AccountForm, chosen: Chosen) => keepDraft(payload(form, chosen))
