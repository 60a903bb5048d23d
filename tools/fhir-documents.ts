import { readFileSync, writeFileSync } from 'node:fs'
import { capabilityStatement } from '#domain/fhir/capability-statement.ts'
import { heldBackNote } from '#domain/fhir/operation-outcome.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { sampleMaking } from '#domain/fhir/sample-record.ts'
import { type ServedType, served, servedTypes } from '#domain/fhir/served.ts'
import { mappedTables } from '#server/privacy/fhir/mapped-tables.ts'

export const interoperability = 'docs/interoperability.md'
export const examples = 'docs/generated/fhir-examples.md'

/** What a reader of a resource has to know. */
const notes: Readonly<Record<ServedType, string>> = {
  Patient: 'No NHS number: a private service may not trace one. The practice is named if the patient wants it told',
  Practitioner: 'Name and registration (GMC, GPhC, NMC, HCPC); no address, phone or email',
  PractitionerRole: 'Role here, and since when',
  Organization: 'Our provider, the pharmacy, and the practice by its ODS code if it was chosen from the directory',
  Questionnaire: 'Each version that was answered, as it was asked; earlier ones are `retired`',
  CareTeam: 'Everybody here who has done something in the record',
  QuestionnaireResponse:
    'From the stored answers, in their version. An answer on a route that was left is marked by an extension',
  Observation:
    'Weight, height, BMI, waist, body fat, blood pressure, pulse, what is tracked, results of blood tests, reported symptoms. Who measured is the `performer`',
  DiagnosticReport:
    'The results of one blood sample together, once a prescriber has reviewed it, with what they said to the patient. Not of a version that was replaced',
  Condition: 'What rules a medicine out. `unconfirmed` if the patient reported it; `refuted` once corrected',
  AllergyIntolerance: 'Reactions on record, and what the newest answers name, in words that are never coded by a guess',
  MedicationStatement: 'Treatment with us, logged doses, and what else the patient says they take',
  Flag: 'Supply locks, red-flag symptoms, and earlier decisions that later ones read',
  MedicationRequest: 'The signed prescription by its AMP, `substitution` not allowed; one on paper in words',
  MedicationDispense: 'A pack: AMP, batch and expiry in a contained `Medication`',
  CarePlan: 'A treatment with one medicine, and the prescriptions it was supplied by',
  Appointment: 'Booked, moved, cancelled, missed or kept; a time that was only held is none',
  Encounter: 'An appointment that was kept, and the clinical review of an order or check-in',
  Communication: 'Messages, and what a decision or an outcome said to the patient',
  Consent: 'Each entry of the ledger; the last of a kind is in force',
  Task: 'Evidence that was asked for, confirmations before a parcel, requests for another medicine; not the finding itself',
  Composition: 'A letter under PRSB headings; `$document` gives it with all it names',
  DocumentReference:
    'The same letter as text, PDF and document; letters after appointments; files by name, without bytes',
  Provenance: 'The prescriber’s Ed25519 signature under a prescription, over the text in our register',
}

const tablesOf = (type: ServedType): string[] =>
  Object.entries(mappedTables).flatMap(([table, { to }]) =>
    (to as readonly ServedType[]).includes(type) ? [`\`${table}\``] : [],
  )

const resourceTable = () =>
  [
    '| resource | UK Core profile | made from | to know |',
    '| --- | --- | --- | --- |',
    ...servedTypes.map((type) => {
      const from = tablesOf(type).join(', ') || 'what the others name'
      return `| [${type}](generated/fhir-examples.md#${type.toLowerCase()}) | ${served[type].profile} | ${from} | ${notes[type]} |`
    }),
  ].join('\n')

const [begin, end] = ['<!-- resources, written by npm run fhir:docs -->', '<!-- end of resources -->']

/** The page with its table as the code has it. What people wrote around it stays. */
export function withTable(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${interoperability} has no place for the resources.`)
  return `${document.slice(0, from)}${begin}\n\n${resourceTable()}\n\n${document.slice(to)}`
}

const made = allResources(sampleMaking)

const written = (value: unknown) => JSON.stringify(value, null, 2)

/** A questionnaire and its answers are long: their first topic, with its first question, shows how they are made. */
function firstQuestion(resource: unknown): unknown {
  const { item: [topic] = [], ...rest } = resource as { item?: { item?: unknown[] }[] }
  return { ...rest, item: [{ ...topic, item: topic?.item?.slice(0, 1) }] }
}

/** The one with the fewest lines. */
function exampleOf(type: ServedType): string {
  const all = made.filter(({ resourceType }) => resourceType === type)
  const texts = all.map((one) => written(type.startsWith('Questionnaire') ? firstQuestion(one) : one))
  const lines = (text: string) => text.split('\n').length
  return texts.toSorted((one, other) => lines(one) - lines(other))[0] ?? ''
}

const block = (heading: string, words: string, json: string) =>
  [`## ${heading}`, '', ...(words ? [words, ''] : []), '```json', json, '```', ''].join('\n')

/** An example of each resource, and what is beside them. */
export function drawExamples(): string {
  const { rest, ...statement } = capabilityStatement(sampleMaking.origin, '0.0.0')
  const [server] = rest ?? []
  const [first] = server?.resource ?? []
  return [
    '# FHIR examples',
    '',
    'Made from a fictional record by `npm run fhir:docs`. A test fails when this page is out of date, and both validators read these',
    'resources. What they mean is in [interoperability](../interoperability.md).',
    '',
    ...servedTypes.map((type) =>
      block(
        type,
        type.startsWith('Questionnaire') ? 'Shortened to the first question of the first topic.' : '',
        exampleOf(type),
      ),
    ),
    block(
      'CapabilityStatement',
      'Shortened to the first resource.',
      written({ ...statement, rest: [{ ...server, resource: [first] }] }),
    ),
    block(
      'OperationOutcome',
      'At the end of `$everything`; the words are those of the copy of one’s data.',
      written(heldBackNote(['…'])),
    ),
  ].join('\n')
}

/** As examples are on the page, to be validated. */
export const exampleResources = (): unknown[] => servedTypes.map((type) => JSON.parse(exampleOf(type)))

if (import.meta.main) {
  writeFileSync(interoperability, withTable(readFileSync(interoperability, 'utf8')))
  writeFileSync(examples, drawExamples())
}
