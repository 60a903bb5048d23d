import type { DocumentPerson } from '#domain/evidence/identity-finding.ts'

export type IdentityState = 'begun' | 'processing' | 'verified' | 'needs input' | 'failed'

export interface IdentitySession {
  /** How the provider knows it. */
  readonly id: string
  readonly state: IdentityState
  /** Where the person shows document and face; null once that is over. */
  readonly address: string | null
  /** As the document says; null unless it was verified. */
  readonly person: DocumentPerson | null
  readonly documentNumber: string | null
}

interface IdentityEvent {
  readonly id: string
  /** Null: it is about something else than a check of identity. */
  readonly sessionId: string | null
}

interface NewIdentitySession {
  /** The check as we know it. */
  readonly checkId: string
  /** Where the person comes back to. */
  readonly returnTo: string
  /** Whom we expect. A real provider is not told: it reads the document. */
  readonly expected: DocumentPerson
}

/** What we ask of a provider that checks documents and faces: Stripe Identity, or the stand-in of the demo. */
export interface IdentityChecks {
  readonly provider: 'stripe' | 'sandbox'
  begin(given: NewIdentitySession): Promise<IdentitySession>
  /** Null: the provider does not know it. */
  retrieve(sessionId: string): Promise<IdentitySession | null>
  /** A webhook's meaning, or null if it is no event, or not signed by the provider within 300 seconds of now. */
  readEvent(body: Buffer, signature: string): Promise<IdentityEvent | null>
  close(): Promise<void>
}

/** The provider could not be reached or did not answer in time. */
export class IdentityUnreachable extends Error {
  override name = 'IdentityUnreachable'
}
