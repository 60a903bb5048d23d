import type { Instant } from '#domain/calendar/london-time.ts'
import { eraseNeedlessEvidence, eraseUnfinishedUploads } from '../../clinical/evidence/erase-uploads.ts'
import { eraseOldIncidents } from '../../clinical/incidents/erase-incidents.ts'
import { eraseSpentInvitations } from '../../clinical/preparation/erase-invitations.ts'
import { eraseOldComplaints } from '../../enquiries/complaints/complaint-rows.ts'
import { eraseOldRequests } from '../../enquiries/erase-requests.ts'
import { eraseOldEmailChanges } from '../../identity/accounts/email-change/changes.ts'
import { eraseExpiredLinks } from '../../identity/accounts/emailed-links.ts'
import { eraseOldGuestSessions } from '../../identity/guest-sessions/erase-guest-sessions.ts'
import { eraseOldCodes } from '../../identity/phone-codes/phone-codes.ts'
import { restrictedIn } from '../../identity/restrictions/restricted.ts'
import { eraseEndedSessions } from '../../identity/sessions/sessions.ts'
import { eraseDeskLeftovers } from '../../identity/staff/challenges.ts'
import { eraseOldDrafts } from '../../identity/staff/drafts.ts'
import { eraseUnpaidDetails } from '../../orders/erase-unpaid.ts'
import { dropOldAccesses } from '../../platform/access-log/drop-old-accesses.ts'
import type { Database } from '../../platform/database/database.ts'
import { makeMonths } from '../../platform/database/log-months.ts'
import { eraseExpiredChallenges } from '../../platform/gateways/bot-check/used-challenges.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import { eraseSpentLimits } from '../../platform/limits/shared-limit.ts'
import { eraseOldChanges } from '../../platform/live-updates/changes.ts'
import { eraseOldMessages } from '../../platform/outbox/erase-messages.ts'
import { eraseOldEvents } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import { eraseOldCopies } from '../../privacy/copy/export-job.ts'

/**
 * Runs each part, in batches and by itself: one that fails does not stop the others. Returns how many rows were erased.
 */
type Erase = (database: Database, now: Instant) => Promise<number>

/** By the names under which a failure is reported. */
const parts: Readonly<Record<string, Erase>> = {
  'months to come': makeMonths,
  visits: eraseOldGuestSessions,
  messages: (database, now) => eraseOldMessages(database, now, (account) => restrictedIn(account, '$1::timestamptz')),
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
  looks: dropOldAccesses,
  copies: eraseOldCopies,
  'unpaid orders': eraseUnpaidDetails,
  incidents: eraseOldIncidents,
  'informant links': eraseSpentInvitations,
  complaints: eraseOldComplaints,
}

/** Erases expired rows, and creates partitions for new ones. */
export async function eraseOver(services: Pick<Services, 'database' | 'log' | 'now'>): Promise<void> {
  const { database, log, now } = services
  const at = now()
  const erased = await eachPart(
    services,
    Object.entries(parts).map(([name, erase]) => ({ name, run: () => erase(database, at) })),
  )
  log.info({ erased: Object.fromEntries(erased) }, 'expired data was erased')
}
