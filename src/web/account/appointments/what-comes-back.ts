import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { refundFor } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { bookingOf } from './booking-of.ts'

const words = appointmentWords.cancelling

export function whatComesBack(refundPence: number, appointment: AccountAppointment): string {
  const { amountPence } = appointment
  const byNotice = refundFor({ ...bookingOf(appointment), refundCapPence: null }, Date.now()).refundPence
  const kept = pounds(amountPence - refundPence)
  if (refundPence === amountPence) return words.full(pounds(refundPence))
  if (refundPence < byNotice) return words.afterMove(pounds(refundPence), kept)
  const policy = policyWordsOf(appointment.policyVersion)
  return refundPence === 0 ? policy.nothing(pounds(0)) : policy.partOnly(pounds(refundPence), kept)
}
