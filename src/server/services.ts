import type { Logger } from 'pino'
import { undoLostOutcomes } from './bookings/lost-outcomes.ts'
import { undoLostDecisions } from './cases/lost-decisions.ts'
import { type ReleaseHeld, releaseHeld } from './cases/release-held.ts'
import { afterRefund } from './checkout/kinds/kinds.ts'
import type { Config } from './config/config.ts'
import { attachmentsOf } from './contact/contact-files.ts'
import type { Database, OpenDatabase, Orm } from './database/database.ts'
import type { Keys } from './encryption/keys.ts'
import { createVault, type Vault } from './encryption/vault.ts'
import type { BotCheck } from './gateways/bot-check/bot-check.ts'
import { createBotCheck } from './gateways/bot-check/create-bot-check.ts'
import type { CardPayments } from './gateways/cards/cards.ts'
import { createCards } from './gateways/cards/create-cards.ts'
import { createIdentity } from './gateways/identity/create-identity.ts'
import type { IdentityChecks } from './gateways/identity/identity.ts'
import { createMail } from './gateways/mail/create-mail.ts'
import type { Mail } from './gateways/mail/mail.ts'
import { createMalwareScan } from './gateways/malware-scan/create-malware-scan.ts'
import type { MalwareScan } from './gateways/malware-scan/malware-scan.ts'
import { createSms } from './gateways/sms/create-sms.ts'
import type { Sms } from './gateways/sms/sms.ts'
import { createVideo } from './gateways/video/create-video.ts'
import type { Video } from './gateways/video/video.ts'
import { createMessages } from './messages/create-messages.ts'
import type { Messages } from './messages/messages.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { observed } from './metrics/observed.ts'
import type { AfterRefund } from './orders/refunds.ts'
import type { RightsNow } from './staff/rights-now.ts'

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
  readonly afterRefund: AfterRefund
  readonly releaseHeld: ReleaseHeld
  /** Takes back what somebody has decided, can still be stopped and is not theirs to decide any more. */
  readonly undoLost: (tx: Orm, rights: RightsNow) => Promise<void>
}

type Gateways = Pick<Services, 'botCheck' | 'cards' | 'identity' | 'video' | 'sms' | 'mail' | 'malwareScan' | 'now'>

interface Given {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly keys: Keys
  /** By how many seconds our clock is ahead of the database's; null while that is not known. */
  readonly clockSkew?: () => number | null
  readonly gateways?: Partial<Gateways>
}

export async function createServices(given: Given): Promise<Services> {
  const { config, database, log, keys, clockSkew = () => null, gateways = {} } = given
  const vault = createVault(keys)
  const now = gateways.now ?? Date.now
  const metrics = createMetrics({
    database,
    now,
    release: config.release,
    clockSkew,
    isRead: config.metricsToken !== null,
  })
  const observing = { metrics, log }
  const sms = gateways.sms ?? observed('texts', createSms(config), observing)
  const mail = gateways.mail ?? observed('mail', createMail(config), observing)
  const scanner = createMalwareScan(config)
  return {
    config,
    database,
    log,
    metrics,
    vault,
    sms,
    mail,
    malwareScan: gateways.malwareScan ?? (scanner && observed('malware scan', scanner, observing)),
    botCheck: gateways.botCheck ?? observed('bot check', createBotCheck({ config, database, vault, log }), observing),
    cards: gateways.cards ?? observed('cards', await createCards({ config, database, vault, log }), observing),
    identity:
      gateways.identity ?? observed('identity', createIdentity({ config, database, vault, log, now }), observing),
    video: gateways.video ?? createVideo(config, vault),
    messages: createMessages({
      database,
      jobs: database.jobs,
      vault,
      sms,
      mail,
      log,
      now,
      attachments: (ids) => attachmentsOf(database.jobs, vault, ids),
    }),
    now,
    door: { isClosing: false },
    afterRefund,
    releaseHeld,
    async undoLost(tx, rights) {
      await undoLostDecisions({ vault }, tx, rights, now())
      await undoLostOutcomes({ vault }, tx, rights, now())
    },
  }
}
