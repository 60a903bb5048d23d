import type { SlotHold } from '#contract/bookings.ts'
import type { BotAction } from '#contract/bot-challenge.ts'
import type { UserData } from '#contract/fetch-user-data.ts'
import { givenAdhdAnswers } from '#web/adhd-status.ts'
import { callApi } from '#web/api.ts'
import { earnBotToken } from '#web/bot-check/bot-token.ts'
import { deviceStorage } from '#web/browser-storage.ts'
import { type BookOutcome, bookOutcome } from './book-outcome.ts'
import type { BookingForm } from './booking-form.ts'
import { bookingPayload } from './booking-payload.ts'

export const submitAction: BotAction = 'form_submit'
const answerWithinMs = 20_000

const payload = (form: BookingForm, hold: SlotHold | null) =>
  bookingPayload(form, { hold, uniqueId: deviceStorage.getItem('uniqueId'), answers: givenAdhdAnswers() })

/** Sends the whole form. A token the server does not take is replaced once. */
export async function placeBooking(
  form: BookingForm,
  hold: SlotHold,
  takeToken: () => Promise<string>,
): Promise<BookOutcome> {
  const attempt = async () => {
    const token = await takeToken()
    const body = { ...payload(form, hold), mode: 'finalSubmit', token } as const
    return bookOutcome(await callApi('create_new_user', body, AbortSignal.timeout(answerWithinMs)))
  }
  const first = await attempt()
  const outcome = first.is === 'taken for a robot' ? await attempt() : first
  if (outcome.is === 'placed') {
    deviceStorage.setItem('paymentId', outcome.paymentId)
    deviceStorage.setItem('uniqueId', outcome.uniqueId)
    deviceStorage.setItem('user_email', form.email.trim())
  }
  return outcome
}

/** Keeps what is typed so far with the visit. Nobody waits for it, and its failure changes nothing. */
export async function keepDraft(form: BookingForm, hold: SlotHold | null): Promise<void> {
  try {
    const token = await earnBotToken(submitAction)
    const { password: _, ...draft } = payload(form, hold)
    const { code } = await callApi('create_new_user', { ...draft, mode: 'otpSuccess', token })
    if (code !== 200) console.warn(`create_new_user was refused with ${code}`)
  } catch {
    console.warn('create_new_user got no answer')
  }
}

/** What the server knows and may tell this visit. A failure is only logged. */
export async function knownByEmail(email: string): Promise<UserData> {
  if (email === '') return {}
  try {
    const { data } = await callApi('check_user_by_email', { email })
    return data?.user ?? {}
  } catch {
    console.warn('check_user_by_email got no answer')
    return {}
  }
}
