import type { CallBody } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import type { GivenConsents } from '#domain/appointments/consents.ts'
import { bookingForm } from '#domain/forms/booking-form.ts'
import type { Day } from '#domain/identity/date-of-birth.ts'
import { inReplyOrder } from './in-reply-order.ts'
import type { OrderDetails } from './place-order.ts'
import { withCommonPassword } from './with-common-password.ts'

type Body = CallBody<'create_new_user'>

export interface BookingForm {
  readonly details: OrderDetails
  readonly consents: GivenConsents
}

const replyOrder = [
  'email',
  'password',
  'title',
  'gender',
  'name',
  'legalSurname',
  'mobile',
  'dob',
  'address',
  'city',
  'pincode',
  'consents',
]

/** Every problem of a booking form at once, in the specification's words, or its content as stored. */
export function readBookingForm(
  body: Body,
  today: Day,
  { asksForPassword }: { readonly asksForPassword: boolean },
): BookingForm | readonly FieldProblem[] {
  const { form, problems: found } = bookingForm.read(body, { today, asksForPassword })
  const { password, consents, ...person } = form
  const tooCommon = bookingForm.problem('password', 'password too common')
  const problems = asksForPassword ? withCommonPassword(found, password, tooCommon) : found
  if (problems.length > 0) return inReplyOrder(problems, replyOrder)
  return { details: { ...person, declineOffers: !consents.t1 && !consents.t2 }, consents }
}
