import type { CallReply } from '#contract/calls.ts'
import { riskFactors, risksIn } from '#domain/intake/adhd/risk-factors.ts'
import { riskGroups } from '#domain/intake/adhd/risk-groups.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { informant } from '#domain/intake/informant/flow.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { findingsIn, inOrder, toldBefore } from '#domain/preparation/findings.ts'
import { formState } from '#domain/preparation/form-state.ts'
import { preparedService } from '#domain/preparation/times.ts'
import type { Appointment } from '../../../../appointments/claims.ts'
import {
  answersOwner,
  formOf,
  type Invitation,
  invitationOf,
  stateOf,
} from '../../../../clinical/preparation/preparation-rows.ts'
import { inCurrentVersion } from '../../../../intake/questionnaires/current-version.ts'
import { risksEver } from '../../../../intake/questionnaires/ended-answers.ts'
import { instanceSavedAt, openInstance } from '../../../../intake/questionnaires/instances.ts'
import { type Order, orderAnswersOwner } from '../../../../orders/orders.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { transcriptView } from '../../cases/transcript-view.ts'

type Opening = Pick<Services, 'vault' | 'now'>
type Prepared = NonNullable<CallReply<'desk_appointment'>['preparation']>

/** The questionnaires before an assessment, what is new or risky first. Null: the appointment has none. */
export async function preparationOf(
  services: Opening,
  tx: Orm,
  appointment: Appointment,
  order: Order,
): Promise<Prepared | null> {
  if (appointment.service !== preparedService || order.accountId === null) return null
  const { vault } = services
  const of = formOf(order.accountId, appointment)
  const stored = await openInstance(tx, vault, of)
  const given: Answers | null = stored && JSON.parse(stored.plain)
  const now: Answers | null = stored && JSON.parse(inCurrentVersion(lifeHistory, stored.version, stored.plain))
  const savedAt = stored && (await instanceSavedAt(tx, of))
  const invitation = await invitationOf(tx, appointment.episodeId)
  const told = invitation && informantAnswers(services, invitation)
  const before = await risksBefore(services, tx, order)
  const findings = [
    ...(now ? findingsIn(lifeHistory, now, before).map((one) => ({ ...one, from: 'patient' as const })) : []),
    ...(told ? findingsIn(informant, told.now, before).map((one) => ({ ...one, from: 'informant' as const })) : []),
  ]
  const state = stateOf(invitation, services.now())
  return {
    form: {
      state: formState(lifeHistory, now),
      savedAt: savedAt?.toISOString() ?? null,
      answers: stored && given ? transcriptView(lifeHistory, stored.version, given) : null,
    },
    informant: {
      state,
      sentAt: state === 'sent' ? (invitation?.sentAt?.toISOString() ?? null) : null,
      answers: told && transcriptView(informant, told.version, told.given),
    },
    findings: inOrder(findings).map((one) => ({ ...one, answer: [...one.answer] })),
  }
}

/** What was sent and not taken back. Null: nothing. */
export function informantAnswers({ vault }: Pick<Services, 'vault'>, { id, answers, version }: Invitation) {
  if (answers === null || version === null) return null
  const plain = vault.open(answers, answersOwner(id))
  const now: Answers = JSON.parse(inCurrentVersion(informant, version, plain))
  return { version, given: JSON.parse(plain) as Answers, now }
}

/** By the risk questions of the self-assessment, as answered now or ever before. */
async function risksBefore({ vault }: Opening, tx: Orm, order: Order) {
  const given: Answers =
    order.answers.length === 0 ? {} : JSON.parse(vault.open(order.answers, orderAnswersOwner(order.id)))
  const ever = await risksEver(tx, vault, order)
  const named = riskGroups.flatMap(({ factors }) => factors.filter(({ question }) => ever.has(question)))
  const keys = new Set([...risksIn(given), ...named.map(({ key }) => key)])
  return toldBefore(riskFactors.filter((key) => keys.has(key)))
}
