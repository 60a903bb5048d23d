import type { CarePlan } from 'fhir/r4'
import { medicineName } from '../medicines/medicines.ts'
import { refTo } from './ids.ts'
import { idOf, type Making, patientRef } from './making.ts'
import type { PlanRow } from './record.ts'
import { listed, meta, newest } from './systems.ts'

const status = {
  active: 'active',
  paused: 'on-hold',
  stopped: 'completed',
} as const satisfies Readonly<Record<PlanRow['state'], CarePlan['status']>>

/** A treatment with one medicine, and the prescriptions that it was supplied by. */
export const carePlans = (making: Making): CarePlan[] =>
  making.record.plans.map((plan) => {
    const supplied = making.record.supplyPeriods.filter(({ planId }) => planId === plan.id)
    const prescribed = making.record.prescriptions.filter(
      ({ caseId, cancelledAt, content }) =>
        cancelledAt === null && content !== null && supplied.some((period) => period.caseId === caseId),
    )
    return {
      resourceType: 'CarePlan',
      id: idOf(making, plan.id),
      meta: meta('CarePlan', newest(plan.createdAt, plan.stateSince, ...supplied.map(({ at }) => at))),
      status: status[plan.state],
      intent: 'plan',
      title: `Weight management with ${medicineName(plan.medicine)}`,
      subject: patientRef(making),
      period: { start: plan.startedOn, end: plan.state === 'stopped' ? plan.stateSince : undefined },
      created: plan.createdAt,
      careTeam: [refTo('CareTeam', idOf(making, 'team'))],
      activity: listed(prescribed.map(({ id }) => ({ reference: refTo('MedicationRequest', idOf(making, id)) }))),
    }
  })
