import { and, desc, eq } from 'drizzle-orm'
import type { MyEvidence } from '#contract/evidence/evidence.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { missing } from '#domain/cases/evidence-gates.ts'
import { gateNames } from '#domain/cases/gates.ts'
import { isBmiDue } from '#domain/clinical/bmi-needed.ts'
import { isBackAfterBreak, isFormTooOld } from '#domain/clinical/patient.ts'
import { knownBefore, nothingKnown } from '#domain/evidence/known-before.ts'
import { tasksOf, tasksToList } from '#domain/evidence/tasks.ts'
import { writeDay } from '#domain/identity/date-of-birth.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import type { CallRequest, Handler } from '../../identity/handler.ts'
import { hasStartConsent, wereConsentsGivenAsTask } from '../../intake/questionnaires/start-consent.ts'
import { findPatient } from '../../orders/find-patient.ts'
import { type Order, orderAnswersOwner } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { judgeIfReadable } from '../cases/judgement.ts'
import { onTreatment } from '../cases/on-treatment.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { threadMessages } from '../messages/tables.ts'
import { uploadSeed } from './attachments.ts'
import { unexplainedOf } from './changed-answers.ts'
import { underWayOf, wordsOf } from './evidence-in-progress.ts'
import { filesOf, fileView } from './file-rows.ts'
import { followUpOf } from './follow-up.ts'
import { firstFreeWeighIns, lastWeighIn, statusOfWeighIn } from './my-weigh-in.ts'
import { identityChecks } from './tables.ts'
import { waitingOrder } from './waiting-order.ts'
import { weighInLink } from './weigh-in-link.ts'
import { weighInView } from './weigh-in-view.ts'

const noWeighIn: MyEvidence['weighIn'] = { link: null, booked: null, standing: null, firstFree: [] }
const nobody: MyEvidence = {
  isKnown: false,
  isOpen: false,
  order: null,
  settled: [],
  tasks: [],
  files: [],
  uploads: '',
  weighIn: noWeighIn,
  known: nothingKnown,
  gp: null,
}

export const myEvidence =
  (services: Services): Handler<'my_evidence'> =>
  async (request) => {
    const found = await evidenceOf(services, request)
    return { ...found, weighIn: { ...found.weighIn, firstFree: await freeTimes(services, found) } }
  }

/** The same without free times. */
export async function evidenceOf(
  services: Services,
  request: Pick<CallRequest, 'guestSession' | 'session'>,
): Promise<MyEvidence> {
  const accountId = await findPatient(services, request)
  if (accountId === null) return nobody
  const form = await followUpOf(services, accountId)
  const isExplained = (await services.database.run((orm) => unexplainedOf(services, orm, accountId))) === null
  const answered = { ...form, isFinished: form.isFinished && isExplained }
  return services.database.transaction((tx) => evidenceFor(services, tx, accountId, answered))
}

/** Only when a time is to be chosen, and not while one is held elsewhere. */
async function freeTimes(services: Services, { tasks, weighIn }: MyEvidence): Promise<string[]> {
  const isOpen = tasks.some(({ gate, state }) => gate === 'measurements' && state !== 'done')
  return isOpen && weighIn.link === null && weighIn.booked === null ? firstFreeWeighIns(services) : []
}

/** The status of everything required of a patient. */
async function evidenceFor(
  services: Services,
  orm: Orm,
  accountId: string,
  form: Awaited<ReturnType<typeof followUpOf>>,
): Promise<MyEvidence> {
  const { vault, now } = services
  const account = await accountById(orm, accountId)
  if (!account) throw pleaseSignIn()
  const [checks, files, order] = [
    await checksOf(orm, vault, accountId),
    await filesOf(orm, accountId),
    await waitingOrder(orm, accountId),
  ]
  const [lastTry] = await orm
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.accountId, accountId))
    .orderBy(desc(identityChecks.createdAt))
    .limit(1)
  const last = await lastWeighIn(orm, accountId)
  const standing = statusOfWeighIn(last, checks, now())
  const bornOn = openDetails(vault, account).dob ?? ''
  const evidence = evidenceIn(checks)
  const today = writeDay(londonToday(now()))
  const repeat = order && (await onTreatment(services, orm, order, evidence)).repeat
  const covers = order ? await supplyPeriodsOf(orm, accountId, order.id) : []
  const isFollowUpFinished = form.isFinished && !isFormTooOld({ repeat, covers, on: form.on }, today)
  const areConsentsGiven = order !== null && (await hasStartConsent(orm, order, weightService.questionnaire))
  const known = { registered: { bornOn }, areConsentsGiven, isFollowUpFinished, today }
  const open = missing(gateNames, evidence, known).map(({ gate }) => gate)
  const answers: Answers = order ? JSON.parse(vault.open(order.answers, orderAnswersOwner(order.id))) : {}
  const tasks = order
    ? tasksOf({
        answers,
        evidence,
        // After a break all evidence is requested as for a first order.
        repeat:
          repeat && !isBackAfterBreak(repeat, today) ? { isBmiDue: isBmiDue(repeat.covers, evidence, today) } : null,
        hasUnanswered: await hasUnanswered(services, orm, order),
        told: known,
        underWay: underWayOf({ checks, files, lastTry: lastTry ?? null, weighIn: standing, bornOn }),
      })
    : []
  const hasBeenWrittenTo = tasks.length > 0 && (await isWrittenTo(orm, accountId))
  const wereConsentsATask = order !== null && (await wereConsentsGivenAsTask(orm, order, weightService.questionnaire))
  const { gp } = evidence
  return {
    isKnown: true,
    isOpen: order !== null,
    order: order?.reference ?? null,
    settled: gateNames.filter((gate) => !open.includes(gate)),
    tasks: tasksToList(tasks, { hasBeenWrittenTo, wereConsentsATask }).map((task) => ({
      ...task,
      words: task.because === 'words' ? wordsOf(task.gate, checks) : null,
    })),
    files: files.map((file) => fileView(vault, file)),
    uploads: uploadSeed(vault, { accountId, staffId: null }),
    weighIn: {
      ...weighInView(services, { account, last, standing, link: weighInLink(services, order) }),
      firstFree: [],
    },
    known: order ? knownBefore(answers) : nothingKnown,
    gp: gp && {
      isToBeTold: gp.tells,
      practice: gp.tells ? gp.practice : null,
      reason: gp.tells ? null : gp.reason,
    },
  }
}

/** Whether the rules find an answer that has to be given again. */
async function hasUnanswered(services: Services, orm: Orm, order: Order): Promise<boolean> {
  const inputs = await caseInputs(services, orm, { orderId: order.id })
  const judgement = inputs && judgeIfReadable(services, inputs)
  return judgement?.missing.some(({ gate }) => gate === 'unanswered') ?? false
}

/** Before we have written, there is nothing to reply to. */
async function isWrittenTo(orm: Orm, accountId: string): Promise<boolean> {
  const [found] = await orm
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(and(eq(threadMessages.accountId, accountId), eq(threadMessages.from, 'team')))
    .limit(1)
  return found !== undefined
}
