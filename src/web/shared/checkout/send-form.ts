import { noStartConsent } from '#content/intake/start-consent-words.ts'
import type { CallBody } from '#contract/calls.ts'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { noteConsent, notedConsent } from '#web/shared/answers/start-consent.ts'
import { checkoutOutcome, type Outcome, type SentForm } from './outcome.ts'

export const submitAction: BotAction = 'form_submit'
const answerWithinMs = 20_000

/** A form in the names of the specification's call. */
export type Payload = Omit<CallBody<'create_new_user'>, 'mode' | 'token'>

/** What is not filled in yet is left out. */
export const filledIn = <Fields extends Record<string, string>>(typed: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')) as Partial<Fields>

/** The order that each form was sent for before, until it is paid: sent again after that it is refused. */
const sentBefore = new Map<SentForm<string>['flow'], string>()

export const forgetSent = (): void => sentBefore.clear()

/**
 * The server takes an order without it and makes it the first task; on our own screens it is asked for before. What
 * cannot be found out holds nobody up.
 */
async function isConsentMissing(flow: GuestFlowName): Promise<boolean> {
  if (notedConsent(flow) === 'sent') return false
  const { data } = await callApi('start_consent_state', { questionnaire_type: flow }).catch(() => ({ data: null }))
  if (data?.isGiven) noteConsent(flow, 'sent')
  return data?.isGiven === false
}

/** Sends the whole form. A token the server does not take is replaced once. */
export async function sendForm<Field extends string>(
  payload: Payload,
  form: SentForm<Field>,
  takeToken: () => Promise<string>,
): Promise<Outcome<Field>> {
  // What was agreed to without a connection goes first.
  if (notedConsent(form.flow) === 'kept') await (await import('../answers/send-consent.ts')).sendConsent(form.flow)
  else if (await isConsentMissing(form.flow)) return { is: 'no consent', message: noStartConsent, flow: form.flow }
  const attempt = async () => {
    const paymentId = sentBefore.get(form.flow)
    const body = {
      ...payload,
      ...(paymentId ? { paymentId } : {}),
      mode: 'finalSubmit',
      token: await takeToken(),
    } as const
    return checkoutOutcome(await callApi('create_new_user', body, AbortSignal.timeout(answerWithinMs)), form)
  }
  const first = await attempt()
  const outcome = first.is === 'taken for a robot' ? await attempt() : first
  if (outcome.is === 'placed') {
    sentBefore.set(form.flow, outcome.paymentId)
    deviceStorage.setItem('uniqueId', outcome.uniqueId)
    deviceStorage.setItem('user_email', payload.email ?? '')
  }
  return outcome
}
