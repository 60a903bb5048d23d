import { answerFindings, type GivenAnswers } from '#domain/cases/answer-findings.ts'
import { blockersOf, type DecisionAsked } from '#domain/cases/blockers.ts'
import { checkIn as checkInFlow } from '#domain/intake/check-in/flow.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { holderShown, pendingShown } from '../../../clinical/cases/case-in-hand.ts'
import { discussionOf } from '../../../clinical/cases/case-messages.ts'
import { sameNameElsewhere } from '../../../clinical/cases/duplicate-identifiers.ts'
import { sameNameAsOrder } from '../../../clinical/cases/history.ts'
import { type JudgedCase, judgeCase } from '../../../clinical/cases/judge-case.ts'
import { requireMayOpenCase } from '../../../clinical/cases/require-may-open-case.ts'
import { weighInLink } from '../../../clinical/evidence/weigh-in-link.ts'
import { historyView } from '../../../clinical/history/history-view.ts'
import { latestParcel } from '../../../clinical/supply/parcels.ts'
import { flagsOf } from '../../../clinical/treatment/flag-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import { orderAnswersOwner } from '../../../orders/orders.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { Services } from '../../../platform/services.ts'
import { liveRestrictionView } from '../../../privacy/restriction/restriction-views.ts'
import { bloodSummaryShown } from '../blood-tests/blood-summary.ts'
import { deskLettersOf } from '../letters/letter-views.ts'
import { checkInBefore, checkInShown } from '../treatment/check-in-shown.ts'
import { planShown } from '../treatment/plan-shown.ts'
import { approvalShown } from './case-approval.ts'
import { courseShown } from './case-course.ts'
import { evidenceView } from './case-evidence.ts'
import { draftsOn, eventsOf, filesOf, notesOf } from './case-parts.ts'
import { personOf } from './case-person.ts'
import { replacedShown } from './case-replaced.ts'
import { returnedShown } from './case-returned.ts'
import { caseSummary } from './case-summary.ts'
import { takenBackShown } from './case-taken-back.ts'
import { clockView } from './clock-view.ts'
import { riskView } from './risk-view.ts'
import { answeredIn, transcriptView } from './transcript-view.ts'
import { whatChanged } from './what-changed.ts'

/** The whole case, read in one transaction with its access-log entry. */
export const deskCase =
  (services: Services): Handler<'desk_case'> =>
  async ({ body: { id }, staff }) => {
    const { database } = services
    return database.transaction(async (tx) => {
      const now = services.now()
      const judged = await judgeCase(services, tx, id, staff.id)
      const { found, inputs, judgement, toDecide } = judged
      requireMayOpenCase(found, staff)
      const accountId = inputs?.order.accountId ?? found.accountId
      const asking = { staffId: staff.id, now }
      const access = {
        staffId: staff.id,
        accountId,
        orderId: found.orderId,
        caseId: id,
        what: 'case',
        why: 'case',
      } as const
      const [events, notes, pending, files, drafts, holder, holidays] = await pipeline([
        eventsOf(services, tx, id),
        notesOf(services, tx, id),
        pendingShown(services, tx, found, asking),
        accountId === null ? [] : filesOf(services, tx, accountId),
        draftsOn(services, tx, id, staff.id),
        holderShown(services, tx, found, asking),
        clinicClosures(tx),
        recordAccess(tx, access, now),
      ])
      const [
        changed,
        checkInAnswers,
        evidence,
        course,
        summary,
        letters,
        plan,
        raised,
        approval,
        returned,
        takenBack,
        replaces,
        discussion,
        clinicalHistory,
        samePerson,
      ] = await pipeline([
        whatChanged(services, tx, judged),
        checkInBefore(services, tx, inputs?.order ?? null),
        evidenceView(services, tx, inputs?.checks ?? []),
        courseShown(services, tx, inputs),
        caseSummary(tx, judged),
        accountId ? deskLettersOf(services, tx, accountId, true) : [],
        inputs && accountId
          ? planShown(services, tx, {
              accountId,
              evidence: inputs.input.evidence,
              sex: inputs.details.gender ?? null,
              mayChange: staff.capabilities.has('decide-cases'),
            })
          : null,
        accountId === null ? [] : flagsOf(services, tx, { accountId, isOpen: true }),
        approvalShown(services, tx, judged),
        returnedShown(services, tx, found),
        takenBackShown(services, tx, id),
        replacedShown(services, tx, found, accountId),
        discussionOf(services, tx, id, staff.id),
        accountId === null ? [] : historyView(services, tx, accountId, staff),
        accountId !== null
          ? sameNameElsewhere(tx, accountId)
          : inputs
            ? sameNameAsOrder(services.vault, tx, inputs.order)
            : [],
      ])
      const answers =
        inputs && readAnswers(weightManagement, inputs.order.questionnaireVersion, answersOf(services, inputs))
      const form =
        inputs?.input.followUp &&
        readAnswers(medicinesAndConditions, medicinesAndConditions.version, inputs.input.followUp)
      const checkIn = checkInShown(checkInAnswers)
      const flags = judgement?.flags ?? []
      const findings = answerFindings(
        [
          ...(checkInAnswers
            ? [
                {
                  flow: checkInFlow,
                  version: checkInFlow.version,
                  answers: checkInAnswers,
                  answered: answeredIn(checkIn),
                },
              ]
            : []),
          ...[form, answers].flatMap((read) => (read ? [read.given] : [])),
        ],
        flags.map(({ id: flag }) => flag),
      )
      // To read is not to claim: of a case that is free it is said what could be decided, and to begin that claims it.
      const asReader = { ...toDecide, isMine: toDecide.isMine || holder === null }
      const whyNot = (decision: DecisionAsked) => blockersOf(decision, asReader)[0]?.says ?? null
      return {
        id,
        kind: found.kind,
        state: found.state,
        stateSince: found.stateSince.toISOString(),
        epoch: found.epoch,
        risk: judgement ? judgement.risk : riskView(found.risk),
        reference: inputs?.order.reference ?? null,
        clock: clockView(found, now, holidays),
        // What has been charged is no longer only authorised.
        authorisationEnds: (!(inputs && isTaken(inputs.order)) && found.authorisationEnds?.toISOString()) || null,
        with: holder,
        person: personOf(judged, accountId),
        ...(accountId !== null && (await bloodSummaryShown(services, tx, accountId))),
        restriction: accountId === null ? null : await liveRestrictionView(services, tx, accountId),
        order: inputs && {
          medicine: medicineNamed(inputs.order.item)?.name ?? inputs.order.item,
          amountPence: inputs.order.amountPence,
          placedAt: inputs.order.createdAt.toISOString(),
          isPaid: isTaken(inputs.order),
          isReplacement: (await latestParcel(tx, id)).length > 0,
        },
        rulesVersion: judgement?.rulesVersion ?? null,
        flags: flags.map((flag) => ({
          ...flag,
          asks: flag.asks ?? null,
          answers: [...(findings.behind[flag.id] ?? [])],
        })),
        missing: (judgement?.missing ?? []).map(({ gate, says }) => ({ gate, says })),
        blockers: blockersOf(found.awaitsSignature ? 'sign' : 'approve', asReader),
        changed,
        summary,
        findings: { positive: [...findings.positive], negative: [...findings.negative] },
        answers: answers ? answers.shown : null,
        followUp: form ? form.shown : null,
        checkIn,
        evidence,
        files,
        course,
        samePerson,
        clinicalHistory,
        letters,
        plan,
        raised,
        weighIn: weighInLink(services, inputs?.order ?? null),
        doses: (judgement?.doses ?? []).map((dose) => ({
          ...dose,
          needs: [...dose.needs],
          because: [...dose.because],
        })),
        history: events,
        notes,
        returned,
        takenBack,
        replaces,
        discussion,
        approval,
        pending,
        drafts,
        can: {
          approve: whyNot('approve'),
          sign: whyNot('sign'),
          decline: whyNot('decline'),
          ask: whyNot('ask'),
          note: null,
        },
      }
    })
  }

/** As they were given, in the words of the version of then. */
const answersOf = ({ vault }: Services, { order }: NonNullable<JudgedCase['inputs']>): Answers =>
  JSON.parse(vault.open(order.answers, orderAnswersOwner(order.id)))

function readAnswers(flow: AnyFlow, version: number, answers: Answers) {
  const shown = transcriptView(flow, version, answers)
  const given: GivenAnswers = { flow, version, answers, answered: answeredIn(shown) }
  return { shown, given }
}
