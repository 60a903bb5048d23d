import { holdWords } from '#content/appointments/booking-hold.ts'
import { cardPayment } from '#content/checkout/order-summary.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'

export type Intent = CallReply<'create_payment_intent'>

export type Opening =
  | { readonly is: 'ready'; readonly intent: Intent }
  | { readonly is: 'paid'; readonly reference: string | null }
  | { readonly is: 'another amount'; readonly pence: number }
  /** The time of the appointment is no longer kept. */
  | { readonly is: 'released'; readonly message: string }
  /** `to`: where it can be put right. */
  | { readonly is: 'refused'; readonly message: string; readonly to?: string }

interface Told {
  readonly status?: string
  readonly amount?: number
  readonly reference?: string
  readonly reason?: string
  readonly path?: string
}

/** What the server's answer to a payment about to begin means. */
export function openingOf({ code, data, message }: Envelope<Intent>): Opening {
  if (code === 200 && data) return { is: 'ready', intent: data }
  const { status, amount, reference = null, reason, path } = (data ?? {}) as Told
  if (code === 409 && status === 'Success') return { is: 'paid', reference }
  if (code === 409 && typeof amount === 'number') return { is: 'another amount', pence: Math.round(amount * 100) }
  if (code === 409 && reason === 'hold') return { is: 'released', message: message || holdWords.expired.text }
  return { is: 'refused', message: message || cardPayment.exception, ...(path && { to: path }) }
}
