import type { Bundle, BundleEntry, Composition, CompositionSection, FhirResource, MedicationRequest } from 'fhir/r4'
import { documentWords as words } from '#content/fhir/documents.ts'
import { letterPageWords } from '#content/letters/letter-page.ts'
import { formatDate } from '../appointments/format-time.ts'
import { inParts, type LetterSection, type SectionId } from '../letters/letter.ts'
import type { LetterKind, LetterOccasion } from '../letters/occasion.ts'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { medicationRequests } from './medication-request.ts'
import { narrative } from './narrative.ts'
import { house, practice, practiceId } from './organization.ts'
import { patient } from './patient.ts'
import { practitioner } from './practitioner.ts'
import type { LetterRow, PrescriptionRow } from './record.ts'
import { fhirPath, meta, ownCode, systems } from './systems.ts'

/** The headings of the Professional Record Standards Body, by which a practice's system files what a letter says. */
const headings = {
  plan: { code: '887201000000105', display: 'Plan and requested actions' },
  medications: { code: '933361000000108', display: 'Medications and medical devices' },
  summary: { code: '887181000000106', display: 'Clinical summary' },
  history: { code: '933271000000106', display: 'Relevant past medical, surgical and mental health history' },
  advice: { code: '1052951000000105', display: 'Information and advice given' },
  legal: { code: '886961000000102', display: 'Legal information' },
  patient: { code: '886731000000109', display: 'Patient demographics' },
  practice: { code: '886711000000101', display: 'GP practice' },
  signed: { code: '887231000000104', display: 'Person completing record' },
  copies: { code: '887261000000109', display: 'Distribution list' },
} as const

type Heading = keyof typeof headings

/** What a patient is to do is advice to them; what a practice is to do is a plan. */
const headingOf: Readonly<Record<LetterKind, Readonly<Record<SectionId, Heading>>>> = {
  gp: {
    ask: 'plan',
    treatment: 'medications',
    checked: 'summary',
    history: 'history',
    signs: 'advice',
    consent: 'legal',
    body: 'summary',
  },
  summary: {
    ask: 'advice',
    treatment: 'medications',
    checked: 'summary',
    history: 'history',
    signs: 'advice',
    consent: 'legal',
    body: 'summary',
  },
}

/** How a letter stands today: it is stored as it was sent, and another may have taken its place since. */
interface Standing {
  readonly isReplaced: boolean
  /** The prescription it is about was withdrawn before anything was supplied. */
  readonly isCancelled: boolean
}

const ofApproval: readonly LetterOccasion[] = ['started', 'dose changed', 'medicine changed', 'continued']

/** The prescription that a letter tells of: the last that was signed on its case by then. */
function prescriptionOf({ record }: Making, { caseId, occasion, madeAt }: LetterRow): PrescriptionRow | undefined {
  if (!ofApproval.includes(occasion)) return undefined
  return record.prescriptions
    .filter((one) => one.caseId === caseId && one.signedAt <= madeAt)
    .toSorted((one, other) => other.signedAt.localeCompare(one.signedAt))[0]
}

export function standingOf(making: Making, row: LetterRow): Standing {
  const { letters, pens } = making.record
  const prescription = prescriptionOf(making, row)
  return {
    isReplaced: letters.some(({ replaces }) => replaces === row.id),
    isCancelled:
      prescription !== undefined &&
      prescription.cancelledAt !== null &&
      !pens.some(({ prescriptionId }) => prescriptionId === prescription.id),
  }
}

function prescribedIn(making: Making, row: LetterRow): readonly MedicationRequest[] {
  const prescription = prescriptionOf(making, row)
  if (!prescription) return []
  return medicationRequests(making).filter(({ id }) => id === idOf(making, prescription.id))
}

const under = (heading: Heading) => ({ code: { coding: [{ system: systems.snomed, ...headings[heading] }] } })

/** The letter with this id in FHIR. */
export const letterNamed = (making: Making, id: string): LetterRow | undefined =>
  making.record.letters.find((row) => idOf(making, row.id) === id)

/** Null: its words were erased. */
function composition(making: Making, row: LetterRow): Composition | null {
  const { kind, version, replaces, staffId, content, madeAt } = row
  if (content === null) return null
  return {
    resourceType: 'Composition',
    id: idOf(making, row.id),
    meta: meta('Composition', madeAt),
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${row.id}` },
    status: version > 1 ? 'amended' : 'final',
    type: ownCode(making.origin, 'letter', kind, content.title),
    subject: patientRef(making),
    date: madeAt,
    author: [practitionerRef(making, staffId) ?? houseRef],
    title: content.title,
    confidentiality: 'N',
    custodian: houseRef,
    ...(replaces !== null && {
      relatesTo: [{ code: 'replaces', targetReference: refTo('Composition', idOf(making, replaces)) }],
    }),
    section: [
      ...standingSection(row, standingOf(making, row)),
      ...content.sections.map((section) => sectionOf(kind, section, prescribedIn(making, row))),
      {
        title: words.headings.patient,
        ...under('patient'),
        text: narrative({ lines: content.about }),
        entry: [patientRef(making)],
      },
      ...practiceSection(making, kind, content.to),
      { title: words.headings.signed, ...under('signed'), text: narrative({ lines: content.signed }) },
      {
        title: words.headings.copies,
        ...under('copies'),
        text: narrative({
          lines: [content.to.name, ...content.about.slice(0, 1)].filter((name, at, all) => all.indexOf(name) === at),
          isList: true,
        }),
      },
    ],
  }
}

/** First, because whoever reads on must know it: a letter that no longer holds. */
function standingSection({ version, content }: LetterRow, { isReplaced, isCancelled }: Standing): CompositionSection[] {
  const replaces = content?.replaces
  const lines = [
    ...(isReplaced ? [letterPageWords.replaced] : []),
    ...(isCancelled ? [letterPageWords.cancelled] : []),
    ...(version > 1 ? [words.corrected(version)] : []),
    ...(replaces ? [letterPageWords.replaces(formatDate(replaces.writtenOn), replaces.reason)] : []),
  ]
  return lines.length === 0 ? [] : [{ title: words.standing, text: narrative({ lines }) }]
}

function sectionOf(
  kind: LetterKind,
  section: LetterSection,
  prescribed: readonly MedicationRequest[],
): CompositionSection {
  const heading = headingOf[kind][section.id]
  const { lead, points } = inParts(section)
  return {
    title: section.heading ?? headings[heading].display,
    ...under(heading),
    text: narrative({ lead, lines: points, isList: section.isList }),
    ...(section.id === 'treatment' &&
      prescribed.length > 0 && { entry: prescribed.map(({ id = '' }) => refTo('MedicationRequest', id)) }),
  }
}

function practiceSection(
  { record }: Making,
  kind: LetterKind,
  to: { readonly name: string; readonly lines: readonly string[] },
): CompositionSection[] {
  if (kind !== 'gp') return []
  const odsCode = record.practice?.name === to.name ? record.practice.odsCode : null
  return [
    {
      title: words.headings.practice,
      ...under('practice'),
      text: narrative({ lines: [to.name, ...to.lines] }),
      ...(odsCode !== null && { entry: [refTo('Organization', practiceId(odsCode))] }),
    },
  ]
}

export const compositions = (making: Making): Composition[] =>
  making.record.letters.flatMap((row) => composition(making, row) ?? [])

/** The letter as a document: all that its composition names is in it. Null: its words were erased. */
export function letterDocument(making: Making, row: LetterRow): Bundle | null {
  const made = composition(making, row)
  if (!made) return null
  const { origin, record } = making
  const author = record.staff.find(({ id }) => id === row.staffId)
  const { practice: known } = record
  const isTo = row.kind === 'gp' && known !== null && known.odsCode !== null && known.name === row.content?.to.name
  const resources: FhirResource[] = [
    made,
    patient(making),
    house(origin),
    ...(author ? [practitioner(origin, author)] : []),
    ...(isTo && known.odsCode !== null ? [practice({ ...known, odsCode: known.odsCode })] : []),
    ...prescribedIn(making, row),
  ]
  return {
    resourceType: 'Bundle',
    id: made.id,
    meta: { lastUpdated: row.madeAt },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${row.id}` },
    type: 'document',
    timestamp: row.madeAt,
    entry: resources.map(
      (resource): BundleEntry => ({
        fullUrl: `${origin}${fhirPath}/${resource.resourceType}/${resource.id}`,
        resource,
      }),
    ),
  }
}
