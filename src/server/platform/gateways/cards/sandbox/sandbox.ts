import type { Services } from '../../../services.ts'
import type { CardPayments } from '../cards.ts'
import { stripeCards } from '../stripe-cards.ts'
import { createDashboard, type Dashboard } from './dashboard.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createWallets } from './wallets.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'
import { listenAsProvider, type Switches } from './wire.ts'

/** The sandbox as its own pages and its tests see it. The rest of the product uses it like Stripe. */
export interface Sandbox {
  /** Its address and key. */
  readonly address: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly switches: Switches
  readonly webhooks: Webhooks
  readonly ledger: Ledger
  /** The provider's dashboard, where people act manually. */
  readonly dashboard: Dashboard
}

export type SandboxCards = CardPayments & { readonly sandbox: Sandbox }

export const sandboxOf = (cards: CardPayments): Sandbox | null =>
  'sandbox' in cards ? (cards as SandboxCards).sandbox : null

export async function startSandbox({
  database,
  vault,
  log,
}: Pick<Services, 'database' | 'vault' | 'log'>): Promise<SandboxCards> {
  // Every process of one installation derives the same two, and nobody else can.
  const secretFor = (purpose: string) => vault.index(purpose, 'card sandbox').toString('hex')
  const secretKey = `sk_sandbox_${secretFor('secret key')}`
  const webhookSecret = `whsec_${secretFor('webhook secret')}`

  const ledger = createLedger(database)
  const webhooks = createWebhooks({ secret: webhookSecret, log })
  const switches: Switches = { silentOn: [], webhooks: null }
  const { host, port, close } = await listenAsProvider({
    ledger,
    wallets: createWallets(database),
    webhooks,
    secretKey,
    switches,
  })
  const cards = stripeCards({
    provider: 'sandbox',
    secretKey,
    webhookSecret,
    publishableKey: null,
    at: { host, port },
    close: async () => {
      webhooks.close()
      await close()
    },
  })
  const dashboard = createDashboard(ledger, webhooks)
  const address = `http://${host}:${port}`
  const sandbox = { address, secretKey, webhookSecret, switches, webhooks, ledger, dashboard }
  return { ...cards, sandbox }
}
