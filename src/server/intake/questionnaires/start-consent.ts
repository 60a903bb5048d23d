import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { startConsent } from '#content/intake/start-consent-words.ts'
import type { ConsentKind } from '#domain/intake/consents/ledger.ts'
import { isForWeightLoss } from '#domain/intake/declarations.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../identity/handler.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { consents } from '../consents/tables.ts'

/** The order that a consent was given with. */
interface OfOrder {
  readonly id: string
  readonly accountId: string | null
}

const kindOf = (flow: GuestFlowName) => `questionnaire/${flow}` satisfies ConsentKind

const wordsOf = (flow: GuestFlowName) => startConsent(!isForWeightLoss(flow))

interface Whose {
  readonly guestSessionId: string | null
  readonly accountId: string | null
}

/**
 * Given in this guest session, in any of the account's, or in the account: it follows the patient to another device,
 * like the answers.
 */
const isTheirs = ({ guestSessionId, accountId }: Whose): SQL => sql`
  (${consents.guestSessionId} = ${guestSessionId}::uuid or ${consents.accountId} = ${accountId}::uuid or ${consents.guestSessionId} in (
    select id from visits where account_id = ${accountId}::uuid or signed_in_as = ${accountId}::uuid
  ))`

/** The wording they agreed to, if it is the current one. */
async function startConsentOf(orm: Orm, whose: Whose, flow: GuestFlowName) {
  const [last] = await orm
    .select()
    .from(consents)
    .where(and(eq(consents.kind, kindOf(flow)), isTheirs(whose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGiven && last.version === wordsOf(flow).version ? last : null
}

const wordsChanged = () =>
  new ApiError(409, 'These points have changed since this page was opened. Please reload it and read them again.')

/** The browser may send it again until it has heard that it is stored. */
export const agreeToStart =
  ({ database }: Services): Handler<'agree_to_start'> =>
  async ({ body: { questionnaire_type: flow, version, where }, guestSession }) => {
    if (version !== wordsOf(flow).version) throw wordsChanged()
    // A first answer may be on its way: if each began a guest session, one of them would be lost.
    const guestSessionId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
    if (!guestSessionId) return { isKept: false }
    await database.run(async (orm) => {
      if (await startConsentOf(orm, { guestSessionId, accountId: null }, flow)) return
      await orm
        .insert(consents)
        .values({ guestSessionId, kind: kindOf(flow), ...wordsOf(flow), isGiven: true, how: where })
    })
    return { isKept: true }
  }

export const startConsentState =
  ({ database }: Services): Handler<'start_consent_state'> =>
  async ({ body: { questionnaire_type: flow }, guestSession, session }) => {
    const guestSessionId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
    const accountId = session.presented && (await accountOf(database, session.presented))
    if (!guestSessionId && !accountId) return { isGiven: false }
    const found = await database.run((orm) => startConsentOf(orm, { guestSessionId, accountId }, flow))
    return { isGiven: found !== null }
  }

/**
 * Copied to the order, because a guest session ends. Null: never recorded, which holds up no order but its review
 * (R-40).
 */
export async function startConsentToCarry(orm: Orm, whose: Whose, flow: GuestFlowName) {
  const found = await startConsentOf(orm, whose, flow)
  if (!found) return null
  const { kind, wording, version, isGiven, how, at } = found
  return { kind, wording, version, isGiven, how, at }
}

/** Whether an order has it, in the words of its day, or its owner has agreed to today's words. */
export async function hasStartConsent(orm: Orm, { id, accountId }: OfOrder, flow: GuestFlowName): Promise<boolean> {
  const isOfAccount = sql`(${consents.accountId} = ${accountId}::uuid or ${consents.orderId} in (
    select id from orders where account_id = ${accountId}::uuid
  )) and ${consents.version} = ${wordsOf(flow).version}`
  const [found] = await orm
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.kind, kindOf(flow)), eq(consents.isGiven, true), or(eq(consents.orderId, id), isOfAccount)))
    .limit(1)
  return found !== undefined
}

/** Given in the account, for an order that waits for it. */
export const insertStartConsent = (orm: Orm, { id, accountId }: OfOrder, flow: GuestFlowName) =>
  orm
    .insert(consents)
    .values({ orderId: id, accountId, kind: kindOf(flow), ...wordsOf(flow), isGiven: true, how: 'evidence' })

export const startConsentVersionOf = (flow: GuestFlowName): number => wordsOf(flow).version

/** Whether they were given after the order, as a task. */
export async function wereConsentsGivenAsTask(
  orm: Orm,
  { id }: Pick<OfOrder, 'id'>,
  flow: GuestFlowName,
): Promise<boolean> {
  const given = await orm
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.orderId, id), eq(consents.kind, kindOf(flow)), eq(consents.how, 'evidence')))
    .limit(1)
  return given.length > 0
}
