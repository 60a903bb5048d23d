import type { DocumentPerson } from '#domain/evidence/identity-finding.ts'

export type IdentityState = 'begun' | 'processing' | 'verified' | 'needs input' | 'failed'

export interface IdentitySession {
  /** Its id at the provider. */
  readonly id: string
  readonly state: IdentityState
  /** Where the patient shows document and face; null once that is over. */
  readonly address: string | null
  /** As on the document; null unless it was verified. */
  readonly person: DocumentPerson | null
  readonly documentNumber: string | null
}

interface IdentityEvent {
  readonly id: string
  /** Null: it is not about an identity check. */
  readonly sessionId: string | null
}

interface NewIdentitySession {
  /** Our own id of the check. */
  readonly checkId: string
  /** Where the patient returns to. */
  readonly returnTo: string
  /** The expected person. A real provider is not told: it reads the document. */
  readonly expected: DocumentPerson
}

/** The interface of a provider that checks documents and faces: Stripe Identity, or the demo's stand-in. */
export interface IdentityChecks {
  readonly provider: 'stripe' | 'sandbox'
  begin(given: NewIdentitySession): Promise<IdentitySession>
  /** Null: the provider does not know it. */
  retrieve(sessionId: string): Promise<IdentitySession | null>
  /** Parses a webhook; null if it is no event, or not signed by the provider within 300 seconds of now. */
  readEvent(body: Buffer, signature: string): Promise<IdentityEvent | null>
  close(): Promise<void>
}

/** The provider could not be reached or did not answer in time. */
export class IdentityUnreachable extends Error {
  override name = 'IdentityUnreachable'
}
