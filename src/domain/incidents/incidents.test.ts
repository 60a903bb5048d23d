import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../calendar/durations.ts'
import { capabilitiesOf, type Role } from '../identity/staff/roles.ts'
import { hazardIds } from '../safety/hazards.ts'
import { concludeBy, icoReportBy, keptUntil, reviewBy } from './clocks.ts'
import { blockersOfClosing, type Conclusion, conclusionProblem, plainlyNotNeeded } from './closing.ts'
import { incidentFigures } from './figures.ts'
import {
  harms,
  incidentCategories,
  incidentKinds,
  incidentReference,
  incidentStates,
  mayBecome,
  reportProblem,
} from './incident.ts'
import { decisionProblem, type IncidentFacts, outsideBodies, proposedReports, reportBy } from './outside-reports.ts'
import { type IncidentPeople, maySeeIncident, maySeeIncidentWords, mayWorkOnIncident } from './who-may.ts'

/** A Friday afternoon. */
const friday = Date.parse('2026-03-06T16:00:00Z')
const iso = (at: number) => new Date(at).toISOString()

describe('the time for a review', () => {
  it('is an hour for severe harm and death, also at night', () => {
    const night = Date.parse('2026-03-07T02:00:00Z')
    for (const harm of ['severe', 'death'] as const) expect(reviewBy(harm, night) - night).toBe(hourMs)
  })

  it('is one working day for moderate harm and five for anything else', () => {
    expect(iso(reviewBy('moderate', friday))).toBe('2026-03-09T16:00:00.000Z')
    for (const harm of ['none', 'low'] as const) expect(iso(reviewBy(harm, friday))).toBe('2026-03-13T16:00:00.000Z')
  })

  it('is followed by twenty working days for the conclusion', () => {
    expect(iso(concludeBy(Date.parse('2026-03-02T10:00:00Z')))).toBe('2026-03-30T09:00:00.000Z')
  })

  it('counts neither bank holidays nor days on which the clinic is closed', () => {
    const beforeEaster = Date.parse('2026-04-02T10:00:00Z')
    expect(iso(reviewBy('moderate', beforeEaster))).toBe('2026-04-07T10:00:00.000Z')
    const own = [{ date: '2026-03-09', name: 'Staff training', isClosed: true }]
    expect(iso(reviewBy('moderate', friday, own))).toBe('2026-03-10T16:00:00.000Z')
    expect(reviewBy('severe', friday, own) - friday).toBe(hourMs)
  })
})

it('the ICO is told within 72 hours of becoming aware, weekends included', () => {
  expect(icoReportBy(friday) - friday).toBe(3 * dayMs)
  const decidedAt = friday + 2 * dayMs
  expect(reportBy({ body: 'ico', awareAt: friday, decidedAt })).toBe(icoReportBy(friday))
  for (const body of ['cqc', 'safeguarding_board', 'coroner_police', 'mhra_defect'] as const)
    expect(iso(reportBy({ body, awareAt: friday, decidedAt: friday }))).toBe('2026-03-09T16:00:00.000Z')
  // The clocks go forward in between: it is still 72 hours.
  const march = Date.parse('2026-03-28T12:00:00Z')
  expect(iso(icoReportBy(march))).toBe('2026-03-31T12:00:00.000Z')
  expect(iso(reportBy({ body: 'insurer', awareAt: friday, decidedAt: friday }))).toBe('2026-03-13T16:00:00.000Z')
})

it('a closed incident is kept for twenty years after severe harm, and ten after any other', () => {
  expect(iso(keptUntil('death', friday))).toMatch(/^2046-03-06/)
  expect(iso(keptUntil('severe', friday))).toMatch(/^2046-03-06/)
  expect(iso(keptUntil('moderate', friday))).toMatch(/^2036-03-06/)
  expect(keptUntil('none', friday)).toBe(keptUntil('moderate', friday))
  // By the day in London, which had begun; and a leap day has none ten years on.
  expect(iso(keptUntil('low', Date.parse('2026-07-01T23:30:00Z')))).toBe('2036-07-01T23:00:00.000Z')
  expect(iso(keptUntil('low', Date.parse('2028-02-29T12:00:00Z')))).toBe('2038-02-28T00:00:00.000Z')
  expect(iso(keptUntil('severe', Date.parse('2028-02-29T12:00:00Z')))).toBe('2048-02-29T00:00:00.000Z')
})

it('moves only from reported to review to closed, and back into review', () => {
  const allowed = incidentStates.flatMap((from) =>
    incidentStates.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(allowed).toEqual(['reported > in_review', 'in_review > closed', 'closed > in_review'])
})

it('has a reference of at least four digits', () => {
  expect([incidentReference(7), incidentReference(12_345)]).toEqual(['INC-0007', 'INC-12345'])
})

describe('a report', () => {
  const good = {
    kind: 'incident',
    harm: 'low',
    what: 'It fell.',
    happenedAt: friday - hourMs,
    awareAt: friday,
  } as const

  it('says what happened, at a time that has passed, and a near miss has no harm', () => {
    expect(reportProblem(good, friday)).toBeNull()
    expect(reportProblem({ ...good, what: '  ' }, friday)).toBe('nothing said')
    expect(reportProblem({ ...good, happenedAt: friday + hourMs }, friday)).toBe('in the future')
    expect(reportProblem({ ...good, awareAt: friday + hourMs }, friday)).toBe('in the future')
    expect(reportProblem({ ...good, awareAt: friday - dayMs }, friday)).toBe('aware before it happened')
    expect(reportProblem({ ...good, happenedAt: Date.parse('0026-03-06T10:00:00Z') }, friday)).toBe('too long ago')
    expect(reportProblem({ ...good, kind: 'near_miss' }, friday)).toBe('near miss with harm')
    expect(reportProblem({ ...good, kind: 'near_miss', harm: 'none' }, friday)).toBeNull()
  })

  it('may be sent within the minute in which it happened, and no later', () => {
    const [minute, later] = [60_000, 60_001]
    expect(reportProblem({ ...good, happenedAt: friday + minute, awareAt: friday + minute }, friday)).toBeNull()
    expect(reportProblem({ ...good, awareAt: friday + later }, friday)).toBe('in the future')
    expect(reportProblem({ ...good, happenedAt: friday, awareAt: friday - minute }, friday)).toBeNull()
    expect(reportProblem({ ...good, happenedAt: friday, awareAt: friday - later }, friday)).toBe(
      'aware before it happened',
    )
  })
})

describe('the outside reports that are proposed', () => {
  const facts = (given: Partial<IncidentFacts>): IncidentFacts => ({
    kind: 'incident',
    harm: 'none',
    category: 'other',
    hazard: null,
    isAboutPerson: true,
    ...given,
  })

  it.each([
    [{}, []],
    [{ category: 'dose' }, ['lfpse']],
    [{ category: 'dose', kind: 'near_miss' }, ['lfpse']],
    [{ category: 'dose', harm: 'low' }, ['lfpse', 'mhra_yellow_card']],
    [{ category: 'communication', harm: 'low' }, ['lfpse']],
    [{ category: 'communication', harm: 'low', hazard: 'gallbladder-disease' }, ['lfpse', 'mhra_yellow_card']],
    [{ category: 'communication', harm: 'low', hazard: 'double-dose' }, ['lfpse', 'mhra_yellow_card']],
    [{ category: 'supply', kind: 'near_miss', hazard: 'unfit-pen' }, ['lfpse', 'mhra_defect']],
    [{ category: 'dose', harm: 'moderate' }, ['lfpse', 'mhra_yellow_card', 'cqc', 'insurer']],
    [{ category: 'communication', harm: 'moderate' }, ['lfpse', 'cqc', 'insurer']],
    [{ category: 'dose', harm: 'severe' }, ['lfpse', 'mhra_yellow_card', 'cqc', 'gphc', 'insurer']],
    [{ category: 'other', harm: 'death' }, ['lfpse', 'cqc', 'insurer', 'coroner_police']],
    [{ category: 'privacy' }, ['ico']],
    [{ category: 'privacy', kind: 'near_miss' }, []],
    [{ category: 'software', hazard: 'wrong-patient-shown' }, ['lfpse', 'ico']],
    [{ category: 'software', kind: 'near_miss', hazard: 'wrong-patient-shown' }, ['lfpse']],
    [{ category: 'safeguarding' }, ['lfpse', 'cqc', 'safeguarding_board']],
    [{ category: 'identity', hazard: 'coercion' }, ['lfpse', 'safeguarding_board']],
    [{ category: 'supply', hazard: 'wrong-pen' }, ['lfpse', 'gphc']],
    [{ category: 'dose', hazard: 'cardiac-event' }, ['lfpse', 'controlled_drugs']],
    [{ category: 'supply', hazard: 'stimulant-diversion' }, ['lfpse', 'cqc', 'controlled_drugs', 'coroner_police']],
    [{ category: 'supply', hazard: 'falsified-pen' }, ['lfpse', 'mhra_defect', 'cqc', 'gphc', 'coroner_police']],
    [{ category: 'supply', kind: 'near_miss', hazard: 'falsified-pen' }, ['lfpse', 'mhra_defect', 'cqc']],
    [{ category: 'privacy', harm: 'low' }, ['lfpse', 'ico']],
    [{ category: 'other', harm: 'low' }, ['lfpse']],
    [{ category: 'identity', harm: 'moderate' }, ['lfpse', 'cqc', 'insurer']],
    [{ category: 'identity', harm: 'severe' }, ['lfpse', 'cqc', 'gphc', 'insurer']],
    [{ category: 'record', harm: 'severe' }, ['lfpse', 'cqc', 'insurer']],
    [{ category: 'communication', hazard: 'cardiac-event' }, ['lfpse']],
    [{ category: 'communication', hazard: 'prescription-altered' }, ['lfpse', 'cqc', 'gphc', 'coroner_police']],
    [{ category: 'communication', hazard: 'not-entitled' }, ['lfpse', 'gphc']],
    [{ category: 'supply', hazard: 'recalled-batch' }, ['lfpse', 'mhra_defect']],
    [{ category: 'software', hazard: 'wrong-letter' }, ['lfpse', 'ico']],
    [{ category: 'software', hazard: 'account-takeover' }, ['lfpse', 'ico']],
    [{ category: 'software', hazard: 'record-unreadable' }, ['lfpse', 'ico']],
    [{ category: 'software', hazard: 'message-lost' }, ['lfpse', 'ico']],
    [{ category: 'software', hazard: 'answer-lost' }, ['lfpse', 'ico']],
  ] as const)('%j: %j', (given, proposed) => expect(proposedReports(facts(given))).toEqual(proposed))

  it('never fall away because an incident did more harm', () => {
    for (const category of incidentCategories)
      for (const hazard of [null, ...hazardIds])
        for (const [place, harm] of harms.entries()) {
          const milder = harms[place - 1]
          if (milder === undefined) continue
          const before = proposedReports(facts({ category, hazard, harm: milder }))
          expect(proposedReports(facts({ category, hazard, harm }))).toEqual(expect.arrayContaining([...before]))
        }
  })

  it('are each proposed for something', () => {
    const seen = new Set(
      incidentKinds.flatMap((kind) =>
        incidentCategories.flatMap((category) =>
          harms.flatMap((harm) =>
            [null, ...hazardIds].flatMap((hazard) => proposedReports(facts({ kind, category, harm, hazard }))),
          ),
        ),
      ),
    )
    expect([...seen].toSorted()).toEqual([...outsideBodies].toSorted())
  })
})

it('a decision about a report has a reason, and one that was sent a reference and a day that has passed', () => {
  const sent = { isNeeded: true, reason: 'Harm.', reference: 'YC-1', sentOn: '2026-03-06' }
  const problem = (given: Partial<typeof sent>) => decisionProblem({ ...sent, ...given }, '2026-03-06')
  expect(problem({})).toBeNull()
  expect(problem({ reason: ' ' })).toBe('no reason')
  expect(problem({ reference: ' ' })).toBe('no reference')
  expect(problem({ isNeeded: false })).toBe('sent but not needed')
  expect(problem({ sentOn: '2026-03-07' })).toBe('in the future')
  expect(decisionProblem({ isNeeded: false, reason: 'No.', reference: '', sentOn: null }, '2026-03-06')).toBeNull()
})

describe('closing', () => {
  const ready = {
    state: 'in_review',
    hasConclusion: true,
    reports: [
      { isNeeded: false, isSent: false },
      { isNeeded: true, isSent: true },
    ],
    actions: [{ isOpen: false }],
  } as const

  it('needs a review, a conclusion, every report decided, those needed sent and every action ended', () => {
    expect(blockersOfClosing(ready)).toEqual([])
    expect(blockersOfClosing({ ...ready, state: 'reported' })).toEqual(['not in review'])
    expect(blockersOfClosing({ ...ready, hasConclusion: false })).toEqual(['no conclusion'])
    expect(blockersOfClosing({ ...ready, reports: [{ isNeeded: null, isSent: false }] })).toEqual(['report undecided'])
    expect(blockersOfClosing({ ...ready, reports: [{ isNeeded: true, isSent: false }] })).toEqual(['report not sent'])
    expect(blockersOfClosing({ ...ready, actions: [{ isOpen: true }] })).toEqual(['action open'])
  })

  it('needs a conclusion with the duty of candour, and for a patient the summary for their copy', () => {
    const whole: Conclusion = {
      whatHappened: 'a',
      causes: 'b',
      learning: 'c',
      candour: 'not_needed',
      candourReason: 'd',
      summary: 'e',
    }
    expect(conclusionProblem(whole, true)).toBeNull()
    for (const part of ['whatHappened', 'causes', 'learning'] as const)
      expect(conclusionProblem({ ...whole, [part]: ' ' }, true)).toBe('incomplete')
    expect(conclusionProblem({ ...whole, candourReason: '' }, true)).toBe('no candour reason')
    expect(conclusionProblem({ ...whole, summary: '' }, true)).toBe('no summary')
    expect(conclusionProblem({ ...whole, summary: '' }, false)).toBeNull()
  })
})

it('of a near miss the reports that nobody proposed or decided plainly do not apply; of an incident none does', () => {
  const reports = [true, false].flatMap((isProposed) =>
    [null, true, false].map((isNeeded) => ({ isProposed, isNeeded })),
  )
  expect(plainlyNotNeeded({ kind: 'near_miss' }, reports)).toEqual([{ isProposed: false, isNeeded: null }])
  expect(plainlyNotNeeded({ kind: 'incident' }, reports)).toBeNull()
})

describe('who may', () => {
  const incident: IncidentPeople = {
    reportedBy: 'reporter',
    ownerId: 'owner',
    actionOwners: ['doer', null],
    hasAlarm: false,
  }
  const as = (id: string, role: Role) => ({ id, capabilities: capabilitiesOf([role]) })

  it('see it: those who see all, its reporter, its owner, whoever has an action, and on an alarm prescribers', () => {
    for (const role of ['clinical_lead', 'administrator', 'auditor'] as const)
      expect(maySeeIncident(incident, as('x', role))).toBe(true)
    for (const id of ['reporter', 'owner', 'doer']) expect(maySeeIncident(incident, as(id, 'support'))).toBe(true)
    for (const role of ['prescriber', 'pharmacist', 'coach', 'support'] as const)
      expect(maySeeIncident(incident, as('x', role))).toBe(false)
    expect(maySeeIncident({ ...incident, hasAlarm: true }, as('x', 'prescriber'))).toBe(true)
    expect(maySeeIncident({ ...incident, hasAlarm: true }, as('x', 'pharmacist'))).toBe(false)
  })

  it('read what happened: only those who see records, its reporter and its owner', () => {
    expect(maySeeIncidentWords(incident, as('x', 'clinical_lead'))).toBe(true)
    for (const role of ['administrator', 'auditor'] as const)
      expect(maySeeIncidentWords(incident, as('x', role))).toBe(false)
    expect(maySeeIncidentWords(incident, as('reporter', 'support'))).toBe(true)
    expect(maySeeIncidentWords(incident, as('owner', 'administrator'))).toBe(true)
    expect(maySeeIncidentWords(incident, as('doer', 'support'))).toBe(false)
    expect(maySeeIncidentWords(incident, as('doer', 'pharmacist'))).toBe(true)
    expect(maySeeIncidentWords(incident, as('x', 'prescriber'))).toBe(false)
  })

  it('work on it: only the clinical lead and its owner', () => {
    expect(mayWorkOnIncident(incident, as('x', 'clinical_lead'))).toBe(true)
    expect(mayWorkOnIncident(incident, as('owner', 'support'))).toBe(true)
    for (const [id, role] of [
      ['reporter', 'prescriber'],
      ['x', 'administrator'],
      ['x', 'auditor'],
      ['doer', 'pharmacist'],
    ] as const)
      expect(mayWorkOnIncident(incident, as(id, role))).toBe(false)
  })
})

it('figures count by month, harm and hazard; near misses did no harm and are not among the harms', () => {
  const one = { month: '2026-03', kind: 'incident', harm: 'low', hazard: 'wrong-pen' } as const
  const found = [one, { ...one, harm: 'severe' }, { ...one, kind: 'near_miss', harm: 'none', hazard: null }] as const
  expect(incidentFigures(found, ['2026-02', '2026-03'])).toEqual({
    months: [
      { month: '2026-02', incidents: 0, nearMisses: 0 },
      { month: '2026-03', incidents: 2, nearMisses: 1 },
    ],
    harms: [
      { harm: 'none', count: 0 },
      { harm: 'low', count: 1 },
      { harm: 'moderate', count: 0 },
      { harm: 'severe', count: 1 },
      { harm: 'death', count: 0 },
    ],
    hazards: [
      { hazard: 'wrong-pen', count: 2 },
      { hazard: null, count: 1 },
    ],
  })
})
