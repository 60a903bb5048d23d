import type { Logger } from 'pino'
import type { Article } from '#content/site/article.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Vault } from './encryption/vault.ts'
import type { Events } from './events.ts'
import type { BotCheck } from './gateways/bot-check/bot-check.ts'
import type { CardPayments } from './gateways/cards/cards.ts'
import type { IdentityChecks } from './gateways/identity/identity.ts'
import type { Laboratory } from './gateways/laboratory/laboratory.ts'
import type { Mail } from './gateways/mail/mail.ts'
import type { MalwareScan } from './gateways/malware-scan/malware-scan.ts'
import type { Push } from './gateways/push/push.ts'
import type { Sms } from './gateways/sms/sms.ts'
import type { Video } from './gateways/video/video.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Messages } from './outbox/messages.ts'

/** The dependencies of handlers. Made once in main; tests replace gateways by stand-ins. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly metrics: Metrics
  readonly vault: Vault
  readonly botCheck: BotCheck
  readonly cards: CardPayments
  readonly identity: IdentityChecks
  readonly laboratory: Laboratory
  readonly video: Video
  readonly sms: Sms
  readonly mail: Mail
  readonly push: Push
  /** Null: files are stored without a scan. */
  readonly malwareScan: MalwareScan | null
  readonly messages: Messages
  /** Articles that name medicines, as the site was built with them: for signed-in patients. */
  readonly articles: readonly Article[]
  /** The one clock, in milliseconds since 1970: everything time-dependent uses it. */
  readonly now: () => number
  /** Signalled before the server stops: from then on it is not ready, but still serves. */
  readonly door: { isClosing: boolean }
  /** Publishes an event to other modules, in the transaction in which it happens. */
  readonly events: Events
}
