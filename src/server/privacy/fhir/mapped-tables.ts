import type { PatientRecord } from '#domain/fhir/record.ts'
import type { ServedType } from '#domain/fhir/served.ts'
import type { TableName } from '../data-inventory.ts'

type Part = Exclude<keyof PatientRecord, 'staff' | 'clinicians' | 'practice'>

interface Mapped {
  /** Its place in the record that the mapping reads. */
  readonly as: Part
  readonly to: readonly ServedType[]
}

/** The tables that leave in FHIR, and as which resources. */
export const mappedTables = {
  accounts: { as: 'account', to: ['Patient'] },
  adhd_vitals: { as: 'vitals', to: ['Observation'] },
  answer_sets: { as: 'answerSets', to: ['QuestionnaireResponse', 'MedicationStatement', 'AllergyIntolerance'] },
  appointment_letters: { as: 'appointmentLetters', to: ['DocumentReference'] },
  appointment_outcomes: { as: 'outcomes', to: ['Communication'] },
  appointments: { as: 'appointments', to: ['Appointment', 'Encounter'] },
  case_decisions: { as: 'decisions', to: ['Communication', 'Encounter'] },
  cases: { as: 'cases', to: ['Encounter'] },
  check_ins: { as: 'checkIns', to: ['QuestionnaireResponse'] },
  clinical_history: { as: 'clinicalHistory', to: ['Condition', 'AllergyIntolerance', 'Flag'] },
  clinical_history_corrections: { as: 'corrections', to: ['Condition', 'AllergyIntolerance', 'Flag'] },
  consents: { as: 'consents', to: ['Consent'] },
  evidence_checks: { as: 'evidenceChecks', to: ['Task', 'Observation'] },
  evidence_files: { as: 'evidenceFiles', to: ['DocumentReference'] },
  health_list: { as: 'healthList', to: ['MedicationStatement', 'AllergyIntolerance', 'Condition'] },
  letters: { as: 'letters', to: ['Composition', 'DocumentReference'] },
  logged_doses: { as: 'loggedDoses', to: ['MedicationStatement'] },
  medicine_requests: { as: 'medicineRequests', to: ['Task'] },
  orders: { as: 'orders', to: ['QuestionnaireResponse', 'Observation'] },
  paper_prescriptions: { as: 'papers', to: ['MedicationRequest'] },
  parcels: { as: 'parcels', to: ['MedicationDispense'] },
  pens: { as: 'pens', to: ['MedicationDispense'] },
  plans: { as: 'plans', to: ['CarePlan', 'MedicationStatement'] },
  prescriptions: { as: 'prescriptions', to: ['MedicationRequest', 'Provenance'] },
  supply_confirmations: { as: 'confirmations', to: ['Task'] },
  supply_covers: { as: 'supplyPeriods', to: ['CarePlan', 'MedicationDispense'] },
  supply_locks: { as: 'supplyLocks', to: ['Flag'] },
  symptom_reports: { as: 'symptomReports', to: ['Observation'] },
  thread_messages: { as: 'threadMessages', to: ['Communication'] },
  tracked_measures: { as: 'trackedMeasures', to: ['Observation'] },
  tracking_settings: { as: 'trackingSettings', to: ['Observation'] },
} as const satisfies Partial<Readonly<Record<TableName, Mapped>>>

/**
 * Why the other tables of patients do not leave in FHIR. `held back`: a clinician reviews it first. `safety`: it was
 * recorded because a person may not be safe, and leaves with what a clinician has reviewed. `account`: how they sign in,
 * and what we sent them. `money`: payments are no clinical record. `logistics`: how something was sent or posted.
 * `steps`: how something got its state; the state is given. `own`: what they keep for themselves. `governance`:
 * complaints, incidents and who looked. `bytes`: of files that are named in a DocumentReference.
 */
type Excuse = 'held back' | 'safety' | 'account' | 'money' | 'logistics' | 'steps' | 'own' | 'governance' | 'bytes'

export const excusedTables = {
  access_log: 'governance',
  account_identities: 'account',
  account_passkeys: 'account',
  alarm_calls: 'safety',
  alarms: 'safety',
  appointment_arrangements: 'steps',
  appointment_events: 'steps',
  appointment_notes: 'held back',
  appointment_reminders: 'account',
  card_customers: 'money',
  card_requests: 'money',
  case_events: 'steps',
  case_message_reads: 'held back',
  case_messages: 'held back',
  case_notes: 'held back',
  case_reminders: 'account',
  case_returns: 'held back',
  companion_settings: 'own',
  companion_weeks: 'own',
  complaint_events: 'governance',
  complaints: 'governance',
  concern_answers: 'safety',
  concern_call_backs: 'safety',
  concern_contacts: 'safety',
  concerns: 'safety',
  contact_changes: 'account',
  contact_events: 'account',
  contact_file_pieces: 'bytes',
  contact_files: 'account',
  contact_messages: 'account',
  contact_requests: 'account',
  data_export_pieces: 'bytes',
  data_exports: 'governance',
  decision_reviews: 'held back',
  dose_reminders: 'own',
  drafts: 'held back',
  email_changes: 'account',
  emailed_links: 'account',
  ended_answers: 'steps',
  erasures: 'governance',
  evidence_pieces: 'bytes',
  follow_ups: 'steps',
  identity_checks: 'steps',
  incident_actions: 'governance',
  incident_alarm_calls: 'governance',
  incident_alarms: 'governance',
  incident_events: 'governance',
  incident_reports: 'governance',
  incidents: 'governance',
  informant_invitations: 'held back',
  letter_sendings: 'logistics',
  messages: 'account',
  money_differences: 'money',
  operator_acts: 'governance',
  order_events: 'steps',
  pack_serials: 'logistics',
  paper_events: 'steps',
  parcel_excursions: 'held back',
  person_marks: 'account',
  phone_codes: 'account',
  plan_events: 'steps',
  plan_flags: 'held back',
  postings: 'logistics',
  push_subscriptions: 'account',
  recall_recipients: 'logistics',
  scales: 'logistics',
  refunds: 'money',
  room_events: 'steps',
  room_seats: 'steps',
  room_signals: 'steps',
  sandbox_identities: 'account',
  security_events: 'account',
  sessions: 'account',
  threads: 'steps',
  visits: 'account',
} as const satisfies Partial<Readonly<Record<TableName, Excuse>>>
