import Stripe from 'stripe'
import { z } from 'zod'
import type { IdentityChecks } from './identity.ts'

const toleranceSeconds = 300

/** Reads a signature and nothing else: no key is needed for it. */
const { webhooks } = new Stripe('sk_none')

/** Signed is not yet well formed. */
const eventShape = z.object({
  id: z.string().min(1).max(255),
  data: z.object({ object: z.object({ object: z.string().optional(), id: z.string().optional() }) }),
})

/** As Stripe signs and words it. */
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
