import Stripe from 'stripe'
import { z } from 'zod'
import type { IdentityChecks } from './identity.ts'

const toleranceSeconds = 300

/** Verifies the signature only: no API key is needed for it. */
const { webhooks } = new Stripe('sk_none')

/** A valid signature does not imply a valid event. */
const eventShape = z.object({
  id: z.string().min(1).max(255),
  data: z.object({ object: z.object({ object: z.string().optional(), id: z.string().optional() }) }),
})

/** In Stripe's format, with its signature. */
export async function readIdentityEvent(
  body: Buffer,
  signature: string,
  secret: string,
): ReturnType<IdentityChecks['readEvent']> {
  const said = await webhooks.constructEventAsync(body, signature, secret, toleranceSeconds).catch(() => null)
  const event = eventShape.safeParse(said).data
  if (!event) return null
  const { object, id } = event.data.object
  return { id: event.id, sessionId: object === 'identity.verification_session' && id ? id : null }
}
