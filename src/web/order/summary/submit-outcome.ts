import { orderSummary } from '#content/order-summary.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { questionnairePath } from '#contract/pages.ts'
import type { FormProblems, ProblemField } from './account-form.ts'

export type SubmitOutcome =
  | { readonly is: 'placed'; readonly paymentId: string; readonly uniqueId: string }
  /** `others`: what is wrong with something the form has no field for. */
  | { readonly is: 'fields'; readonly problems: FormProblems; readonly others: readonly string[] }
  | { readonly is: 'unverified phone' }
  | { readonly is: 'taken for a robot'; readonly message: string }
  | { readonly is: 'not eligible'; readonly reason: string }
  | { readonly is: 'unanswered'; readonly message: string; readonly to: string }
  | { readonly is: 'refused'; readonly message: string }

const fieldOf: Readonly<Record<string, ProblemField>> = {
  name: 'legalFirstName',
  legalSurname: 'legalSurname',
  email: 'email',
  password: 'password',
  dob: 'birth',
  gender: 'sex',
  address: 'address',
  city: 'city',
  pincode: 'postcode',
  agreedTerms: 'consentTerms',
}

interface Told {
  readonly fields?: readonly FieldProblem[]
  readonly reason?: string
  readonly notEligible?: string
  readonly missing?: string
  readonly question?: string
}

/** What the server's answer to the submitted form means for the person. */
export function submitOutcome({ code, data, message }: Envelope<CallReply<'create_new_user'>>): SubmitOutcome {
  const refused = { is: 'refused', message: message || orderSummary.refused.failed } as const
  if (code === 200) {
    return data?.paymentId ? { is: 'placed', paymentId: data.paymentId, uniqueId: data.uniqueId } : refused
  }
  const { fields, reason, notEligible, missing, question } = (data ?? {}) as Told
  if (code === 400 && fields?.length) return wrongFields(fields)
  if (code === 403 && notEligible) return { is: 'not eligible', reason: notEligible }
  if (code === 403 && reason === 'phone') return { is: 'unverified phone' }
  if (code === 403 && reason === 'bot') return { is: 'taken for a robot', message: refused.message }
  if (code === 422 && missing) {
    const to = missing.startsWith('/') ? missing : questionnairePath(missing)
    return { is: 'unanswered', message: question ?? orderSummary.refused.unanswered, to }
  }
  return refused
}

function wrongFields(fields: readonly FieldProblem[]): SubmitOutcome {
  const problems: FormProblems = {}
  const others: string[] = []
  for (const { field, message } of fields) {
    const known = Object.hasOwn(fieldOf, field) ? fieldOf[field] : undefined
    if (known) problems[known] ??= message
    else others.push(message)
  }
  return { is: 'fields', problems, others }
}
