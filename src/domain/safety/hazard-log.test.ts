import { expect, it } from 'vitest'
import type { Control } from './control.ts'
import { controls } from './controls.ts'
import {
  controlsInUse,
  type HazardEntry,
  hazardLog,
  hazardsOf,
  initialRisk,
  problemsOf,
  residualRisk,
} from './hazard-log.ts'
import { hazardIds } from './hazards.ts'

const [entry] = hazardLog as readonly [HazardEntry]
const accepted = hazardLog.find(({ state }) => state === 'accepted') as HazardEntry

/** What is said about one hazard that has this wrong. */
const problemsWith = (wrong: Partial<HazardEntry>, of: HazardEntry = entry) =>
  problemsOf(hazardLog.map((one) => (one.id === of.id ? { ...of, ...wrong } : one))).filter((problem) =>
    problem.startsWith(of.id),
  )

it('has every hazard once, and nothing wrong with it', () => {
  expect(hazardLog.map(({ id }) => id)).toEqual(hazardIds)
  expect(new Set(hazardIds).size).toBe(hazardIds.length)
  expect(problemsOf(hazardLog)).toEqual([])
})

it.each<[string, Partial<HazardEntry>, string]>([
  ['no control', { controls: [] }, 'has no control'],
  ['a control twice', { controls: ['one-rung', 'one-rung'] }, 'names a control twice'],
  ['no owner', { owner: ' ' as never }, 'has no owner'],
  ['an unknown control', { controls: ['one-rung', 'none' as never] }, 'names a control that does not exist: none'],
  [
    'more risk than before',
    { likelihood: { initial: 'very low', residual: 'high' } },
    'is worse with its controls than without',
  ],
  [
    'an unacceptable rest',
    { severity: 'catastrophic', likelihood: { initial: 'very high', residual: 'low' } },
    'has a residual risk of 4, which nobody may accept',
  ],
  [
    'a rest that nobody accepted',
    { severity: 'major', likelihood: { initial: 'high', residual: 'low' } },
    'has a residual risk of 3 that nobody has accepted',
  ],
  [
    'a rest that is too high for its state',
    { severity: 'major', likelihood: { initial: 'high', residual: 'low' } },
    'is in the state “controlled”, and its residual risk is not',
  ],
  [
    'an acceptance in another state',
    { acceptance: { by: 'clinical lead', because: 'So.', on: '2026-11-19' } },
    'has an acceptance and is not in the state “accepted”',
  ],
])('tells of a hazard with %s', (_, wrong, problem) => {
  expect(problemsWith(wrong)).toContain(`${entry.id} ${problem}`)
})

it('tells of an acceptance without reason, without date, or without need', () => {
  const given = { by: 'clinical lead', because: 'So.', on: '2026-11-19' } as const
  expect(problemsWith({ acceptance: { ...given, because: ' ' } }, accepted)).toEqual([
    `${accepted.id} is accepted without a reason`,
  ])
  expect(problemsWith({ acceptance: { ...given, on: 'today' } }, accepted)).toEqual([
    `${accepted.id} is accepted without a date`,
  ])
  expect(problemsWith({ severity: 'minor' }, accepted)).toEqual([
    `${accepted.id} is in the state “accepted”, and its residual risk needs no acceptance`,
  ])
})

it('tells of a control that no hazard names, unless it is a flag or there for all', () => {
  const unused: Control = { is: 'procedure', by: 'clinical lead', when: 'always', does: 'Nothing.' }
  const known = { ...controls, unused, 'flag unused': unused, general: { ...unused, isForAll: true as const } }
  expect(problemsOf(hazardLog, known)).toEqual(['No hazard names the control unused.'])
})

it('finds the hazards of a control, and each control once', () => {
  expect(hazardsOf('nothing-underweight').map(({ id }) => id)).toContain('underweight-treated')
  expect(new Set(controlsInUse()).size).toBe(controlsInUse().length)
})

it('a residual severity counts where the harm becomes milder', () => {
  const milder = { ...entry, severity: 'major', residualSeverity: 'minor' } as const
  expect([initialRisk(milder).severity, residualRisk(milder).severity]).toEqual(['major', 'minor'])
})
