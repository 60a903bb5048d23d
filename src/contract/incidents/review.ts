import { z } from 'zod'
import { actionEndings } from '#domain/incidents/incident.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { conclusion, grading, said } from './incidents.ts'

// Who may do it is decided by the incident: its owner, and the clinical lead. So no call asks for more than reporting.
const auth = 'staff:report-incidents'
const refusals = {
  403: 'The caller neither owns it nor is the clinical lead.',
  404: 'There is no such incident for the caller.',
  409: 'It has changed since then, or is closed.',
}
const reply = z.object({})
const perMinute = 60
const ownerId = id().nullable().describe('Null: the clinical lead’s.')

export const deskAcknowledgeIncident = call({
  name: 'desk_acknowledge_incident',
  auth: 'staff:decide-cases',
  summary: 'Acknowledges the alarm of an incident: no further staff are called.',
  body: z.strictObject({ id: id() }),
  reply: z.object({ by: z.string(), at: z.iso.datetime() }),
  refusals: { 404: 'There is no such alarm.' },
  perMinute,
})

export const deskAssignIncident = call({
  name: 'desk_assign_incident',
  auth,
  summary: 'Gives an incident to a colleague, or back to the clinical lead.',
  body: z.strictObject({ id: id(), ownerId, seen: ownerId.describe('Whose it was when the caller looked.') }),
  reply,
  refusals: { ...refusals, 404: 'There is no such incident for the caller, or no such member of staff.' },
  perMinute,
})

export const deskGradeIncident = call({
  name: 'desk_grade_incident',
  auth,
  summary: 'Begins the review of an incident, or grades it again. Outside reports are proposed anew.',
  body: z.strictObject({ id: id(), ...grading }),
  reply,
  refusals: { ...refusals, 422: 'A near miss has no harm.' },
  perMinute,
})

export const deskSetIncidentAction = call({
  name: 'desk_set_incident_action',
  auth,
  summary: 'Sets an action that follows from an incident, with who does it and by when.',
  body: z.strictObject({
    id: id(),
    actionId: id().describe('Made by the browser: sent again it is the same.'),
    what: said,
    ownerId,
    dueOn: calendarDay(),
  }),
  reply,
  refusals: { ...refusals, 422: 'Nothing is said, or the day is past or too far ahead.' },
  perMinute,
})

export const deskEndIncidentAction = call({
  name: 'desk_end_incident_action',
  auth,
  summary: 'Says that an action is done or no longer needed. Its own owner can, too.',
  body: z.strictObject({ id: id(), actionId: id(), as: z.enum(actionEndings), said }),
  reply,
  refusals: { ...refusals, 422: 'One that is withdrawn needs a reason.' },
  perMinute,
})

export const deskDecideIncidentReport = call({
  name: 'desk_decide_incident_report',
  auth,
  summary: 'Records whether an outside report is needed and why, and when it was sent under which reference.',
  body: z.strictObject({
    id: id(),
    body: z.enum(outsideBodies),
    isNeeded: z.boolean(),
    reason: said,
    reference: text(200),
    sentOn: calendarDay().nullable(),
  }),
  reply,
  refusals: { ...refusals, 422: 'It cannot be recorded so: data.because says why.' },
  perMinute,
})

export const deskConcludeIncident = call({
  name: 'desk_conclude_incident',
  auth,
  summary: 'Saves the conclusion of the review, with the duty of candour.',
  body: z.strictObject({ id: id(), ...conclusion.shape }),
  reply,
  refusals: { ...refusals, 422: 'It is incomplete: data.because says what is missing.' },
  perMinute,
})

export const deskCloseIncident = call({
  name: 'desk_close_incident',
  auth,
  summary: 'Closes an incident that is concluded, decided about and acted upon.',
  body: z.strictObject({ id: id() }),
  reply,
  refusals: { ...refusals, 422: 'Something keeps it open: data.blockers says what.' },
  perMinute,
})

export const deskCloseNearMiss = call({
  name: 'desk_close_near_miss',
  auth,
  summary: 'Closes a near miss at once: each report that is neither proposed nor decided is recorded as not needed.',
  body: z.strictObject({
    id: id(),
    reason: said.describe('Why those reports are not needed.'),
    causes: said,
    learning: said,
    summary: said.describe('For the patient’s copy of their data. Empty: it is about no patient.'),
  }),
  reply,
  refusals: { ...refusals, 422: 'It is no near miss, something is not said, or something keeps it open.' },
  perMinute,
})

export const deskReopenIncident = call({
  name: 'desk_reopen_incident',
  auth,
  summary: 'Reopens a closed incident, with a reason.',
  body: z.strictObject({ id: id(), why: said }),
  reply,
  refusals: { ...refusals, 422: 'No reason is given.' },
  perMinute,
})
