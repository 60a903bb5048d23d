import { bookingDetails } from '#content/booking.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { adhdPath } from '#contract/pages.ts'
import type { FormProblems, ProblemField } from './booking-form.ts'

export type BookOutcome =
  | { readonly is: 'placed'; readonly paymentId: string; readonly uniqueId: string }
  /** `others`: what is wrong with something the form has no field for. */
  | { readonly is: 'fields'; readonly problems: FormProblems; readonly others: readonly string[] }
  | { readonly is: 'taken for a robot'; readonly message: string }
  | { readonly is: 'not eligible'; readonly reason: string }
  | { readonly is: 'unanswered'; readonly message: string; readonly to: string }
  /** The time that was shown is not kept any more. */
  | { readonly is: 'released'; readonly message: string }
  | { readonly is: 'refused'; readonly message: string }

const fieldOf: Readonly<Record<string, ProblemField>> = {
  email: 'email',
  password: 'password',
  title: 'title',
  gender: 'sex',
  name: 'firstName',
  legalSurname: 'lastName',
  mobile: 'mobile',
  dob: 'birth',
  address: 'address1',
  city: 'city',
  pincode: 'postcode',
  consents: 'consents',
}

interface Told {
  readonly fields?: readonly FieldProblem[]
  readonly reason?: string
  readonly notEligible?: string
  readonly missing?: string
  readonly question?: string
}

/** What the server's answer to the submitted form means for the person. */
export function bookOutcome({ code, data, message }: Envelope<CallReply<'create_new_user'>>): BookOutcome {
  const refused = { is: 'refused', message: message || bookingDetails.failed } as const
  if (code === 200) {
    return data?.paymentId ? { is: 'placed', paymentId: data.paymentId, uniqueId: data.uniqueId } : refused
  }
  const { fields, reason, notEligible, missing, question } = (data ?? {}) as Told
  if (code === 400 && fields?.length) return wrongFields(fields)
  if (code === 403 && notEligible) return { is: 'not eligible', reason: notEligible }
  if (code === 403 && reason === 'bot') return { is: 'taken for a robot', message: refused.message }
  if (code === 409 && reason === 'hold') return { is: 'released', message: refused.message }
  if (code === 422 && missing) {
    const to = missing.startsWith('/') ? missing : adhdPath(missing)
    return { is: 'unanswered', message: question ?? '', to }
  }
  return refused
}

function wrongFields(fields: readonly FieldProblem[]): BookOutcome {
  const problems: FormProblems = {}
  const others: string[] = []
  for (const { field, message } of fields) {
    const [name = ''] = field.split('.')
    const known = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined
    if (known) problems[known] ??= message
    else others.push(message)
  }
  return { is: 'fields', problems, others }
}
