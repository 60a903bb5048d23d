import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4'
import { brand } from '#content/brand.ts'
import { type ServedType, served, servedTypes } from './served.ts'
import { fhirPath, ukCoreProfile } from './systems.ts'

/** When what is served last changed. */
const changedOn = '2026-11-19'

const canBeSearched = [
  { name: 'patient', type: 'reference', documentation: 'Whose record. A patient may leave it out: it is their own.' },
  { name: '_lastUpdated', type: 'date', documentation: 'With eq, gt, ge, lt or le. May be repeated.' },
] as const

const operations: Partial<Record<ServedType, CapabilityStatementRestResource['operation']>> = {
  Patient: [{ name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' }],
  Composition: [{ name: 'document', definition: 'http://hl7.org/fhir/OperationDefinition/Composition-document' }],
}

/** A letter as it is printed, to which its DocumentReference leads. */
const binary: CapabilityStatementRestResource = {
  type: 'Binary',
  interaction: [{ code: 'read' }],
  versioning: 'no-version',
  documentation: 'A letter as PDF, and never as JSON.',
}

const resource = (type: ServedType): CapabilityStatementRestResource => ({
  type,
  supportedProfile: [ukCoreProfile(served[type].profile)],
  interaction: [{ code: 'read' }, ...(served[type].isOfPatient ? [{ code: 'search-type' as const }] : [])],
  versioning: 'no-version',
  searchParam: served[type].isOfPatient ? canBeSearched.map((one) => ({ ...one })) : undefined,
  operation: operations[type],
})

/** What is served, and nothing else. */
export const capabilityStatement = (origin: string, release: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: changedOn,
  publisher: brand.cqc.provider,
  kind: 'instance',
  software: { name: brand.name, version: release },
  implementation: { description: `${brand.name}: a patient’s own record, to read`, url: `${origin}${fhirPath}` },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  implementationGuide: ['https://fhir.hl7.org.uk/ImplementationGuide/fhir.r4.ukcore.stu2'],
  rest: [
    {
      mode: 'server',
      security: {
        cors: false,
        description:
          'The session cookie of a patient, for their own record; or that of a member of staff who may see records, whose every access is logged for the patient to read.',
      },
      resource: [...servedTypes.map(resource), binary],
    },
  ],
})
