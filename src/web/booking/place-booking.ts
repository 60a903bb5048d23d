import type { SlotHold } from '#contract/appointments/bookings.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { givenAdhdAnswers } from '#web/shared/answers/adhd-status.ts'
import { saveDraft } from '#web/shared/checkout/save-draft.ts'
import { sendForm } from '#web/shared/checkout/send-form.ts'
import { type BookingForm, sentForm } from './booking-form.ts'
import { bookingPayload } from './booking-payload.ts'

/** The time it is for, and whether it could be cancelled: what the person sees beside the form. */
export interface Beside {
  readonly hold: SlotHold | null
  readonly canCancel: boolean
}

const payload = (form: BookingForm, beside: Beside) =>
  bookingPayload(form, { ...beside, uniqueId: deviceStorage.getItem('uniqueId'), answers: givenAdhdAnswers() })

export async function placeBooking(form: BookingForm, beside: Beside, takeToken: () => Promise<string>) {
  const outcome = await sendForm(payload(form, beside), sentForm, takeToken)
  if (outcome.is === 'placed') deviceStorage.setItem('paymentId', outcome.paymentId)
  return outcome
}

export const saveBookingDraft = (form: BookingForm, beside: Beside) => saveDraft(payload(form, beside))

/** What the server knows and may tell this visit. A failure is only logged. */
export async function knownByEmail(email: string): Promise<AccountDetails> {
  if (email === '') return {}
  try {
    const { data } = await callApi('check_user_by_email', { email })
    if (!data?.user) return {}
    const { address_details: kept, ...person } = data.user
    const { pincode, city, address } = kept
    return { ...person, ...(pincode && { pincode }), ...(city && { city }), ...(address && { address }) }
  } catch {
    console.warn('check_user_by_email got no answer')
    return {}
  }
}
