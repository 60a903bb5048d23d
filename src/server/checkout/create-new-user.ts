import { eq } from 'drizzle-orm'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { kindAfter, orderKinds } from '#domain/orders/kinds.ts'
import type { Details } from '../identity/accounts/account-rows.ts'
import { ensureGuestSession, guestDraftOwner, saveGuestDraft } from '../identity/guest-sessions/guest-sessions.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import type { CallRequest, Handler } from '../identity/handler.ts'
import { requireBotCheck } from '../platform/gateways/bot-check/require-bot-check.ts'
import { badRequest } from '../platform/http/api-error.ts'
import { singleFlight } from '../platform/jobs/single-flight.ts'
import type { Services } from '../platform/services.ts'
import { submit } from './submit.ts'

type Request = CallRequest<'create_new_user'>
type Reply = CallReply<'create_new_user'>

/** A form that names no questionnaire is a medication order, which was the first kind there was. */
const firstForm = orderKinds.medication.questionnaire

/** Both modes of the account form, whatever kind of order it places. */
export function createNewUser(services: Services): Handler<'create_new_user'> {
  const { botCheck, database, messages, vault } = services
  const once = singleFlight<Reply>()

  return async (request) => {
    await requireBotCheck(botCheck, request.body.token, 'form_submit')
    if (request.body.mode === 'otpSuccess') return keepDraft(request)
    // The same form sent again while it is being processed, by a double click or a thousand, is processed once.
    const { token: _, ...sent } = request.body
    const browser = [request.guestSession.presented?.tokenHash, request.session.presented].map((hash) =>
      hash?.toString('base64'),
    )
    const key = vault.digest(JSON.stringify(sent), `create_new_user/${browser.join('/')}`).toString('base64')
    return once(key, () => place(request))
  }

  async function keepDraft({ body, guestSession }: Request): Promise<Reply> {
    const guestSessionId = await ensureGuestSession(database, guestSession)
    await database.transaction(async (tx) => {
      const [stored] = await tx
        .select({ draft: guestSessions.draft })
        .from(guestSessions)
        .where(eq(guestSessions.id, guestSessionId))
        .for('no key update')
      const before = stored?.draft ? JSON.parse(vault.open(stored.draft, guestDraftOwner(guestSessionId))) : {}
      const draft = vault.seal(JSON.stringify(mergeDraft(before, body)), guestDraftOwner(guestSessionId))
      await saveGuestDraft(tx, guestSessionId, draft)
    })
    return { paymentId: null, uniqueId: guestSessionId, message: 'Saved' }
  }

  async function place(request: Request): Promise<Reply> {
    const kind = kindAfter(request.body.questionnaire_type ?? firstForm)
    if (!kind) throw badRequest([{ field: 'questionnaire_type', message: 'Nothing is ordered with this form.' }])
    const order = await submit(services, kind, request)
    void messages.sendWaiting()
    return { paymentId: order.id, uniqueId: order.guestSessionId as string, message: 'Account created' }
  }
}

type Body = CallBody<'create_new_user'>

const draftFields = [
  'title',
  'name',
  'legalSurname',
  'email',
  'dob',
  'gender',
  'mobile',
  'address',
  'city',
  'pincode',
  'declineOffers',
  'medication',
] as const

/** Merges what was typed over what was typed before. An empty field erases nothing, and a password is never stored. */
function mergeDraft(before: Details, body: Body): Details {
  const typed = draftFields.flatMap((field) => {
    const value = body[field]
    return value === undefined || value === '' ? [] : [[field, value] as const]
  })
  return { ...before, ...Object.fromEntries(typed) }
}
