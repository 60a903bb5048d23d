import Stripe from 'stripe'
import { isDay, writeDay } from '#domain/identity/date-of-birth.ts'
import { isTransient } from '../stripe-transient.ts'
import { type IdentityChecks, type IdentitySession, type IdentityState, IdentityUnreachable } from './identity.ts'
import { readIdentityEvent } from './read-event.ts'

const answerWithinMs = 4_000
/** Personal data is returned only if requested by name, and only to a key that may read it. */
const expand = [
  'verified_outputs',
  'verified_outputs.dob',
  'verified_outputs.sex',
  'last_verification_report.document.number',
]

interface Settings {
  readonly secretKey: string
  readonly webhookSecret: string
}

export function stripeIdentity({ secretKey, webhookSecret }: Settings): IdentityChecks {
  const stripe = new Stripe(secretKey, { timeout: answerWithinMs, maxNetworkRetries: 1, telemetry: false })
  const { verificationSessions } = stripe.identity
  return {
    provider: 'stripe',
    begin: ({ checkId, returnTo }) =>
      asking(async () =>
        sessionOf(
          await verificationSessions.create(
            {
              type: 'document',
              options: { document: { require_live_capture: true, require_matching_selfie: true } },
              return_url: returnTo,
              metadata: { checkId },
            },
            { idempotencyKey: checkId },
          ),
        ),
      ),
    retrieve: (id) =>
      asking(async () => sessionOf(await verificationSessions.retrieve(id, { expand }))).catch((error: unknown) => {
        if ((error as { code?: unknown }).code === 'resource_missing') return null
        throw error
      }),
    readEvent: (body, signature) => readIdentityEvent(body, signature, webhookSecret),
    close: async () => undefined,
  }
}

async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isTransient(error))
      throw new IdentityUnreachable('The provider of identity checks did not answer.', { cause: error })
    throw error
  }
}

/** Errors that another photo of the same document would not change. */
const refused: ReadonlySet<string | null> = new Set([
  'document_unverified_other',
  'selfie_face_mismatch',
  'selfie_manipulated',
  'selfie_unverified_other',
  'under_supported_age',
])

/** A session that waits for input has either just begun or could not use what it was shown. */
function stateOf({ status, last_error }: Stripe.Identity.VerificationSession): IdentityState {
  if (status === 'verified') return 'verified'
  if (status === 'processing') return 'processing'
  if (status === 'canceled') return 'failed'
  if (last_error === null) return 'begun'
  return refused.has(last_error.code) ? 'failed' : 'needs input'
}

function sessionOf(session: Stripe.Identity.VerificationSession): IdentitySession {
  const { verified_outputs: read, last_verification_report: report } = session
  const dob = read?.dob
  const born = { year: dob?.year ?? 0, month: dob?.month ?? 0, day: dob?.day ?? 0 }
  const document = typeof report === 'object' ? report?.document : null
  return {
    id: session.id,
    state: stateOf(session),
    address: session.url,
    person: read
      ? {
          first: read.first_name ?? '',
          last: read.last_name ?? '',
          bornOn: isDay(born) ? writeDay(born) : null,
          sex: read.sex === 'male' ? 'Male' : read.sex === 'female' ? 'Female' : null,
        }
      : null,
    documentNumber: document?.number ?? null,
  }
}
