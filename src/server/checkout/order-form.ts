import { orderSummary } from '#content/checkout/order-summary.ts'
import type { CallBody } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import type { FormProblem } from '#domain/forms/form.ts'
import { orderForm } from '#domain/forms/order-form.ts'
import type { Day } from '#domain/identity/date-of-birth.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { type Medicine, medicineNamed } from '#domain/medicines/medicines.ts'
import { inReplyOrder } from './in-reply-order.ts'
import type { OrderDetails } from './place-order.ts'
import { withCommonPassword } from './with-common-password.ts'

type Body = CallBody<'create_new_user'>

export interface OrderForm {
  readonly details: OrderDetails
  readonly medication: Medicine
}

const replyOrder = [
  'email',
  'name',
  'legalSurname',
  'gender',
  'dob missing',
  'mobile',
  'address',
  'city',
  'pincode',
  'password',
  'dob',
  'agreedTerms',
  'medication',
]

/** Every problem of a final submission at once, or the form as it is stored. */
export function readOrderForm(
  body: Body,
  today: Day,
  { asksForPassword }: { readonly asksForPassword: boolean },
): OrderForm | readonly FieldProblem[] {
  const { form, problems: found } = orderForm.read(body, { today, asksForPassword })
  const { password, agreedTerms: _, ...person } = form

  // Known only to the server: a list too long for a browser, and what was settled before the form.
  const tooCommon = orderForm.problem('password', 'password too common')
  const mobile = normalisePhone(body.mobile ?? '')
  const medication = medicineNamed(body.medication?.trim() ?? '')
  const problems: FormProblem[] = [
    ...(asksForPassword ? withCommonPassword(found, password, tooCommon) : found),
    ...(mobile === null ? [{ field: 'mobile', key: 'mobile', message: orderSummary.phone.invalid }] : []),
    ...(medication ? [] : [{ field: 'medication', key: 'medication', message: 'Choose a medication' }]),
  ]
  if (problems.length > 0 || mobile === null || !medication) return inReplyOrder(problems, replyOrder)
  return { details: { ...person, mobile }, medication }
}
