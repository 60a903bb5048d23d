import { lifeHistoryDeclaration } from '../intake/life-history/declaration.ts'
import { adhdService } from '../services/adhd.ts'
import type { PatientRecord } from './record.ts'

/**
 * What of a record a member of staff may read, as at the desk: of what a patient logs for themselves what they share or
 * reported in a check-in, and of an appointment the answers, letter and outcome only if it is on their list or they
 * manage all of them. `mayOpen`: whether they may read an appointment.
 */
export function forTeam(record: PatientRecord, mayOpen: (appointmentId: string) => boolean): PatientRecord {
  const isShared = record.trackingSettings.some(({ sharedSince }) => sharedSince !== null)
  const open = record.appointments.filter(({ id }) => mayOpen(id))
  const [openIds, openOrders, openEpisodes] = [
    new Set(open.map(({ id }) => id)),
    new Set(open.map(({ orderId }) => orderId)),
    new Set(open.map(({ episodeId }) => episodeId)),
  ]
  return {
    ...record,
    orders: record.orders.map((order) =>
      order.questionnaire === adhdService.questionnaire && !openOrders.has(order.id)
        ? { ...order, answers: null }
        : order,
    ),
    answerSets: record.answerSets.filter(
      ({ questionnaire, instance }) =>
        (questionnaire !== lifeHistoryDeclaration.name && questionnaire !== adhdService.questionnaire) ||
        openEpisodes.has(instance),
    ),
    outcomes: record.outcomes.filter(({ appointmentId }) => openIds.has(appointmentId)),
    appointmentLetters: record.appointmentLetters.filter(({ appointmentId }) => openIds.has(appointmentId)),
    trackedMeasures: record.trackedMeasures.filter(({ source }) => isShared || source === 'check-in'),
  }
}
