import type { Instant } from '#domain/calendar/london-time.ts'
import { dropOldLooks } from '../access-log/drop-old-looks.ts'
import { eraseOldEmailChanges } from '../accounts/email-change/changes.ts'
import { eraseExpiredLinks } from '../accounts/emailed-links.ts'
import { eraseOldDrafts } from '../cases/drafts.ts'
import { eraseOldRequests } from '../contact/erase-requests.ts'
import type { Database } from '../database/database.ts'
import { makeMonths } from '../database/log-months.ts'
import { eraseOldChanges } from '../desk-changes/changes.ts'
import { eraseNeedlessEvidence, eraseUnfinishedUploads } from '../evidence/erase-uploads.ts'
import { eraseExpiredChallenges } from '../gateways/bot-check/used-challenges.ts'
import { eachPart } from '../jobs/parts.ts'
import { eraseSpentLimits } from '../limits/shared-limit.ts'
import { eraseOldMessages } from '../messages/erase-messages.ts'
import { eraseOldCopies } from '../my-data/copy/export-job.ts'
import { eraseUnpaidDetails } from '../orders/erase-unpaid.ts'
import { eraseOldCodes } from '../phone-codes/phone-codes.ts'
import { eraseOldEvents } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { eraseEndedSessions } from '../sessions/sessions.ts'
import { eraseDeskLeftovers } from '../staff/challenges.ts'
import { eraseOldVisits } from '../visits/erase-visits.ts'

/** Each in portions, and by itself: one that fails keeps no other from being erased. Returns how many went. */
type Erase = (database: Database, now: Instant) => Promise<number>

/** By the names under which a failure is told. */
const parts: Readonly<Record<string, Erase>> = {
  'months to come': makeMonths,
  visits: eraseOldVisits,
  messages: eraseOldMessages,
  codes: eraseOldCodes,
  links: eraseExpiredLinks,
  'email changes': eraseOldEmailChanges,
  sessions: eraseEndedSessions,
  'desk sign-ins': eraseDeskLeftovers,
  challenges: eraseExpiredChallenges,
  'desk changes': eraseOldChanges,
  drafts: eraseOldDrafts,
  uploads: eraseUnfinishedUploads,
  evidence: eraseNeedlessEvidence,
  'contact requests': eraseOldRequests,
  limits: eraseSpentLimits,
  'security events': eraseOldEvents,
  looks: dropOldLooks,
  copies: eraseOldCopies,
  'unpaid orders': eraseUnpaidDetails,
}

/** Erases what nobody can use any more, and makes room for what comes. */
export async function eraseOver(services: Pick<Services, 'database' | 'log' | 'now'>): Promise<void> {
  const { database, log, now } = services
  const at = now()
  const erased = await eachPart(
    services,
    Object.entries(parts).map(([name, erase]) => ({ name, run: () => erase(database, at) })),
  )
  log.info({ erased: Object.fromEntries(erased) }, 'what was over is erased')
}
