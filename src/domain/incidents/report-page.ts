import { brand } from '#content/brand.ts'
import { categoryWords, harmWords, incidentWords, kindWords } from '#content/incidents/incidents.ts'
import {
  reportSectionHeadings as headings,
  type ReportField,
  reportFields,
  reportPageWords as words,
} from '#content/incidents/report-pages.ts'
import { type Instant, londonTimeAt } from '../calendar/london-time.ts'
import { shortDate } from '../calendar/short-date.ts'
import { hazards } from '../safety/hazards.ts'
import { icoReportBy } from './clocks.ts'
import type { Conclusion } from './closing.ts'
import { type ActionEnding, type Grading, incidentReference } from './incident.ts'
import type { OutsideBody } from './outside-reports.ts'

interface Person {
  readonly age: number | null
  readonly sex: string | null
  readonly startedOn: string | null
  /** The newest first. */
  readonly pens: readonly {
    readonly name: string
    readonly strength: string
    readonly batch: string
    readonly expires: string
    readonly deliveredOn: string | null
  }[]
}

/** What is known of an incident when its page for an outside report is opened. */
export interface ReportFacts extends Grading {
  readonly number: number
  readonly happenedAt: Instant
  readonly awareAt: Instant
  readonly what: string
  readonly action: string
  readonly conclusion: Conclusion | null
  readonly actions: readonly { readonly what: string; readonly dueOn: string; readonly endedAs: ActionEnding | null }[]
  /** Why the report is needed. Null: nobody has decided that it is. */
  readonly reason: string | null
  /** `none`: it is about no patient. `hidden`: the reader sees no records. */
  readonly person: Person | 'none' | 'hidden'
}

interface ReportRow {
  readonly label: string
  /** Null: a blank to be filled in by hand. */
  readonly value: string | null
  /** What belongs into the blank. */
  readonly hint: string | null
}

export interface ReportSection {
  readonly heading: string
  readonly rows: readonly ReportRow[]
}

type Section = keyof typeof headings

const treated = ['patient', 'medicines', 'began', 'lastDose'] as const satisfies readonly ReportField[]
const happened = ['reference', 'happened', 'aware', 'kind', 'harm', 'what', 'done'] as const
const followed = ['causes', 'learning', 'actions'] as const
const careProvider = ['provider', 'manager'] as const
const pharmacist = ['pharmacy', 'superintendent'] as const

/** What each body asks, in its own order of sections. No page asks for a name of a patient. */
const asked: Readonly<Record<OutsideBody, Partial<Record<Section, readonly ReportField[]>>>> = {
  lfpse: {
    incident: [...happened, 'hazard'],
    patient: ['patient', 'medicines'],
    followed: [...followed, 'candour'],
    us: [...careProvider, 'reporter'],
  },
  mhra_yellow_card: {
    patient: [...treated, 'weight'],
    body: ['reaction', 'outcome', 'otherMedicines', 'history'],
    incident: happened,
    us: ['pharmacy', 'reporter'],
  },
  mhra_defect: {
    body: ['medicines', 'defect', 'kept', 'source'],
    incident: happened,
    patient: ['patient', 'lastDose', 'outcome'],
    us: [...pharmacist, 'reporter'],
  },
  cqc: {
    body: ['notification', 'why', 'others'],
    incident: happened,
    patient: ['patientCode', 'patient'],
    followed: [...followed, 'candour'],
    us: [...careProvider, 'reporter'],
  },
  gphc: {
    body: ['why', 'professional', 'others'],
    incident: happened,
    followed,
    us: [...pharmacist, 'reporter'],
  },
  ico: {
    incident: ['reference', 'happened', 'aware', 'what', 'done'],
    data: ['dataKinds', 'dataPeople', 'dataRisk', 'dataTold', 'dataLate'],
    followed,
    us: ['controller', 'officer', 'reporter'],
  },
  controlled_drugs: {
    body: ['drug', 'why', 'others'],
    incident: happened,
    patient: ['patientCode', 'patient'],
    followed,
    us: [...pharmacist, ...careProvider, 'reporter'],
  },
  safeguarding_board: {
    body: ['risk', 'consent', 'others'],
    incident: ['reference', 'happened', 'aware', 'what', 'done'],
    patient: ['patient'],
    us: [...careProvider, 'reporter'],
  },
  insurer: {
    body: ['claim', 'why'],
    incident: happened,
    patient: ['patientCode', 'patient'],
    followed: [...followed, 'candour'],
    us: [...careProvider, ...pharmacist, 'reporter'],
  },
  coroner_police: {
    body: ['why', 'others'],
    incident: happened,
    patient: ['patient', 'medicines', 'began', 'lastDose', 'outcome'],
    us: [...careProvider, ...pharmacist, 'reporter'],
  },
}

function moment(at: Instant): string {
  const { date, time } = londonTimeAt(at)
  return `${shortDate(date)}, ${time}`
}

const lines = (all: readonly string[]) => (all.length === 0 ? null : all.join('\n'))

/** A patient is known by age and sex alone. */
function personOf(person: ReportFacts['person']): Partial<Record<ReportField, string | null>> {
  if (person === 'none') return { patient: words.noPatient }
  if (person === 'hidden') return {}
  const { age, sex, startedOn, pens } = person
  return {
    patient: lines([age === null ? '' : words.age(age), sex ?? ''].filter(Boolean))?.replace('\n', ', ') ?? null,
    began: startedOn && shortDate(startedOn),
    medicines: lines(
      pens.map(({ expires, deliveredOn, ...pen }) =>
        words.pen({ ...pen, expires: shortDate(expires), delivered: deliveredOn && shortDate(deliveredOn) }),
      ),
    ),
  }
}

/** What we know, by field. A field without a value is a blank. */
function valuesOf(facts: ReportFacts): Partial<Record<ReportField, string | null | undefined>> {
  const { kind, harm, category, hazard, conclusion, actions } = facts
  const reference = incidentReference(facts.number)
  const { cqc, pharmacy, dataProtection } = brand
  return {
    reference,
    happened: moment(facts.happenedAt),
    aware: moment(facts.awareAt),
    kind: `${kindWords[kind]}: ${categoryWords[category]}`,
    harm: harmWords[harm],
    hazard: hazards.find(({ id }) => id === hazard)?.title ?? words.none,
    what: facts.what,
    done: facts.action || words.nothingDone,
    causes: conclusion?.causes,
    learning: conclusion?.learning,
    candour: conclusion && `${incidentWords.conclusion.candours[conclusion.candour]}. ${conclusion.candourReason}`,
    actions: lines(actions.map(({ what, dueOn, endedAs }) => words.action(what, shortDate(dueOn), endedAs))),
    why: facts.reason,
    patientCode: facts.person === 'none' ? words.noPatient : reference,
    ...personOf(facts.person),
    provider: words.numbered(`${cqc.provider}, ${cqc.address}`, cqc.providerId),
    manager: cqc.registeredManager,
    pharmacy: words.numbered(`${pharmacy.name}, ${pharmacy.address}`, pharmacy.premisesNumber),
    superintendent: words.numbered(pharmacy.superintendent.name, pharmacy.superintendent.number),
    controller: words.numbered(cqc.provider, dataProtection.icoNumber),
    officer: words.numbered(dataProtection.officer, dataProtection.email),
  }
}

/** The page for a report to a body: what we know, and a blank for what we do not. */
export function reportPage(body: OutsideBody, facts: ReportFacts, now: Instant): readonly ReportSection[] {
  const known = valuesOf(facts)
  const isLate = now > icoReportBy(facts.awareAt)
  const row = (field: ReportField): ReportRow => {
    const { label, hint }: { readonly label: string; readonly hint?: string } = reportFields[field]
    const value = known[field] ?? null
    const isHidden = facts.person === 'hidden' && ['patient', 'medicines', 'began'].includes(field)
    return { label, value, hint: value === null ? (isHidden ? words.hiddenPatient : (hint ?? null)) : null }
  }
  return (Object.entries(asked[body]) as [Section, readonly ReportField[]][]).map(([section, fields]) => ({
    heading: headings[section],
    rows: fields.filter((field) => field !== 'dataLate' || isLate).map(row),
  }))
}
