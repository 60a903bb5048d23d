import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { noStartConsent, startConsent } from '#content/start-consent-words.ts'
import type { ConsentKind } from '#domain/consents/ledger.ts'
import { isForWeightLoss } from '#domain/questionnaires/declarations.ts'
import type { VisitFlowName } from '#domain/questionnaires/flows.ts'
import type { Handler } from '../calls/route.ts'
import type { Orm } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { consents } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { visitOf } from '../visits/visits.ts'

const kindOf = (flow: VisitFlowName) => `questionnaire/${flow}` satisfies ConsentKind

const wordsOf = (flow: VisitFlowName) => startConsent(!isForWeightLoss(flow))

interface Whose {
  readonly visitId: string | null
  readonly accountId: string | null
}

/** Said in this visit, or in any visit of whoever is signed in: answers follow them to another device, and so does this. */
const isTheirs = ({ visitId, accountId }: Whose): SQL => sql`
  (${consents.visitId} = ${visitId}::uuid or ${consents.visitId} in (
    select id from visits where account_id = ${accountId}::uuid or signed_in_as = ${accountId}::uuid
  ))`

/** What they agreed to, if it is what stands there now. */
async function startConsentOf(orm: Orm, whose: Whose, flow: VisitFlowName) {
  const [last] = await orm
    .select()
    .from(consents)
    .where(and(eq(consents.kind, kindOf(flow)), isTheirs(whose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGiven && last.version === wordsOf(flow).version ? last : null
}

const wordsChanged = () =>
  new Refusal(409, 'These points have changed since this page was opened. Please reload it and read them again.')

/** The browser may send it again until it has heard that it is stored. */
export const agreeToStart =
  ({ database }: Services): Handler<'agree_to_start'> =>
  async ({ body: { questionnaire_type: flow, version, where }, visit }) => {
    if (version !== wordsOf(flow).version) throw wordsChanged()
    // A first answer may be on its way: two that each began a visit would lose one of them.
    const visitId = visit.presented && (await visitOf(database, visit.presented))
    if (!visitId) return { isKept: false }
    await database.run(async (orm) => {
      if (await startConsentOf(orm, { visitId, accountId: null }, flow)) return
      await orm.insert(consents).values({ visitId, kind: kindOf(flow), ...wordsOf(flow), isGiven: true, how: where })
    })
    return { isKept: true }
  }

export const startConsentState =
  ({ database }: Services): Handler<'start_consent_state'> =>
  async ({ body: { questionnaire_type: flow }, visit, session }) => {
    const visitId = visit.presented && (await visitOf(database, visit.presented))
    const accountId = session.presented && (await accountOf(database, session.presented))
    if (!visitId && !accountId) return { isGiven: false }
    const found = await database.run((orm) => startConsentOf(orm, { visitId, accountId }, flow))
    return { isGiven: found !== null }
  }

/** Nothing is ordered by somebody who has not agreed to it. What they answered is kept all the same. */
export async function requireStartConsent(orm: Orm, whose: Whose, flow: VisitFlowName) {
  const found = await startConsentOf(orm, whose, flow)
  if (!found) throw new Refusal(422, noStartConsent, { reason: 'consent' })
  const { kind, wording, version, isGiven, how, at } = found
  return { kind, wording, version, isGiven, how, at }
}
