import { retention } from '#domain/retention.ts'
import { makeAccessLogMonths } from '../access-log/make-months.ts'
import { eraseOldEmailChanges } from '../accounts/email-change/changes.ts'
import { eraseExpiredLinks } from '../accounts/emailed-links.ts'
import { eraseOldDrafts } from '../cases/drafts.ts'
import { eraseOldRequests } from '../contact/erase-requests.ts'
import { eraseOldChanges } from '../desk-changes/changes.ts'
import { eraseNeedlessEvidence, eraseUnfinishedUploads } from '../evidence/erase-uploads.ts'
import { eraseExpiredChallenges } from '../gateways/bot-check/used-challenges.ts'
import { startJob } from '../jobs/start-job.ts'
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

const everyMs = retention.eraseEveryHours * 60 * 60 * 1_000

/** Erases what nobody can use any more and makes room for what comes, again and again. Several processes may do it at the same time. */
export const startEraseJob = (services: Pick<Services, 'database' | 'log' | 'now'>): (() => void) => {
  const { database, log, now } = services
  return startJob(services, {
    name: 'what is over is erased',
    everyMs,
    async run() {
      const at = now()
      await makeAccessLogMonths(database, at)
      const erased = {
        visits: await eraseOldVisits(database, at),
        messages: await eraseOldMessages(database, at),
        codes: await eraseOldCodes(database, at),
        links: await eraseExpiredLinks(database, at),
        emailChanges: await eraseOldEmailChanges(database, at),
        sessions: await eraseEndedSessions(database, at),
        desk: await eraseDeskLeftovers(database, at),
        challenges: await eraseExpiredChallenges(database, at),
        changes: await eraseOldChanges(database, at),
        drafts: await eraseOldDrafts(database, at),
        uploads: await eraseUnfinishedUploads(database, at),
        evidence: await eraseNeedlessEvidence(database, at),
        contact: await eraseOldRequests(database, at),
        limits: await eraseSpentLimits(database, at),
        events: await eraseOldEvents(database, at),
        copies: await eraseOldCopies(database, at),
        unpaid: await eraseUnpaidDetails(database, at),
      }
      log.info({ erased }, 'what was over is erased')
    },
  })
}
