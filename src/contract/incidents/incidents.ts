import { z } from 'zod'
import { closingBlockers } from '#domain/incidents/closing.ts'
import {
  actionEndings,
  candourAnswers,
  harms,
  incidentCategories,
  incidentEvents,
  incidentKinds,
  incidentLists,
  incidentStates,
  incidentSubjects,
} from '#domain/incidents/incident.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { type HazardId, hazardIds } from '#domain/safety/hazards.ts'
import { calendarDay, call, id, text } from '../call.ts'
import { clock, colleague } from '../cases/case-row.ts'

const hazard = z.enum(hazardIds as [HazardId, ...HazardId[]])
export const said = text(8_000)
const day = calendarDay()

/** How it is graded. */
export const grading = {
  kind: z.enum(incidentKinds),
  harm: z.enum(harms),
  category: z.enum(incidentCategories),
  hazard: hazard.nullable().describe('Of the hazard log. Null: none of them, or not known.'),
}

const about = z.object({ subject: z.enum(incidentSubjects), id: id() })
const owner = colleague.extend({ isMe: z.boolean() }).nullable().describe('Null: the clinical lead’s.')
const noIncident = { 404: 'There is no such incident for the caller.' }

export const deskIncidentAbout = call({
  name: 'desk_incident_about',
  auth: 'staff:report-incidents',
  summary: 'What an incident would be linked to: the reference, and the person. The access is logged.',
  body: z.strictObject(about.shape),
  reply: z.object({
    reference: z.string().nullable(),
    person: z.string().nullable().describe('Null: not known, or not shown to the caller.'),
  }),
  refusals: { 404: 'There is no such thing for the caller.' },
  perMinute: 120,
})

export const deskReportIncident = call({
  name: 'desk_report_incident',
  auth: 'staff:report-incidents',
  summary: 'Reports an incident or a near miss. Severe harm alerts the person on call.',
  body: z.strictObject({
    id: id().describe('Made by the browser: sent again it is the same report.'),
    ...grading,
    what: said,
    action: said,
    happenedAt: z.iso.datetime(),
    awareAt: z.iso.datetime().describe('When we became aware.'),
    about: about.nullable(),
  }),
  reply: z.object({ reference: z.string() }),
  refusals: {
    404: 'What it is about does not exist for the caller.',
    409: 'Somebody else reported another one under this id.',
    422: 'It cannot be reported so: data.because says why.',
  },
  perMinute: 30,
})

const row = z.object({
  id: id(),
  reference: z.string(),
  ...grading,
  state: z.enum(incidentStates),
  owner,
  reportedAt: z.iso.datetime(),
  clock,
  waits: z.object({
    actions: z.int().describe('Actions that are open.'),
    reports: z.int().describe('Outside reports that are undecided or not sent.'),
    reportDue: z.iso.datetime().nullable().describe('The next outside report that is due.'),
  }),
})

export type IncidentRow = z.output<typeof row>

export const deskIncidents = call({
  name: 'desk_incidents',
  auth: 'staff:report-incidents',
  summary: 'Incidents that the caller may see, in one list, without what happened or who was involved.',
  body: z.strictObject({
    list: z.enum(incidentLists),
    harm: z.enum(harms).nullable().default(null),
    category: z.enum(incidentCategories).nullable().default(null),
    hazard: hazard.nullable().default(null),
    after: z.int().min(0).nullable().default(null).describe('How many to leave out.'),
  }),
  reply: z.object({
    rows: z.array(row),
    hasMore: z.boolean(),
    counts: z.record(z.enum(incidentLists), z.int()),
    seesAll: z.boolean(),
    at: z.iso.datetime(),
  }),
  refusals: {},
  perMinute: 240,
})

const action = z.object({
  id: id(),
  what: z.string().nullable().describe('Null: not shown to the caller.'),
  owner,
  dueOn: day,
  isOverdue: z.boolean(),
  ended: z.object({ as: z.enum(actionEndings), by: z.string(), at: z.iso.datetime() }).nullable(),
})

export type ShownAction = z.output<typeof action>

const outsideReport = z.object({
  body: z.enum(outsideBodies),
  isProposed: z.boolean().describe('By the rules it is likely to be needed.'),
  isNeeded: z.boolean().nullable().describe('Null: not decided.'),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  sentOn: day.nullable(),
  due: z.iso.datetime().nullable(),
  decided: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
})

export type ShownReport = z.output<typeof outsideReport>

export const conclusion = z.strictObject({
  whatHappened: said,
  causes: said,
  learning: said,
  candour: z.enum(candourAnswers),
  candourReason: said,
  summary: said.describe('For the patient’s copy of their data. Empty: it is about no patient.'),
})

export const deskIncident = call({
  name: 'desk_incident',
  auth: 'staff:report-incidents',
  summary: 'An incident: what happened, whose it is, actions, outside reports and history. The access is logged.',
  body: z.strictObject({ id: id() }),
  reply: z.object({
    id: id(),
    reference: z.string(),
    ...grading,
    state: z.enum(incidentStates),
    happenedAt: z.iso.datetime(),
    awareAt: z.iso.datetime(),
    reported: z.object({ by: z.string(), isMe: z.boolean(), at: z.iso.datetime() }),
    owner,
    clock,
    about: about.extend({ reference: z.string().nullable(), caseKind: z.string().nullable() }).nullable(),
    isAboutPerson: z.boolean(),
    person: z.object({ accountId: id(), name: z.string() }).nullable().describe('Null: none, or not shown.'),
    words: z
      .object({ what: z.string(), action: z.string() })
      .nullable()
      .describe('Null: the caller may not see records and neither reported nor owns it.'),
    alarm: z
      .object({ by: z.string().nullable(), at: z.iso.datetime().nullable() })
      .nullable()
      .describe('Who acknowledged it. Null inside: nobody yet.'),
    actions: z.array(action).describe('Open ones first.'),
    reports: z.array(outsideReport),
    conclusion: conclusion.nullable(),
    closed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    blockers: z.array(z.enum(closingBlockers)).describe('What keeps it open.'),
    history: z
      .array(
        z.object({
          at: z.iso.datetime(),
          what: z.enum(incidentEvents),
          by: z.string(),
          said: z.string().nullable(),
        }),
      )
      .describe('The newest first.'),
    may: z.object({ work: z.boolean(), acknowledge: z.boolean() }),
    assignees: z.array(colleague).describe('Who can be given it. Empty for those who cannot assign it.'),
    drafts: z.record(z.string(), z.string()).describe('The caller’s unsent drafts, by purpose.'),
  }),
  refusals: noIncident,
  perMinute: 240,
})

export type IncidentView = z.output<typeof deskIncident.reply>

export const deskIncidentReportPage = call({
  name: 'desk_incident_report_page',
  auth: 'staff:report-incidents',
  summary: 'The page for a report of an incident to an outside body, filled with what is known. The access is logged.',
  body: z.strictObject({ id: id(), body: z.enum(outsideBodies) }),
  reply: z.object({
    reference: z.string(),
    at: z.iso.datetime(),
    sections: z.array(
      z.object({
        heading: z.string(),
        rows: z.array(
          z.object({
            label: z.string(),
            value: z.string().nullable().describe('Null: not known, to be filled in by hand.'),
            hint: z.string().nullable().describe('What belongs into the blank.'),
          }),
        ),
      }),
    ),
  }),
  refusals: { ...noIncident, 403: 'The caller neither owns it nor is the clinical lead.' },
  perMinute: 120,
})

export const deskIncidentFigures = call({
  name: 'desk_incident_figures',
  auth: 'staff:see-quality',
  summary: 'How many incidents and near misses were reported, by month, harm and hazard.',
  body: z.strictObject({ from: day, to: day }),
  reply: z.object({
    months: z.array(z.object({ month: z.string(), incidents: z.int(), nearMisses: z.int() })),
    harms: z.array(z.object({ harm: z.enum(harms), count: z.int() })),
    hazards: z.array(z.object({ hazard: hazard.nullable(), count: z.int() })),
  }),
  refusals: { 422: 'The period ends before it begins or is too long.' },
  perMinute: 60,
})
