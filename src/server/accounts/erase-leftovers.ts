import { eraseOldRequests } from '../contact/erase-requests.ts'
import { eraseExpiredChallenges } from '../gateways/bot-check/used-challenges.ts'
import { eraseOldMessages } from '../messages/erase-messages.ts'
import { eraseOldCodes } from '../phone/phone-codes.ts'
import type { Services } from '../services.ts'
import { eraseEndedSessions } from '../sessions/sessions.ts'
import { eraseExpiredLinks } from './emailed-links.ts'

const everyMs = 60 * 60 * 1_000

/** Erases, every hour until it is told to stop, what nobody can use any more: old messages, codes, links, sessions, requests. */
export function keepErasingLeftovers({ database, log }: Pick<Services, 'database' | 'log'>): () => void {
  const run = async () => {
    try {
      const erased = {
        messages: await eraseOldMessages(database),
        codes: await eraseOldCodes(database),
        links: await eraseExpiredLinks(database),
        sessions: await eraseEndedSessions(database),
        challenges: await eraseExpiredChallenges(database),
        contact: await eraseOldRequests(database),
      }
      log.info({ erased }, 'what was over is erased')
    } catch {
      log.info('what is over is erased the next time')
    }
  }
  const timer = setInterval(run, everyMs).unref()
  void run()
  return () => clearInterval(timer)
}
