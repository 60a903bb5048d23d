import { placing } from '#content/checkout/checkout.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { stepPath } from '#contract/pages.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'

type Problems<Field extends string> = Partial<Record<Field, string>>

export type Outcome<Field extends string> =
  | { readonly is: 'placed'; readonly paymentId: string; readonly uniqueId: string }
  /** `others`: what is wrong with something the form has no field for. */
  | { readonly is: 'fields'; readonly problems: Problems<Field>; readonly others: readonly string[] }
  | { readonly is: 'taken for a robot'; readonly message: string }
  | { readonly is: 'not eligible'; readonly reason: string }
  | { readonly is: 'unanswered'; readonly message: string; readonly to: string }
  /** What stands before the assessment was not agreed to. */
  | { readonly is: 'no consent'; readonly message: string; readonly flow: GuestFlowName }
  /** It was paid before this form came: in another tab, or unheard of. */
  | { readonly is: 'paid'; readonly message: string }
  /** The way on is in the account: the check-in orders the next pen, or a prescriber has to look first. */
  | { readonly is: 'in account'; readonly message: string; readonly to: string }
  | { readonly is: 'refused'; readonly message: string }
  | SetBack

/** Something the form stands on is gone. Each form knows of one. */
export type SetBack =
  | { readonly is: 'unverified phone' }
  /** The time that was shown is not kept any more. */
  | { readonly is: 'released'; readonly message: string }

export type Placed = Extract<Outcome<never>, { is: 'placed' }>

export interface SentForm<Field extends string> {
  readonly flow: GuestFlowName
  /** Its fields, by the names they have on the wire. */
  readonly fieldOf: Readonly<Record<string, Field>>
}

interface Told {
  readonly fields?: readonly FieldProblem[]
  readonly reason?: string
  readonly status?: string
  readonly notEligible?: string
  readonly missing?: string
  readonly question?: string
  readonly path?: string
}

/** What the server's answer to a submitted form means for the person. */
export function checkoutOutcome<Field extends string>(
  { code, data, message: said }: Envelope<CallReply<'create_new_user'>>,
  { flow, fieldOf }: SentForm<Field>,
): Outcome<Field> {
  const message = said || placing.failed
  const refused = { is: 'refused', message } as const
  if (code === 200) {
    return data?.paymentId ? { is: 'placed', paymentId: data.paymentId, uniqueId: data.uniqueId } : refused
  }
  const { fields, reason, status, notEligible, missing, question = '', path } = (data ?? {}) as Told
  if (code === 400 && fields?.length) return wrongFields(fields, fieldOf)
  if (code === 403 && notEligible) return { is: 'not eligible', reason: notEligible }
  if (code === 403 && reason === 'phone') return { is: 'unverified phone' }
  if (code === 403 && reason === 'bot') return { is: 'taken for a robot', message }
  if (code === 409 && status === 'Success') return { is: 'paid', message }
  if (code === 409 && path) return { is: 'in account', message, to: path }
  if (code === 409 && reason === 'hold') return { is: 'released', message }
  if (code === 422 && missing) {
    return { is: 'unanswered', message: question, to: missing.startsWith('/') ? missing : stepPath(flow, missing) }
  }
  return refused
}

function wrongFields<Field extends string>(
  fields: readonly FieldProblem[],
  fieldOf: Readonly<Record<string, Field>>,
): Outcome<Field> {
  const problems: Problems<Field> = {}
  const others: string[] = []
  for (const { field, message } of fields) {
    const [name = ''] = field.split('.')
    const known = Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined
    if (known) problems[known] ??= message
    else others.push(message)
  }
  return { is: 'fields', problems, others }
}
