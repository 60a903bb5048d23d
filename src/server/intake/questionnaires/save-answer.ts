import { randomUUID } from 'node:crypto'
import { minuteMs } from '#domain/calendar/durations.ts'
import { flows } from '#domain/intake/flows.ts'
import type { GuestSessionCookie, PresentedGuestSession } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { guestSessionNamed, guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import { storageQuota } from '../../identity/guest-sessions/storage-quota.ts'
import type { Handler } from '../../identity/handler.ts'
import { accountOf, touchSession } from '../../identity/sessions/sessions.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { createThrottle } from '../../platform/limits/throttle.ts'
import type { Services } from '../../platform/services.ts'
import {
  beginGuestSessionWithAnswers,
  type NewAnswers,
  type Replacement,
  replacing,
  storedAnswers,
} from './answer-sets.ts'
import { endOf, traceOf } from './ended-answers.ts'
import { readPlain } from './read-plain.ts'

/** The use of a session is recorded this often. */
const noteEveryMs = 10 * minuteMs

/**
 * A set of answers is sealed for the guest session and the questionnaire together, so that neither can be exchanged.
 */
export const ownerOf = (guestSessionId: string, questionnaire: string) => `${guestSessionId}/${questionnaire}`

export function saveAnswer(services: Services): Handler<'save_answer'> {
  const { database, vault } = services
  const replace = replacing(database)
  const takeRoom = storageQuota(services)
  const noted = createThrottle({ most: 1, windowMs: noteEveryMs })
  return async ({ body, guestSession, network }) => {
    const { plain, answers, version } = readPlain(flows[body.questionnaire_type], body)
    await takeRoom(network, Buffer.byteLength(plain))
    noteUse(guestSession.sessionHash)
    const end = endOf(body.questionnaire_type, version, answers)
    const sealFor = (guestSessionId: string): NewAnswers => {
      const owner = ownerOf(guestSessionId, body.questionnaire_type)
      return {
        questionnaire: body.questionnaire_type,
        version,
        tab: body.tab ?? null,
        answers: vault.seal(plain, owner),
        digest: vault.digest(plain, owner),
        trace: end && traceOf(vault, guestSessionId, end),
      }
    }

    const known = body.uniqueId || (guestSession.presented && (await guestSessionOf(database, guestSession.presented)))
    if (known) {
      const written = guestSession.presented && (await replace(replacementFor(guestSession.presented, known)))
      if (written === 'newer stored') throw await changedElsewhere(known)
      if (written && written !== 'no such visit') return { uniqueId: known, revision: written.revision }
      await refuseForeign(database, guestSession, known)
    }

    await guestSession.countNew()
    const token = newToken()
    const id = randomUUID()
    const own = { tokenHash: hashOf(token), sessionHash: guestSession.sessionHash, id }
    const revision = await beginGuestSessionWithAnswers(database, own, sealFor(id))
    guestSession.grant(token)
    return { uniqueId: id, revision }

    function replacementFor(presented: PresentedGuestSession, id: string): Replacement {
      return { guestSession: { ...presented, id }, given: sealFor(id), base: body.revision ?? null }
    }

    async function changedElsewhere(guestSessionId: string) {
      const stored = await storedAnswers(database, guestSessionId, body.questionnaire_type)
      return new ApiError(409, 'These answers were changed in another tab. Nothing was saved from this one.', {
        revision: stored?.revision ?? 0,
      })
    }
  }

  /** Answering questions counts as use of the session. Runs in the background. */
  function noteUse(sessionHash: Buffer | null): void {
    if (sessionHash === null || noted.begin(sessionHash.toString('base64')) !== null) return
    touchSession(database, sessionHash).catch(() => undefined)
  }
}

/**
 * `account`: the answers belong to another account than the signed-in one, so the browser must not offer them again.
 */
const notYours = (reason: 'account' | null = null) =>
  new ApiError(403, 'These answers belong to another visit. Nothing was saved.', reason && { reason })

const signedOut = () =>
  new ApiError(401, 'You have been signed out. Please sign in again to save. Your answers are still on this device.')

/** Refuses answers for a guest session that this browser cannot open, and says why. An unknown name is let through. */
async function refuseForeign(database: Database, cookie: GuestSessionCookie, guestSessionId: string): Promise<void> {
  const { presented, sessionHash } = cookie
  const named = await guestSessionNamed(database, guestSessionId)
  if (!named) {
    if (presented && (await guestSessionOf(database, presented)) !== null) throw notYours()
    return
  }
  const accountId = sessionHash && (await accountOf(database, sessionHash))
  if (accountId) throw notYours(named.owner === accountId ? null : 'account')
  const isOwnToken = presented !== null && named.tokenHash.equals(presented.tokenHash)
  throw isOwnToken && named.isSignedIn && named.isYoung ? signedOut() : notYours()
}
