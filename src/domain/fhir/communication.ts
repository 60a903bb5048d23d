import type { Communication } from 'fhir/r4'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { meta, newest, ownCode } from './systems.ts'

interface Sent {
  readonly key: string | number
  readonly is: 'message' | 'decision' | 'outcome'
  readonly words: string
  readonly at: string
  /** Null: the patient wrote it. */
  readonly staffId: string | null
  readonly isFromPatient?: boolean
  readonly readAt?: string | null
  readonly encounterKey?: string
}

const says = {
  message: 'Message',
  decision: 'Decision, in words for the patient',
  outcome: 'After an appointment',
} as const

function communication(making: Making, sent: Sent): Communication {
  const { key, is, words, at, staffId, isFromPatient = false, readAt, encounterKey } = sent
  const team = practitionerRef(making, staffId) ?? houseRef
  return {
    resourceType: 'Communication',
    id: idOf(making, key, is),
    meta: meta('Communication', newest(at, readAt)),
    status: 'completed',
    category: [ownCode(making.origin, 'message', is, says[is])],
    subject: patientRef(making),
    encounter: encounterKey === undefined ? undefined : refTo('Encounter', idOf(making, encounterKey)),
    sent: at,
    received: readAt ?? undefined,
    sender: isFromPatient ? patientRef(making) : team,
    recipient: [isFromPatient ? houseRef : patientRef(making)],
    payload: [{ contentString: words }],
  }
}

/** The conversation with the care team, and what decisions and outcomes said to the patient. */
export function communications(making: Making): Communication[] {
  const { threadMessages, decisions, outcomes, cases, appointments } = making.record
  const messages = threadMessages.flatMap(({ id, from, staffId, body, at, readAt }): Sent[] =>
    body?.words
      ? [{ key: id, is: 'message', words: body.words, at, staffId, isFromPatient: from === 'patient', readAt }]
      : [],
  )
  const decided = decisions.flatMap(({ id, caseId, staffId, content, doneAt, undoneAt }): Sent[] =>
    content?.words && doneAt !== null && undoneAt === null && cases.some((one) => one.id === caseId)
      ? [{ key: id, is: 'decision', words: content.words, at: doneAt, staffId, encounterKey: caseId }]
      : [],
  )
  const recorded = outcomes.flatMap(({ id, appointmentId, staffId, content, doneAt, undoneAt, isVoid }): Sent[] => {
    if (!content?.words || doneAt === null || undoneAt !== null || isVoid) return []
    const isSeen = appointments.some((one) => one.id === appointmentId && one.state === 'completed')
    const sent = { key: id, is: 'outcome', words: content.words, at: doneAt, staffId } as const
    return [isSeen ? { ...sent, encounterKey: appointmentId } : sent]
  })
  return [...messages, ...decided, ...recorded].map((sent) => communication(making, sent))
}
