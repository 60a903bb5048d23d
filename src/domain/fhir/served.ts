/**
 * Every type of resource that is served, the UK Core profile it names and whether it is searched
 * by patient. The CapabilityStatement, the routes and the documents are made from this table.
 */
export const served = {
  Patient: { profile: 'Patient', isOfPatient: false },
  Practitioner: { profile: 'Practitioner', isOfPatient: false },
  PractitionerRole: { profile: 'PractitionerRole', isOfPatient: false },
  Organization: { profile: 'Organization', isOfPatient: false },
  Questionnaire: { profile: 'Questionnaire', isOfPatient: false },
  CareTeam: { profile: 'CareTeam', isOfPatient: true },
  QuestionnaireResponse: { profile: 'QuestionnaireResponse', isOfPatient: true },
  Observation: { profile: 'Observation', isOfPatient: true },
  DiagnosticReport: { profile: 'DiagnosticReport', isOfPatient: true },
  Condition: { profile: 'Condition', isOfPatient: true },
  AllergyIntolerance: { profile: 'AllergyIntolerance', isOfPatient: true },
  MedicationStatement: { profile: 'MedicationStatement', isOfPatient: true },
  Flag: { profile: 'Flag', isOfPatient: true },
  MedicationRequest: { profile: 'MedicationRequest', isOfPatient: true },
  MedicationDispense: { profile: 'MedicationDispense', isOfPatient: true },
  CarePlan: { profile: 'CarePlan', isOfPatient: true },
  Appointment: { profile: 'Appointment', isOfPatient: true },
  Encounter: { profile: 'Encounter', isOfPatient: true },
  Communication: { profile: 'Communication', isOfPatient: true },
  Consent: { profile: 'Consent', isOfPatient: true },
  Task: { profile: 'Task', isOfPatient: true },
  Composition: { profile: 'Composition', isOfPatient: true },
  DocumentReference: { profile: 'DocumentReference', isOfPatient: true },
  Provenance: { profile: 'Provenance', isOfPatient: true },
} as const satisfies Readonly<Record<string, { readonly profile: string; readonly isOfPatient: boolean }>>

export type ServedType = keyof typeof served
export const servedTypes = Object.keys(served) as ServedType[]

export const isServed = (type: string): type is ServedType => Object.hasOwn(served, type)
