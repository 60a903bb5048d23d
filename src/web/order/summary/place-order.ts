import type { BotAction } from '#contract/bot-challenge.ts'
import { callApi } from '#web/api.ts'
import { givenAnswers } from '#web/assessment-status.ts'
import { earnBotToken } from '#web/bot-check/bot-token.ts'
import { deviceStorage } from '#web/browser-storage.ts'
import type { AccountForm } from './account-form.ts'
import { accountPayload, type OrderFacts } from './account-payload.ts'
import { type SubmitOutcome, submitOutcome } from './submit-outcome.ts'

export type Chosen = Pick<OrderFacts, 'phone' | 'medication'>

export const submitAction: BotAction = 'form_submit'
const answerWithinMs = 20_000

const payload = (form: AccountForm, chosen: Chosen) =>
  accountPayload(form, { ...chosen, uniqueId: deviceStorage.getItem('uniqueId'), answers: givenAnswers() })

/** Sends the whole form. A token the server does not take is replaced once. */
export async function placeOrder(
  form: AccountForm,
  chosen: Chosen,
  takeToken: () => Promise<string>,
): Promise<SubmitOutcome> {
  const attempt = async () => {
    const token = await takeToken()
    const body = { ...payload(form, chosen), mode: 'finalSubmit', token } as const
    return submitOutcome(await callApi('create_new_user', body, AbortSignal.timeout(answerWithinMs)))
  }
  const first = await attempt()
  const outcome = first.is === 'taken for a robot' ? await attempt() : first
  if (outcome.is === 'placed') {
    deviceStorage.setItem('uniqueId', outcome.uniqueId)
    deviceStorage.setItem('user_email', form.email.trim())
  }
  return outcome
}

/** Keeps what is typed so far with the visit. Nobody waits for it, and its failure changes nothing. */
export async function keepDraft(form: AccountForm, chosen: Chosen): Promise<void> {
  try {
    const token = await earnBotToken(submitAction)
    const { password: _, ...draft } = payload(form, chosen)
    const { code } = await callApi('create_new_user', { ...draft, mode: 'otpSuccess', token })
    if (code !== 200) console.warn(`create_new_user was refused with ${code}`)
  } catch {
    console.warn('create_new_user got no answer')
  }
}
