import type { SignId } from '#content/treatment/red-flags.ts'
import { adviceIn, reportTopics, topicWords } from '#content/treatment/report-topics.ts'
import { unwellWords } from '#content/treatment/symptom-report.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { topicRisk } from '#domain/safeguarding/reported-risk.ts'
import { whenRead } from '#domain/safeguarding/when-read.ts'
import { isAdhdSign } from '#domain/treatment/red-flags.ts'
import { adviceFor, isAnswered, locksSupply, type TopicReport } from '#domain/treatment/report-topics.ts'
import { isConfirmedFirst, topicReadBy } from '#domain/treatment/symptom-reports.ts'
import { isSeenForAdhd } from '../../appointments/adhd-patients.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { newestPlanOf } from './plan-rows.ts'
import { lockFor, notifyOfSigns } from './report-signs.ts'
import { reportSigns, storeReport, withdrawSigns } from './symptom-reports.ts'

/**
 * In one transaction, for an account that is or was treated. Red-flag symptoms on a medicine for ADHD go to a
 * psychiatrist.
 */
const ofTreated = <Reply>(
  services: Services,
  accountId: string,
  act: (tx: Orm) => Promise<Reply>,
  sign: SignId | null = null,
): Promise<Reply> =>
  services.database.transaction(async (tx) => {
    const isTheirs =
      sign !== null && isAdhdSign(sign) ? await isSeenForAdhd(tx, accountId) : await newestPlanOf(tx, accountId)
    if (!isTheirs) throw new ApiError(409, unwellWords.noTreatment)
    return act(tx)
  })

async function deskOf(services: Services, tx: Orm): Promise<CallReply<'tell_unwell'>['desk']> {
  const holidays = await clinicClosures(tx)
  const { isOpen, opensAt, readBy } = whenRead(services.now(), holidays)
  return { isOpen, opensAt: new Date(opensAt).toISOString(), call: promise('call', readBy, holidays) }
}

export const tellUnwell =
  (services: Services): Handler<'tell_unwell'> =>
  ({ body: { sign }, account }) =>
    ofTreated(
      services,
      account.id,
      async (tx) => {
        await notifyOfSigns(services, tx, account.id, [sign])
        return { desk: await deskOf(services, tx) }
      },
      sign,
    )

export const reportSign =
  (services: Services): Handler<'report_sign'> =>
  ({ body: { sign, from }, account }) =>
    ofTreated(
      services,
      account.id,
      async (tx) => {
        if (!isConfirmedFirst(sign)) await notifyOfSigns(services, tx, account.id, [sign])
        else {
          const held = await lockCasesOf(tx, account.id)
          await lockAccount(tx, account.id)
          await reportSigns(services, tx, account.id, { signs: [sign], from })
          await reassessCase(services, tx, held)
        }
        return { isLocked: (await openLockOf(tx, account.id)) !== null }
      },
      sign,
    )

export const takeBackSign =
  (services: Services): Handler<'take_back_sign'> =>
  ({ body: { sign, from }, account }) =>
    ofTreated(
      services,
      account.id,
      async (tx) => {
        if (!isConfirmedFirst(sign)) throw new ApiError(422, unwellWords.notTakenBack)
        const held = await lockCasesOf(tx, account.id)
        await lockAccount(tx, account.id)
        await withdrawSigns(services, tx, account.id, { signs: [sign], from })
        await reassessCase(services, tx, held)
        return { isLocked: (await openLockOf(tx, account.id)) !== null }
      },
      sign,
    )

const inWords = ({ incident, what, now }: TopicReport) => {
  const asked = reportTopics[incident]
  const options: Readonly<Record<string, string>> = asked.what
  return [
    { question: topicWords.question, answer: asked.label },
    { question: asked.whatAsk, answer: what.map((one) => options[one]).join(', ') },
    { question: asked.nowAsk, answer: asked.now[now] },
  ]
}

const riskOf = (reported: TopicReport) => ({
  reported: topicRisk(inWords(reported)),
  code: `incident-${reported.incident}`,
  words: reportTopics[reported.incident].label,
})

export const reportTopic =
  (services: Services): Handler<'report_incident'> =>
  ({ body, account }) =>
    recordTopicReport(services, account.id, body)

export const recordTopicReport = (
  services: Services,
  accountId: string,
  { id, nation, from, ...reported }: CallBody<'report_incident'>,
) =>
  ofTreated(services, accountId, async (tx) => {
    if (!isAnswered(reported)) throw new ApiError(422, topicWords.missing)
    const { urgency, lines } = adviceFor(reported)
    const isLocking = locksSupply(urgency)
    const holidays = await clinicClosures(tx)
    const dueAt = isLocking ? null : topicReadBy(urgency, services.now(), holidays)
    const caseId = isLocking ? await lockFor(services, tx, accountId, [riskOf(reported)]) : null
    const held = await lockCasesOf(tx, accountId)
    await lockAccount(tx, accountId)
    const report = { kind: 'incident', ...reported, urgency, from, advice: adviceIn(lines, nation) } as const
    const given = { id, accountId, report, state: 'told', dueAt, caseId } as const
    if (await storeReport(services, tx, given)) await reassessCase(services, tx, held)
    return {
      urgency,
      desk: isLocking ? await deskOf(services, tx) : null,
      review: dueAt === null ? null : promise('review', dueAt, holidays),
    }
  })
