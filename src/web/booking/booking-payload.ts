import type { SlotHold } from '#contract/appointments/bookings.ts'
import { versionsFor } from '#domain/appointments/consents.ts'
import { bookingForm } from '#domain/forms/booking-form.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { adhdService } from '#domain/services/adhd.ts'
import { filledIn, type Payload } from '#web/shared/checkout/send-form.ts'
import { asSent, type BookingForm } from './booking-form.ts'

export interface BookingFacts {
  readonly hold: SlotHold | null
  readonly canCancel: boolean
  readonly uniqueId: string | null
  readonly answers: Answers
}

/** The form in the names of the specification's call. What is not filled in yet is left out. */
export function bookingPayload(form: BookingForm, { hold, canCancel, uniqueId, answers }: BookingFacts): Payload {
  const sent = asSent(form)
  const { email, password, title, gender, name, legalSurname, mobile, dob, city, pincode } = bookingForm.normal(sent)
  // The specification's separator stands behind the first line even if there is no second.
  const address = sent.address === '#' ? '' : sent.address
  const typed = { email, password, title, gender, name, legalSurname, mobile, dob, address, city, pincode }
  return {
    ...filledIn(typed),
    selectedSlot: hold?.startsAt ?? null,
    selectedDate: hold ? Date.parse(hold.startsAt) : null,
    questionnaire_type: adhdService.questionnaire,
    consents: { ...form.consents },
    consentVersions: { ...versionsFor({ canCancel }) },
    uniqueId,
    answers: { ...answers },
  }
}
