import Stripe from 'stripe'
import { z } from 'zod'
import type { Dispute } from '#domain/orders/money-comparison.ts'
import { type CardIntent, type CardPayments, CardsUnreachable } from './cards.ts'
import { asking, chargeIn, intentOf, isOutOfTurn } from './stripe-answers.ts'
import { stripeCardSaving } from './stripe-card-saving.ts'

/** Twice this and a pause is less than the ten seconds a payment call may take. */
const answerWithinMs = 4_000
const toleranceSeconds = 300

interface Settings {
  readonly provider: CardPayments['provider']
  readonly secretKey: string
  readonly webhookSecret: string
  readonly publishableKey: string | null
  /** The sandbox's address; null is Stripe itself. */
  readonly at: { readonly host: string; readonly port: number } | null
  readonly close: () => Promise<void>
}

export function stripeCards({ provider, secretKey, webhookSecret, publishableKey, at, close }: Settings): CardPayments {
  const stripe = new Stripe(secretKey, {
    timeout: answerWithinMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { protocol: 'http' as const, ...at }),
  })
  const { paymentIntents, refunds, disputes } = stripe

  const retrieve = (id: string) =>
    asking(async () => intentOf(await paymentIntents.retrieve(id, { expand: ['latest_charge'] })))

  /** A concurrent request was faster, or it is too late: the current state is the answer. */
  const orAsItStands = (id: string, work: () => Promise<CardIntent>) =>
    asking(work).catch((error: unknown) => {
      if (isOutOfTurn(error)) return retrieve(id)
      throw error
    })

  return {
    provider,
    publishableKey,
    ...stripeCardSaving(stripe, retrieve),
    retrieve,
    money: (id) =>
      asking(async () => {
        const intent = await paymentIntents.retrieve(id, { expand: ['latest_charge'] })
        const charge = chargeIn(intent)
        return {
          ...intentOf(intent),
          capturedPence: intent.amount_received,
          refundedPence: charge?.amount_refunded ?? 0,
          captureBefore: inMilliseconds(charge?.payment_method_details?.card?.capture_before),
          dispute: charge?.disputed ? disputeIn((await disputes.list({ payment_intent: id })).data) : 'none',
        }
      }),
    answers: () => asking(async () => void (await stripe.balance.retrieve())).catch(orElseItIsThere),
    create: ({ id, reference, amountPence, key }) =>
      asking(async () =>
        intentOf(
          await paymentIntents.create(
            {
              amount: amountPence,
              currency: 'gbp',
              capture_method: 'manual',
              allowed_payment_method_types: ['card'],
              description: reference,
              metadata: { orderId: id },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    capture: (id, amountPence) =>
      orAsItStands(id, async () =>
        intentOf(await paymentIntents.capture(id, amountPence === undefined ? {} : { amount_to_capture: amountPence })),
      ),
    cancel: (id) => orAsItStands(id, async () => intentOf(await paymentIntents.cancel(id))),
    refund: (id, amountPence, key) =>
      asking(async () => {
        await refunds.create({ payment_intent: id, amount: amountPence }, { idempotencyKey: key })
      }),
    async readEvent(body, signature) {
      // Whatever the library rejects, an empty signature for example, was not signed by the provider.
      const said = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, toleranceSeconds)
        .catch(() => null)
      const event = isFromTheFuture(signature) ? null : eventShape.safeParse(said).data
      return event ? { id: event.id, intentId: intentIdOf(event.data.object) } : null
    },
    close,
  }
}

/** A key that may not read the balance has reached the provider all the same. */
function orElseItIsThere(error: unknown): void {
  if (error instanceof CardsUnreachable) throw error
}

const inMilliseconds = (seconds: number | undefined): number | null => (seconds === undefined ? null : seconds * 1_000)

const closedDisputes: Readonly<Record<string, Dispute>> = { won: 'won', warning_closed: 'won', lost: 'lost' }

/** The gravest: an open dispute outweighs any settled one. */
function disputeIn(found: readonly Pick<Stripe.Dispute, 'status'>[]): Dispute {
  const all = found.map(({ status }) => closedDisputes[status] ?? 'open')
  return (['open', 'lost', 'won'] as const).find((one) => all.includes(one)) ?? 'none'
}

/** A valid signature does not imply a valid event. */
const eventShape = z.object({
  id: z.string().min(1).max(255),
  data: z.object({
    object: z.object({ object: z.unknown(), id: z.unknown(), payment_intent: z.unknown() }).partial(),
  }),
})

/** Stripe's own check is for age alone: an event dated ahead would stay valid for long. */
function isFromTheFuture(signature: string): boolean {
  const signedAt = Number(/.*(?:^|,)t=(\d+)/.exec(signature)?.[1])
  return !(signedAt <= Date.now() / 1_000 + toleranceSeconds)
}

/** Events about a charge or a refund name the payment they belong to. */
function intentIdOf({ object: kind, id, payment_intent }: z.output<typeof eventShape>['data']['object']) {
  const intent = kind === 'payment_intent' ? id : payment_intent
  return typeof intent === 'string' ? intent : null
}
