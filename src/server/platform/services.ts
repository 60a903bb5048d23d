import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Vault } from './encryption/vault.ts'
import type { Events } from './events.ts'
import type { BotCheck } from './gateways/bot-check/bot-check.ts'
import type { CardPayments } from './gateways/cards/cards.ts'
import type { IdentityChecks } from './gateways/identity/identity.ts'
import type { Mail } from './gateways/mail/mail.ts'
import type { MalwareScan } from './gateways/malware-scan/malware-scan.ts'
import type { Sms } from './gateways/sms/sms.ts'
import type { Video } from './gateways/video/video.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Messages } from './outbox/messages.ts'

/** What handlers work with. Made once in main; tests put stand-ins of their own in place of a gateway. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly metrics: Metrics
  readonly vault: Vault
  readonly botCheck: BotCheck
  readonly cards: CardPayments
  readonly identity: IdentityChecks
  readonly video: Video
  readonly sms: Sms
  readonly mail: Mail
  /** Null: files are kept without having been scanned. */
  readonly malwareScan: MalwareScan | null
  readonly messages: Messages
  /** The one clock, in milliseconds since 1970: whatever depends on the time asks it. */
  readonly now: () => number
  /** Told before the server stops: from then on it is not ready, and serves whoever comes all the same. */
  readonly door: { isClosing: boolean }
  /** Tells other modules what has happened, in the transaction in which it happens. */
  readonly events: Events
}
