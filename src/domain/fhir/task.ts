import type { Task } from 'fhir/r4'
import { gateWords } from '#content/cases/cases.ts'
import { medicineName } from '../medicines/medicines.ts'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { meta, newest, ownCode } from './systems.ts'

/** What a patient had to show and how it was checked; the finding itself is not given. */
const ofEvidence = (making: Making): Task[] =>
  making.record.evidenceChecks.map(({ id, gate, isPassed, how, staffId, at }) => ({
    resourceType: 'Task',
    id: idOf(making, id),
    meta: meta('Task', at),
    status: isPassed ? 'completed' : 'failed',
    businessStatus: { text: how.replaceAll('_', ' ') },
    intent: 'order',
    code: ownCode(making.origin, 'evidence', gate, gateWords[gate]),
    for: patientRef(making),
    lastModified: at,
    owner: practitionerRef(making, staffId) ?? houseRef,
  }))

/** What a patient confirms before a parcel leaves. */
const ofConfirmations = (making: Making): Task[] =>
  making.record.confirmations.map(({ id, caseId, what, askedAt, confirmedAt }) => ({
    resourceType: 'Task',
    id: idOf(making, id),
    meta: meta('Task', newest(askedAt, confirmedAt)),
    status: confirmedAt === null ? 'requested' : 'completed',
    intent: 'order',
    code: ownCode(making.origin, 'task', what),
    for: patientRef(making),
    encounter: refTo('Encounter', idOf(making, caseId)),
    authoredOn: askedAt,
    lastModified: confirmedAt ?? askedAt,
    requester: houseRef,
    owner: patientRef(making),
  }))

/** A wish for another medicine, and the answer. */
const ofRequests = (making: Making): Task[] =>
  making.record.medicineRequests.map((row) => {
    const { id, medicine, wish, askedAt, answeredAt, answeredBy, isAgreed, words, endedAt } = row
    const answered = isAgreed ? 'accepted' : 'rejected'
    const open = endedAt === null ? 'requested' : 'cancelled'
    return {
      resourceType: 'Task',
      id: idOf(making, id),
      meta: meta('Task', newest(askedAt, answeredAt, endedAt)),
      status: answeredAt === null ? open : answered,
      intent: 'proposal',
      code: ownCode(making.origin, 'task', 'another medicine', `Asked for ${medicineName(medicine)}`),
      description: wish === null ? undefined : String(wish),
      for: patientRef(making),
      authoredOn: askedAt,
      lastModified: newest(askedAt, answeredAt, endedAt),
      requester: patientRef(making),
      owner: practitionerRef(making, answeredBy),
      note: words === null ? undefined : [{ text: String(words) }],
    }
  })

export const tasks = (making: Making): Task[] => [
  ...ofEvidence(making),
  ...ofConfirmations(making),
  ...ofRequests(making),
]
