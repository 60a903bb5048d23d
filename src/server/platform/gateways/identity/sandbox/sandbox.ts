import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DocumentPerson } from '#domain/evidence/identity-finding.ts'
import type { Services } from '../../../services.ts'
import { createWebhooks, type Webhooks } from '../../cards/sandbox/webhooks.ts'
import { type IdentityChecks, type IdentitySession, type IdentityState, IdentityUnreachable } from '../identity.ts'
import { readIdentityEvent } from '../read-event.ts'
import { sandboxIdentities } from './tables.ts'

export const identityChoices = ['verified', 'other name', 'needs input', 'failed', 'slow'] as const
type IdentityChoice = (typeof identityChoices)[number]

/** Duration of a slow check. */
const slowMs = 10_000

interface Body {
  readonly returnTo: string
  readonly choice: IdentityChoice | null
  readonly chosenAt: number
}

interface StoredSession extends Body {
  readonly expected: DocumentPerson
}

/** The stand-in as its own page and its tests see it. */
export interface SandboxIdentity {
  readonly webhooks: Webhooks
  readonly webhookSecret: string
  /** While true, no request is answered. */
  isSilent: boolean
  read(id: string): Promise<StoredSession | null>
  /** The patient has shown a document: the result of the check. */
  choose(id: string, choice: IdentityChoice): Promise<void>
}

type SandboxChecks = IdentityChecks & { readonly sandbox: SandboxIdentity }

export const sandboxIdentityOf = (identity: IdentityChecks): SandboxIdentity | null =>
  'sandbox' in identity ? (identity as SandboxChecks).sandbox : null

const ownerOf = (id: string) => `sandbox identity/${id}`

export function sandboxIdentity({
  database,
  vault,
  log,
  now,
}: Pick<Services, 'database' | 'vault' | 'log' | 'now'>): SandboxChecks {
  const webhookSecret = `whsec_${vault.index('webhook secret', 'identity sandbox').toString('hex')}`
  const webhooks = createWebhooks({ secret: webhookSecret, log })
  const timers = new Set<NodeJS.Timeout>()

  const sandbox: SandboxIdentity = {
    webhooks,
    webhookSecret,
    isSilent: false,
    async read(id) {
      const [row] = await database.run((orm) =>
        orm.select().from(sandboxIdentities).where(eq(sandboxIdentities.id, id)),
      )
      return row ? { ...(row.body as Body), expected: JSON.parse(vault.open(row.expected, ownerOf(id))) } : null
    },
    async choose(id, choice) {
      const session = await sandbox.read(id)
      if (!session) return
      const body: Body = { returnTo: session.returnTo, choice, chosenAt: now() }
      await database.run((orm) => orm.update(sandboxIdentities).set({ body }).where(eq(sandboxIdentities.id, id)))
      tell(id, stateOf(body))
      if (choice !== 'slow') return
      const timer = setTimeout(() => {
        timers.delete(timer)
        tell(id, 'verified')
      }, slowMs + 100).unref()
      timers.add(timer)
    },
  }

  function stateOf({ choice, chosenAt }: Body): IdentityState {
    if (choice === null) return 'begun'
    if (choice === 'slow') return now() - chosenAt < slowMs ? 'processing' : 'verified'
    return choice === 'other name' ? 'verified' : choice
  }

  const eventNames: Readonly<Record<IdentityState, string>> = {
    begun: 'created',
    processing: 'processing',
    verified: 'verified',
    'needs input': 'requires_input',
    failed: 'requires_input',
  }

  const tell = (id: string, state: IdentityState) =>
    webhooks.tell(
      [
        {
          type: `identity.verification_session.${eventNames[state]}`,
          object: { id, object: 'identity.verification_session' },
        },
      ],
      null,
    )

  function sessionOf(id: string, session: StoredSession): IdentitySession {
    const state = stateOf(session)
    const isOther = session.choice === 'other name'
    const { first, last, bornOn } = session.expected
    return {
      id,
      state,
      address: session.choice === null ? `/sandbox-identity/check?id=${id}` : null,
      person:
        state === 'verified' ? { ...session.expected, ...(isOther ? { first: 'Alex', last: 'Otherwise' } : {}) } : null,
      // One person has one document, whatever account they show it for.
      documentNumber:
        state === 'verified'
          ? vault.index([first, last, bornOn, isOther].join('/'), 'sandbox document').toString('hex')
          : null,
    }
  }

  const answering = () => {
    if (sandbox.isSilent) throw new IdentityUnreachable('The stand-in does not answer.')
  }

  return {
    provider: 'sandbox',
    sandbox,
    async begin({ expected, returnTo }) {
      answering()
      const id = `vs_${randomBytes(16).toString('hex')}`
      const body: Body = { returnTo, choice: null, chosenAt: 0 }
      const sealed = vault.seal(JSON.stringify(expected), ownerOf(id))
      await database.run((orm) => orm.insert(sandboxIdentities).values({ id, expected: sealed, body }))
      return sessionOf(id, { ...body, expected })
    },
    async retrieve(id) {
      answering()
      const session = await sandbox.read(id)
      return session && sessionOf(id, session)
    },
    readEvent: (body, signature) => readIdentityEvent(body, signature, webhookSecret),
    async close() {
      for (const timer of timers) clearTimeout(timer)
      webhooks.close()
    },
  }
}
