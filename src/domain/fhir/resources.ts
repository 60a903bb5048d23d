import type { FhirResource } from 'fhir/r4'
import { allergyIntolerances } from './allergy-intolerance.ts'
import { appointments } from './appointment.ts'
import { carePlans } from './care-plan.ts'
import { careTeam } from './care-team.ts'
import { communications } from './communication.ts'
import { compositions } from './composition.ts'
import { conditions } from './condition.ts'
import { consents } from './consent.ts'
import { diagnosticReports } from './diagnostic-report.ts'
import { documentReferences } from './document-reference.ts'
import { encounters } from './encounter.ts'
import { flags } from './flag.ts'
import type { Making } from './making.ts'
import { medicationDispenses } from './medication-dispense.ts'
import { medicationRequests } from './medication-request.ts'
import { medicationStatements } from './medication-statement.ts'
import { observations } from './observation.ts'
import { house, pharmacy, practice } from './organization.ts'
import { patient } from './patient.ts'
import { practitioner, practitionerRole } from './practitioner.ts'
import { provenances } from './provenance.ts'
import { answeredQuestionnaires, questionnaireResponses } from './questionnaire-response.ts'
import type { ServedType } from './served.ts'
import { tasks } from './task.ts'

type ResourceOf<Type extends ServedType> = Extract<FhirResource, { resourceType: Type }>

export type ServedResource = ResourceOf<ServedType>

/** What is made of a record, type by type. Of a type that is asked for alone, only that is made. */
const makers: { readonly [Type in ServedType]: (making: Making) => readonly ResourceOf<Type>[] } = {
  Patient: (making) => [patient(making)],
  Practitioner: ({ origin, record }) => record.staff.map((row) => practitioner(origin, row)),
  PractitionerRole: ({ origin, record }) => record.staff.map((row) => practitionerRole(origin, row)),
  Organization: ({ origin, record }) => [
    house(origin),
    pharmacy(origin),
    ...(record.practice?.odsCode ? [practice({ ...record.practice, odsCode: record.practice.odsCode })] : []),
  ],
  CareTeam: (making) => [careTeam(making)],
  Questionnaire: answeredQuestionnaires,
  QuestionnaireResponse: questionnaireResponses,
  Observation: observations,
  DiagnosticReport: diagnosticReports,
  Condition: conditions,
  AllergyIntolerance: allergyIntolerances,
  MedicationStatement: medicationStatements,
  Flag: flags,
  MedicationRequest: medicationRequests,
  MedicationDispense: medicationDispenses,
  CarePlan: carePlans,
  Appointment: appointments,
  Encounter: encounters,
  Communication: communications,
  Consent: consents,
  Task: tasks,
  Composition: compositions,
  DocumentReference: documentReferences,
  Provenance: provenances,
}

export const resourcesOf = (making: Making, type: ServedType): readonly ServedResource[] => makers[type](making)

/** A whole record, the patient first. */
export const allResources = (making: Making): readonly ServedResource[] =>
  Object.values(makers).flatMap((make): readonly ServedResource[] => make(making))
