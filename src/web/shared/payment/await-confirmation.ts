import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'

type Standing = CallReply<'verify_payment_intent'>

export type NotTaken = NonNullable<Standing['notTaken']>

export type Confirmation =
  | { readonly is: 'paid'; readonly reference: string | null }
  | { readonly is: 'failed' }
  /** A booking came to nothing: the card was let go, and nothing was taken. */
  | { readonly is: 'not taken'; readonly because: NotTaken }
  /** It came too late for what it was to pay, and has been given back. */
  | { readonly is: 'given back'; readonly pence: number }
  /** Not known yet: the server or the provider could not say. */
  | { readonly is: 'open' }

/** Between one question and the next: about ten seconds in all. */
const pausesMs = [800, 1_600, 3_000, 4_600]

/** How the payment stands, asked once. No answer is not a failed payment. */
export async function confirmationOf(ask: () => Promise<Envelope<Standing>>): Promise<Confirmation> {
  try {
    const { code, data } = await ask()
    if (code !== 200 || !data) return { is: 'open' }
    if (data.status === 'Success') return { is: 'paid', reference: data.reference }
    if (data.status === 'Processing') return { is: 'open' }
    if (data.notTaken) return { is: 'not taken', because: data.notTaken }
    return data.refundedPence === undefined ? { is: 'failed' } : { is: 'given back', pence: data.refundedPence }
  } catch {
    return { is: 'open' }
  }
}

/** Asks until it is known, a few times. `onWait`: the first answer did not settle it. */
export async function awaitConfirmation(
  ask: () => Promise<Envelope<Standing>>,
  pause: (ms: number) => Promise<void>,
  onWait: () => void = () => undefined,
): Promise<Confirmation> {
  for (const ms of pausesMs) {
    const confirmation = await confirmationOf(ask)
    if (confirmation.is !== 'open') return confirmation
    onWait()
    await pause(ms)
  }
  return confirmationOf(ask)
}
