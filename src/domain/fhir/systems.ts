import type { CodeableConcept, Coding, Identifier, Meta } from 'fhir/r4'

/** Where FHIR is served, below the address of the site. */
export const fhirPath = '/fhir/R4'

export const systems = {
  snomed: 'http://snomed.info/sct',
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  dmd: 'https://dmd.nhs.uk',
  ods: 'https://fhir.nhs.uk/Id/ods-organization-code',
} as const

/** The address of a UK Core profile, by its name. */
export const ukCoreProfile = (name: string): string => `https://fhir.hl7.org.uk/StructureDefinition/UKCore-${name}`

/** Those of our own, for what has no code that could be substantiated, below the address of the site. */
export type OwnSystem =
  | 'product'
  | 'staff-role'
  | 'evidence'
  | 'consent'
  | 'clinical-history'
  | 'health-list'
  | 'symptom'
  | 'letter'
  | 'service'
  | 'encounter'
  | 'task'
  | 'measure'
  | 'message'

export const ownSystem = (origin: string, name: OwnSystem): string => `${origin}/fhir/CodeSystem/${name}`
export const ownIdentifier = (origin: string, name: string, value: string): Identifier => ({
  system: `${origin}/fhir/Id/${name}`,
  value,
})

/** A code of our own, made of its stored name. */
export const ownCode = (origin: string, name: OwnSystem, code: string, text = code): CodeableConcept => ({
  coding: [{ system: ownSystem(origin, name), code: code.replaceAll(/[^A-Za-z0-9_-]+/g, '-'), display: text }],
  text,
})

export const hl7 = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`
export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display === undefined ? {} : { display }) } satisfies Coding],
})

/** `profile`: the name of a UK Core profile. `lastUpdated`: null where it is not known. */
export const meta = (profile: string, lastUpdated: string | null): Meta => ({
  ...(lastUpdated === null ? {} : { lastUpdated }),
  profile: [ukCoreProfile(profile)],
})

/** The newest of several moments. */
export const newest = (...moments: readonly (string | null | undefined)[]): string =>
  moments.reduce<string>((last, at) => (at && at > last ? at : last), '1970-01-01T00:00:00.000Z')

/** An empty list is not valid in FHIR: it is left out. */
export const listed = <Item>(items: readonly Item[]): Item[] | undefined =>
  items.length === 0 ? undefined : [...items]
