import type { Logger } from 'pino'
import type { Article } from '#content/site/article.ts'
import { medicineProblems } from '#domain/medicines/check.ts'
import { attachmentsOf } from '../enquiries/contact-files.ts'
import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { Keys } from '../platform/encryption/keys.ts'
import { createVault } from '../platform/encryption/vault.ts'
import { createEvents } from '../platform/events.ts'
import { createBotCheck } from '../platform/gateways/bot-check/create-bot-check.ts'
import { createCards } from '../platform/gateways/cards/create-cards.ts'
import { createIdentity } from '../platform/gateways/identity/create-identity.ts'
import { createLaboratory } from '../platform/gateways/laboratory/create-laboratory.ts'
import { createMail } from '../platform/gateways/mail/create-mail.ts'
import { createMalwareScan } from '../platform/gateways/malware-scan/create-malware-scan.ts'
import { createPush } from '../platform/gateways/push/create-push.ts'
import { createSms } from '../platform/gateways/sms/create-sms.ts'
import { createVideo } from '../platform/gateways/video/create-video.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { observed } from '../platform/metrics/observed.ts'
import { createMessages } from '../platform/outbox/create-messages.ts'
import type { Services } from '../platform/services.ts'
import { subscribers } from './subscribers.ts'

type Gateways = Pick<
  Services,
  'botCheck' | 'cards' | 'identity' | 'laboratory' | 'video' | 'sms' | 'mail' | 'push' | 'malwareScan' | 'now'
>

interface Given {
  readonly config: Config
  readonly database: OpenDatabase
  readonly log: Logger
  readonly keys: Keys
  /** By how many seconds our clock is ahead of the database's; null while that is not known. */
  readonly clockSkew?: () => number | null
  readonly gateways?: Partial<Gateways>
  readonly articles?: readonly Article[]
}

export async function createServices(given: Given): Promise<Services> {
  const { config, database, log, keys, clockSkew = () => null, gateways = {}, articles = [] } = given
  const problems = medicineProblems()
  if (problems.length > 0) throw new Error(problems.join(' '))
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
  const push = gateways.push ?? observed('push', createPush(config, vault), observing)
  const scanner = createMalwareScan(config)
  const services: Services = {
    config,
    database,
    log,
    metrics,
    vault,
    sms,
    mail,
    push,
    malwareScan: gateways.malwareScan ?? (scanner && observed('malware scan', scanner, observing)),
    botCheck: gateways.botCheck ?? observed('bot check', createBotCheck({ config, database, vault, log }), observing),
    cards: gateways.cards ?? observed('cards', await createCards({ config, database, vault, log }), observing),
    identity:
      gateways.identity ?? observed('identity', createIdentity({ config, database, vault, log, now }), observing),
    laboratory:
      gateways.laboratory ?? observed('laboratory', createLaboratory({ config, database, vault, log, now }), observing),
    video: gateways.video ?? createVideo(config, vault),
    messages: createMessages({
      database,
      jobs: database.jobs,
      vault,
      sms,
      mail,
      push,
      log,
      metrics,
      now,
      attachments: (ids) => attachmentsOf(database.jobs, vault, ids),
    }),
    now,
    door: { isClosing: false },
    articles,
    events: createEvents(subscribers, () => services),
  }
  return services
}
