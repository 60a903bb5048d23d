import { deviceStorage } from '#web/browser/browser-storage.ts'
import { givenAnswers } from '#web/shared/answers/weight-management-status.ts'
import { saveDraft } from '#web/shared/checkout/save-draft.ts'
import { sendForm } from '#web/shared/checkout/send-form.ts'
import { type AccountForm, sentForm } from './account-form.ts'
import { accountPayload, type OrderFacts } from './account-payload.ts'

export type Chosen = Pick<OrderFacts, 'phone' | 'medication'>

const payload = (form: AccountForm, chosen: Chosen) =>
  accountPayload(form, { ...chosen, uniqueId: deviceStorage.getItem('uniqueId'), answers: givenAnswers() })

export const placeOrder = (form: AccountForm, chosen: Chosen, takeToken: () => Promise<string>) =>
  sendForm(payload(form, chosen), sentForm, takeToken)

export const saveOrderDraft = (form: AccountForm, chosen: Chosen) => saveDraft(payload(form, chosen))
