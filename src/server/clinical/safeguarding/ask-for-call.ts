import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { callRequestForm } from '#domain/forms/call-request.ts'
import { lockGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../identity/handler.ts'
import { markRaised } from '../../intake/questionnaires/ended-answers.ts'
import { requireBotCheck } from '../../platform/gateways/bot-check/require-bot-check.ts'
import { ApiError, badRequest, pleaseSignIn } from '../../platform/http/api-error.ts'
import { mostPerNetwork } from '../../platform/limits/most-per-network.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { raiseConcern } from './raise.ts'
import { reportedInSession } from './reported-in-session.ts'
import { statusOfConcern } from './status-of-concern.ts'

const perNetwork = 20
const perPhone = 10

/** A person whose answers suggest they may not be safe leaves a number. From then on staff read their answers. */
export function askForCall(services: Services): Handler<'ask_for_call'> {
  const { botCheck, config, database, vault } = services
  const most = mostPerNetwork(config, perNetwork)
  const ofNetwork = sharedLimit(services, { name: 'calls_of_network', most, windowMs: hourMs })
  // A stranger who types another person's number cannot have it called again and again.
  const ofPhone = sharedLimit(services, { name: 'calls_of_phone', most: perPhone, windowMs: dayMs })
  return async ({ body: { token, ...sent }, guestSession, network }) => {
    const { form, problems } = callRequestForm.read(sent)
    if (problems.length > 0) throw badRequest(problems.map(({ field, message }) => ({ field, message })))
    await requireBotCheck(botCheck, token, 'ask_for_call')
    const wait = (await ofNetwork.begin(network)) ?? (await ofPhone.begin(form.phone))
    if (wait !== null) throw new ApiError(429, words.tooOften, null, wait)
    return database.transaction(async (tx) => {
      const own = guestSession.presented && (await lockGuestSession(tx, guestSession.presented))
      if (!own) throw pleaseSignIn()
      const all = await reportedInSession(tx, vault, own.id)
      if (all.length === 0) throw new ApiError(422, words.nothingTold)
      for (const [place, { id, reported, digest }] of all.entries()) {
        const reach = place === 0 ? form : null
        await raiseConcern(services, tx, { reported, digest, guestSessionId: own.id, accountId: own.signedInAs, reach })
        await markRaised(tx, id, services.now())
      }
      return statusOfConcern(services, tx, own)
    })
  }
}
