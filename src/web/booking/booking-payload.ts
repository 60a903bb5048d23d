import type { SlotHold } from '#contract/bookings.ts'
import { versionsFor } from '#domain/booking/consents.ts'
import { writeDay } from '#domain/people/date-of-birth.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import { filledIn, type Payload } from '#web/shared/checkout/send-form.ts'
import { type BookingForm, birthdayIn } from './booking-form.ts'

export interface BookingFacts {
  readonly hold: SlotHold | null
  readonly canCancel: boolean
  readonly uniqueId: string | null
  readonly answers: Answers
}

/** The form in the names of the specification's call. What is not filled in yet is left out. */
export function bookingPayload(form: BookingForm, { hold, canCancel, uniqueId, answers }: BookingFacts): Payload {
  const born = birthdayIn(form)
  // The separator cannot be in a line: it would make two of it.
  const lines = [form.address1, form.address2].map((line) => line.replace(/\s*#\s*/g, ' ').trim())
  const typed = {
    email: form.email.trim(),
    password: form.password,
    title: form.title,
    gender: form.sex,
    name: form.firstName.trim(),
    legalSurname: form.lastName.trim(),
    mobile: normalisePhone(form.mobile) ?? '',
    dob: born ? writeDay(born) : '',
    address: lines.every((line) => line === '') ? '' : lines.join('#'),
    city: form.city.trim(),
    pincode: normalisePostcode(form.postcode) ?? '',
  }
  return {
    ...filledIn(typed),
    selectedSlot: hold?.startsAt ?? null,
    selectedDate: hold ? Date.parse(hold.startsAt) : null,
    questionnaire_type: 'adhd',
    consents: { ...form.consents },
    consentVersions: { ...versionsFor({ canCancel }) },
    uniqueId,
    answers: { ...answers },
  }
}
