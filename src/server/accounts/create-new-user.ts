import { eq } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import type { createNewUser as createNewUserCall } from '#contract/create-new-user.ts'
import { visits } from '../database/schema.ts'
import { requireBotCheck } from '../gateways/bot-check/require-bot-check.ts'
import { badRequest, Refusal } from '../refusal.ts'
import type { CallRequest, Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { ensureVisit, lockVisit, openVisit, type Visit, visitDraftOwner, visitPhoneOwner } from '../visits/visits.ts'
import { emailDigest } from './account-rows.ts'
import { requireEligibleAnswers } from './eligible-answers.ts'
import { mergeDraft, readOrderForm } from './order-form.ts'
import { hashPassword } from './passwords.ts'
import { placeOrder } from './place-order.ts'
import { singleFlight } from './single-flight.ts'
import { todayInLondon } from './today-in-london.ts'

type Request = CallRequest<typeof createNewUserCall>
type Reply = CallReply<'create_new_user'>

const questionnaire = 'weight-management'

const phoneNotVerified = () =>
  new Refusal(403, 'Please verify your phone number again. Everything you typed is kept.', { reason: 'phone' })

/** Both modes of the account form. */
export function createNewUser(services: Services): Handler<typeof createNewUserCall> {
  const { botCheck, database, messages, vault } = services
  const once = singleFlight<Reply>()
  const hasVerified = ({ id, verifiedPhone }: Visit, phone: string): boolean =>
    verifiedPhone !== null && vault.open(verifiedPhone, visitPhoneOwner(id)) === phone

  return async (request) => {
    await requireBotCheck(botCheck, request.body.token, 'form_submit')
    if (request.body.mode === 'otpSuccess') return keepDraft(request)
    // The same form sent again while it is being worked on, by a double click or a thousand, is one piece of work.
    const { token: _, ...sent } = request.body
    const browser = [request.visit.presented, request.session.presented].map((hash) => hash?.toString('base64'))
    const key = vault.digest(JSON.stringify(sent), `create_new_user/${browser.join('/')}`).toString('base64')
    return once(key, () => submit(request))
  }

  async function keepDraft({ body, visit }: Request): Promise<Reply> {
    const visitId = await ensureVisit(database, visit)
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const [kept] = await tx.select({ draft: visits.draft }).from(visits).where(eq(visits.id, visitId)).for('update')
        const before = kept?.draft ? JSON.parse(vault.open(kept.draft, visitDraftOwner(visitId))) : {}
        const draft = vault.seal(JSON.stringify(mergeDraft(before, body)), visitDraftOwner(visitId))
        await tx.update(visits).set({ draft }).where(eq(visits.id, visitId))
      }),
    )
    return { paymentId: null, uniqueId: visitId, message: 'Saved' }
  }

  async function submit({ body, visit, session }: Request): Promise<Reply> {
    const form = readOrderForm(body, todayInLondon(new Date()))
    if (!('details' in form)) throw badRequest(form)
    const { presented } = visit
    const own = presented && (await database.run((orm) => openVisit(orm, presented)))
    if (!own || !hasVerified(own, form.details.mobile)) throw phoneNotVerified()
    const eligible = await requireEligibleAnswers(services, own.id, questionnaire)
    const signedInAs = session.presented && (await accountOf(database, session.presented))
    // Before the transaction, which would wait for it, and always: known and unknown addresses cost the same.
    const passwordHash = await hashPassword(body.password ?? '')

    const order = await database.run((orm) =>
      orm.transaction(async (tx) => {
        const held = await lockVisit(tx, presented)
        if (!held || !hasVerified(held, form.details.mobile)) throw phoneNotVerified()
        return placeOrder(services, tx, {
          form,
          visitId: held.id,
          signedInAs,
          emailDigest: emailDigest(vault, form.details.email),
          passwordHash,
          questionnaire,
          questionnaireVersion: eligible.version,
          answers: eligible.plain,
        })
      }),
    )
    void messages.sendWaiting()
    return { paymentId: order.id, uniqueId: own.id, message: 'Account created' }
  }
}
