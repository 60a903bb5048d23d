import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { answersPathOf } from '#contract/checkout/answers-path.ts'
import { orderKinds } from '#domain/orders/kinds.ts'
import { callApi } from '#web/browser/api.ts'
import { awaitConfirmation, type Confirmation, confirmationOf, type NotTaken } from './await-confirmation.ts'
import type { CardOutcome, CardProblem } from './card-outcome.ts'
import { type Intent, openingOf } from './intent.ts'
import { forgetPending, orderKindOf, type PayableOrder, type PendingPayment, savePending } from './pending-payment.ts'
import { answerChallenge } from './sandbox-cards.ts'
import { announceSaved, payWithSaved } from './saved-cards.ts'

export type PaymentState =
  | { readonly at: 'opening' }
  | { readonly at: 'refused'; readonly message: string; readonly afterwards?: string; readonly to?: string }
  | { readonly at: 'another amount'; readonly pence: number }
  | { readonly at: 'card'; readonly intent: Intent; readonly problem: CardProblem | null }
  | { readonly at: 'processing'; readonly intent: Intent }
  | { readonly at: 'challenge'; readonly intent: Intent; readonly challenge: string; readonly isAnswering: boolean }
  /** The provider said yes. */
  | { readonly at: 'confirming' }
  | { readonly at: 'unconfirmed' }
  | { readonly at: 'success'; readonly reference: string | null }
  | { readonly at: 'given back'; readonly pence: number }
  | { readonly at: 'not taken'; readonly because: NotTaken }
  | { readonly at: 'released'; readonly message: string }

const { afterwards } = cardPayment
const answerWithinMs = 15_000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Asked = Pick<PendingPayment, 'paymentIntentId' | 'orderId'>

const ask = ({ paymentIntentId, orderId }: Asked) =>
  callApi('verify_payment_intent', { paymentIntentId, orderId }, AbortSignal.timeout(answerWithinMs))

/**
 * One payment, from the open dialog to the server's word that the card is authorised. Whatever goes wrong after the card
 * was sent, the server is asked how things stand before the person is told anything, or pays again.
 */
export function usePayment(
  order: PayableOrder,
  pending: PendingPayment | null,
  onPaid: (reference: string | null) => void,
) {
  const kind = orderKindOf[order.kind]
  const [state, setState] = useState<PaymentState>({ at: pending?.isConfirmed ? 'confirming' : 'opening' })
  const [totalPence, setTotalPence] = useState(order.totalPence)
  const sent = useRef<Asked | null>(pending)
  const [isKept, setIsKept] = useState(false)
  /** The payment of which the server knows that its card is kept. */
  const keptOf = useRef<string | null>(null)
  const isBusy = useRef(false)
  const isLeft = useRef(false)

  async function open(pence: number) {
    setState({ at: 'opening' })
    setTotalPence(pence)
    const { phone, uniqueId, paymentId } = order
    const body = { amount: pence / 100, mobile: phone, uniqueId, answerId: paymentId }
    try {
      const opening = openingOf(await callApi('create_payment_intent', body, AbortSignal.timeout(answerWithinMs)))
      if (opening.is === 'ready') setState({ at: 'card', intent: opening.intent, problem: null })
      else if (opening.is === 'paid') succeed(opening.reference)
      else if (opening.is === 'another amount') setState({ at: 'another amount', pence: opening.pence })
      else if (opening.is === 'released') setState({ at: 'released', message: opening.message })
      else setState({ ...opening, at: 'refused' })
    } catch {
      setState({ at: 'refused', message: cardPayment.exception, afterwards: afterwards.notSent })
    }
  }

  function succeed(reference: string | null) {
    forgetPending()
    if (isLeft.current) onPaid(reference)
    else setState({ at: 'success', reference })
  }

  function giveBack(pence: number) {
    forgetPending()
    setState({ at: 'given back', pence })
  }

  function letGo(because: NotTaken) {
    forgetPending()
    setState({ at: 'not taken', because })
  }

  /** The provider said yes: nothing is left but to hear it from our own server. */
  async function confirm() {
    const asked = sent.current
    if (!asked) return
    const confirmation = await awaitConfirmation(
      () => ask(asked),
      pause,
      () => setState({ at: 'confirming' }),
    )
    if (confirmation.is === 'paid') return succeed(confirmation.reference)
    if (confirmation.is === 'open') return setState({ at: 'unconfirmed' })
    if (confirmation.is === 'given back') return giveBack(confirmation.pence)
    if (confirmation.is === 'not taken') return letGo(confirmation.because)
    forgetPending()
    setState({ at: 'refused', message: cardPayment.failed })
  }

  /** A card that was sent before this page was opened, or whose reply was lost. */
  async function standing(): Promise<Confirmation> {
    const asked = sent.current
    return asked ? confirmationOf(() => ask(asked)) : { is: 'open' }
  }

  async function confirmIntent(intent: Intent, sending: () => Promise<CardOutcome>) {
    const asked = { paymentIntentId: intent.paymentIntent, orderId: intent.orderId }
    sent.current = asked
    const kept = { order: { ...order, totalPence }, ...asked }
    savePending({ ...kept, isConfirmed: false })
    try {
      const outcome = await sending()
      if (outcome.is === 'confirmed') {
        savePending({ ...kept, isConfirmed: true })
        return confirm()
      }
      if (outcome.is === 'challenged') {
        return setState({ at: 'challenge', intent, challenge: outcome.challenge, isAnswering: false })
      }
      // Another tab may have paid, or the provider's yes may have been lost on its way.
      const confirmation = await standing()
      if (confirmation.is === 'paid') return succeed(confirmation.reference)
      if (confirmation.is === 'given back') return giveBack(confirmation.pence)
      if (confirmation.is === 'not taken') return letGo(confirmation.because)
      if (confirmation.is === 'failed') forgetPending()
      setState({ at: 'card', intent, problem: { said: outcome.message, afterwards: afterwards.declined } })
    } catch {
      const confirmation = await standing()
      if (confirmation.is === 'paid') return succeed(confirmation.reference)
      if (confirmation.is === 'given back') return giveBack(confirmation.pence)
      if (confirmation.is === 'not taken') return letGo(confirmation.because)
      const isKnown = confirmation.is === 'failed'
      if (isKnown) forgetPending()
      const problem = { said: cardPayment.exception, afterwards: isKnown ? afterwards.notSent : afterwards.unknown }
      setState({ at: 'card', intent, problem })
    }
  }

  /** One at a time, however often it is pressed. */
  async function once(work: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    await work()
    isBusy.current = false
  }

  const notSent = (intent: Intent, said: string) =>
    setState({ at: 'card', intent, problem: { said, afterwards: afterwards.notSent } })

  /** The card is on its way, unless nothing can be sent: then what is said of it is known to be true. */
  function send(intent: Intent, work: () => Promise<void>) {
    if (!navigator.onLine) return notSent(intent, cardPayment.exception)
    return once(async () => {
      setState({ at: 'processing', intent })
      await work()
    })
  }

  /** What was ticked is told before the card is sent. */
  async function sendTyped(intent: Intent, sending: () => Promise<CardOutcome>) {
    const isTold = keptOf.current === intent.paymentIntent
    if (isKept !== isTold) {
      const said = await announceSaved(intent, isKept)
      if (said !== null) return notSent(intent, said)
      keptOf.current = isKept ? intent.paymentIntent : null
    }
    return confirmIntent(intent, sending)
  }

  async function takeUp() {
    if (pending?.isConfirmed) return confirm()
    if (pending) {
      const confirmation = await standing()
      if (confirmation.is === 'paid') return succeed(confirmation.reference)
      if (confirmation.is === 'given back') return giveBack(confirmation.pence)
      if (confirmation.is === 'not taken') return letGo(confirmation.because)
    }
    return open(order.totalPence)
  }

  const start = useEffectEvent(() => void once(takeUp))
  useEffect(() => {
    isLeft.current = false
    start()
    return () => {
      isLeft.current = true
    }
  }, [])

  return {
    state,
    totalPence,
    /** Whoever books a time can choose another where this one is gone. */
    choosesTime: order.kind === 'booking',
    /** Where the answers can be corrected that it was ordered with. Null: it was ordered without. */
    answersAt: answersPathOf(kind),
    /** A medication is paid for only once a clinician approves. */
    isTakenLater: orderKinds[kind].taking === 'on approval',
    retry: () => once(() => open(totalPence)),
    accept: (pence: number) => once(() => open(pence)),
    checkAgain: () =>
      once(() => {
        setState({ at: 'confirming' })
        return confirm()
      }),
    clearProblem() {
      if (state.at === 'card' && state.problem !== null) setState({ ...state, problem: null })
    },
    keepChoice: { isKept, onChoose: setIsKept },
    pay: (intent: Intent, sending: () => Promise<CardOutcome>) => send(intent, () => sendTyped(intent, sending)),
    paySaved: (intent: Intent, card: string) =>
      send(intent, () => confirmIntent(intent, () => payWithSaved(intent, card))),
    answer(approve: boolean) {
      if (state.at !== 'challenge') return
      const { intent, challenge } = state
      return once(() => {
        setState({ ...state, isAnswering: true })
        return confirmIntent(intent, () => answerChallenge(intent.clientSecret, challenge, approve))
      })
    },
  }
}
