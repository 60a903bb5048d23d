import { sql } from 'drizzle-orm'
import { bigserial, boolean, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type {
  ActionEnding,
  Harm,
  IncidentCategory,
  IncidentEvent,
  IncidentKind,
  IncidentState,
  IncidentSubject,
} from '#domain/incidents/incident.ts'
import type { OutsideBody } from '#domain/incidents/outside-reports.ts'
import type { hazardIds } from '#domain/safety/hazards.ts'
import { at, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

const ofIncident = () =>
  uuid('incident_id')
    .notNull()
    .references(() => incidents.id)

/**
 * An incident or near miss that staff reported. What it is about is named by id without a reference: it is kept longer
 * than a case or an account may be.
 */
export const incidents = pgTable(
  'incidents',
  {
    /** Made by the browser, so that a repeated request reports it once. */
    id: uuid('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    kind: text('kind').$type<IncidentKind>().notNull(),
    harm: text('harm').$type<Harm>().notNull(),
    category: text('category').$type<IncidentCategory>().notNull(),
    hazard: text('hazard').$type<(typeof hazardIds)[number]>(),
    state: text('state').$type<IncidentState>().notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** When we became aware, from which the ICO's time runs. */
    awareAt: moment('aware_at').notNull(),
    subject: text('subject').$type<IncidentSubject>(),
    subjectId: uuid('subject_id'),
    /** The patient. Null: none, or not known. */
    accountId: uuid('account_id'),
    /** JSON: what happened, and what was done at once. */
    content: sealed('content').notNull(),
    /** JSON of the review's conclusion. */
    conclusion: sealed('conclusion'),
    /** Null: the clinical lead's. */
    ownerId: uuid('owner_id'),
    reportedBy: uuid('reported_by').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** By when the review begins or ends. Null: it is closed. */
    clockFrom: moment('clock_from'),
    dueAt: moment('due_at'),
    closedBy: uuid('closed_by'),
    closedAt: moment('closed_at'),
    /** From then on it may be erased. Null: it is open. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    index('incidents_open').on(table.dueAt).where(sql`state <> 'closed'`),
    index('incidents_reported').on(table.reportedAt),
    index('incidents_account').on(table.accountId).where(sql`account_id is not null`),
    index('incidents_kept').on(table.keptUntil).where(sql`kept_until is not null`),
  ],
)

/** Everything that was done about it. Append-only, enforced by a trigger. */
export const incidentEvents = pgTable(
  'incident_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    incidentId: ofIncident(),
    what: text('what').$type<IncidentEvent>().notNull(),
    /** Null: done by the clock. */
    staffId: uuid('staff_id'),
    /** What was said about it. */
    detail: sealed('detail'),
    at: at('at'),
  },
  (table) => [index('incident_events_incident').on(table.incidentId, table.at)],
)

export const incidentActions = pgTable(
  'incident_actions',
  {
    /** Made by the browser: sent again it is the same. */
    id: uuid('id').primaryKey(),
    incidentId: ofIncident(),
    what: sealed('what').notNull(),
    /** Null: the clinical lead's. */
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    setBy: uuid('set_by').notNull(),
    setAt: moment('set_at').notNull(),
    /** Null: it is still to be done. */
    endedAs: text('ended_as').$type<ActionEnding>(),
    endedBy: uuid('ended_by'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('incident_actions_incident').on(table.incidentId, table.setAt),
    index('incident_actions_open').on(table.dueOn).where(sql`ended_at is null`),
  ],
)

/** The checklist of outside reports: one row for each body from the beginning. */
export const incidentReports = pgTable(
  'incident_reports',
  {
    incidentId: ofIncident(),
    body: text('body').$type<OutsideBody>().notNull(),
    /** By the rules, from how it is graded now. */
    isProposed: boolean('is_proposed').notNull(),
    /** Null: not decided. */
    isNeeded: boolean('is_needed'),
    reason: sealed('reason'),
    reference: sealed('reference'),
    sentOn: date('sent_on', { mode: 'string' }),
    /** Null: no time runs. */
    dueAt: moment('due_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.body] }),
    index('incident_reports_due').on(table.dueAt).where(sql`due_at is not null and sent_on is null`),
  ],
)

/** Severe harm: staff are called one after another until one acknowledges. */
export const incidentAlarms = pgTable(
  'incident_alarms',
  {
    incidentId: ofIncident().primaryKey(),
    raisedAt: moment('raised_at').notNull(),
    /** Null: nobody is left to be called, or it was acknowledged. */
    nextCallAt: moment('next_call_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('incident_alarms_next').on(table.nextCallAt).where(sql`next_call_at is not null`)],
)

export const incidentAlarmCalls = pgTable(
  'incident_alarm_calls',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidentAlarms.incidentId),
    step: smallint('step').notNull(),
    /** Null: nobody was left, and it went to the operations inbox. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.step] })],
)
