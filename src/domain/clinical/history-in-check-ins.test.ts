import { describe, expect, it } from 'vitest'
import type { Evidence } from '../cases/evidence.ts'
import { checkIn as checkInFlow } from '../intake/check-in/flow.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { encodeChosen } from '../intake/engine/checklist.ts'
import type { Answers, QuestionStep } from '../intake/engine/step.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { diabetes } from '../intake/weight-management/step-6-diabetes.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import { reportedCheckIn } from '../treatment/reported-check-in.ts'
import { assess } from './assess.ts'
import type { HistoryEntry } from './clinical-history.ts'
import { offeredDoses } from './offered-doses.ts'
import { type AssessInput, noHistory, patientOf } from './patient.ts'
import { followUpAnswers, type SaidFollowUp, type SaidWeight, weightAnswers } from './sample-answers.ts'

const today = '2026-11-16'
const evidence: Evidence = {
  identity: { is: 'verified', on: '2026-09-12', isNameMatching: true, bornOn: '1985-05-17', sex: 'Female' },
  measurements: [{ weightKg: 95, heightCm: 170, on: '2026-11-10', how: 'video', by: 'staff-1' }],
  previousSupply: null,
  gp: { tells: true, practice: 'Lark Lane Surgery' },
  contact: { how: 'thread', on: '2026-09-12' },
  spoken: [],
  diabetesPlan: null,
  clarifications: [],
}
const well: SaidFollowUp = { 'follow-up-pregnancy': 'menopause' }

const first = (medicine: MedicineKey, followUp: SaidFollowUp = {}, weight: SaidWeight = {}): AssessInput => ({
  answers: weightAnswers({ 'step-3': 'Female', ...weight }),
  followUp: followUpAnswers({ ...well, ...followUp }),
  details: { medicine, bornOn: '1985-05-17', sex: 'Female' },
  evidence,
  history: noHistory,
  today,
})

/** The same patient, healthy on the first day, who reports it in the check-in before the next pen. */
function later(medicine: MedicineKey, said: Answers = {}, before: readonly Answers[] = []): AssessInput {
  const answers = checkInAnswers({
    check_in_wish: 'up',
    check_in_doses: { taken: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-15'], missed: 0 },
    ...said,
  })
  const cover = { from: '2026-10-24', until: '2026-11-21', medicine, mg: medicine === 'wegovy' ? 0.5 : 5 } as const
  return {
    ...first(medicine),
    history: { ...noHistory, supplies: 1, coverFrom: cover.from, dispatchedOn: '2026-10-22', startedOn: '2026-10-24' },
    repeat: {
      covers: [{ ...cover, dispatchedOn: '2026-10-22' }],
      checkIn: reportedCheckIn(answers, today),
      weights: [{ on: '2026-11-10', kg: 95, isVerified: true }],
      injectionDay: null,
    },
    checkIns: [...before, answers],
  }
}

const raised = (input: AssessInput) => assess(input).flags.map(({ id, severity }) => `${severity}: ${id}`)

/** The flags it raises beyond those of a healthy patient, without those that only check-ins have. */
const raisedBy = (input: AssessInput, well: AssessInput) =>
  raised(input)
    .filter((flag) => !raised(well).includes(flag) && !flag.includes('check-in-'))
    .toSorted()

const changes = {
  medicine: ['A medicine'],
  condition: ['An illness, a diagnosis or an allergy'],
  pregnancy: ['Pregnancy plans, breastfeeding or contraception'],
} as const

type Step = keyof typeof medicinesAndConditions.steps
const optionsOf = (step: Step): string[] => {
  const found = medicinesAndConditions.steps[step]
  return 'options' in found ? found.options.map(({ value }) => value).filter((value) => value !== 'none') : []
}

const encoded = (id: string, said: unknown) => {
  const step = checkInFlow.steps[id as keyof typeof checkInFlow.steps] as QuestionStep
  return { [step.answerKey]: step.kind === 'checklist' ? encodeChosen(step, said as string[]) : said }
}

interface Same {
  readonly name: string
  readonly first: SaidFollowUp
  readonly weight?: SaidWeight
  readonly later: Answers
}

/** A condition from the list, with each answer to its follow-on questions. */
const stages: readonly (readonly [condition: string, form: Step, checkIn: string])[] = [
  ['kidney', 'follow-up-kidney', 'check-in-kidney'],
  ['liver', 'follow-up-liver', 'check-in-liver'],
  ['heart_failure', 'follow-up-heart-failure', 'check-in-heart-failure'],
  ['eyes', 'follow-up-eyes', 'check-in-eyes'],
  ['cancer', 'follow-up-cancer', 'check-in-cancer'],
  ['surgery', 'follow-up-surgery', 'check-in-surgery'],
]
const staged = new Set([...stages.map(([condition]) => condition), 'thyroid_cancer'])

const condition = (ticked: string): Answers => ({
  check_in_changes: changes.condition,
  ...encoded('check-in-new-conditions', [ticked]),
  check_in_conditions: 'As I say.',
})

const all: readonly Same[] = [
  ...optionsOf('follow-up-conditions')
    .filter((value) => !staged.has(value))
    .map((value) => ({
      name: `condition ${value}`,
      first: { 'follow-up-conditions': [value] },
      later: condition(value),
    })),
  ...stages.flatMap(([ticked, form, step]) =>
    optionsOf(form).flatMap((value) =>
      ['yes', 'no'].map((check) => ({
        name: `${ticked}: ${value}, eyes checked ${check}`,
        first: { 'follow-up-conditions': [ticked], [form]: value, 'follow-up-eye-check': check },
        later: { ...condition(ticked), ...encoded(step, value), check_in_new_eye_check: check },
      })),
    ),
  ),
  ...optionsOf('follow-up-thyroid-cancer').map((value) => ({
    name: `thyroid cancer: ${value}`,
    first: { 'follow-up-conditions': ['thyroid_cancer'], 'follow-up-thyroid-cancer': [value] },
    later: { ...condition('thyroid_cancer'), ...encoded('check-in-thyroid-cancer', [value]) },
  })),
  ...optionsOf('follow-up-eating-disorder')
    .filter((value) => value !== 'no')
    .map((value) => ({
      name: `eating disorder: ${value}`,
      first: { 'follow-up-eating-disorder': value },
      later: { ...condition('eating_disorder'), check_in_new_eating_disorder: value },
    })),
  ...diabetes.options
    .map(({ value }) => value)
    .filter((value) => value !== 'I do not have diabetes')
    .map((value) => ({
      name: `diabetes: ${value}`,
      first: { 'follow-up-diabetes': value.includes('type 2') ? 'yes' : 'no', 'follow-up-eye-check': 'no' },
      weight: { 'step-6': value },
      later: { ...condition('diabetes'), check_in_new_diabetes: value, check_in_new_eye_check: 'no' },
    })),
  ...optionsOf('follow-up-medicines').flatMap((value) =>
    ['yes', 'no'].map((team) => ({
      name: `medicine ${value}, team told ${team}`,
      first: {
        'follow-up-medicines': [value],
        'follow-up-medicines-named': 'As I say.',
        'follow-up-diabetes-team': team,
      },
      later: {
        check_in_changes: changes.medicine,
        ...encoded('check-in-new-medicines', [value]),
        check_in_medicines: 'As I say.',
        check_in_new_diabetes_team: team,
      },
    })),
  ),
  ...optionsOf('follow-up-injections').flatMap((value) =>
    // Any other injection besides our pen is a stop, even if it will be stopped: see below.
    ['both', 'not_sure'].map((plan) => ({
      name: `injection ${value}, ${plan}`,
      first: { 'follow-up-injections': [value], 'follow-up-injections-plan': plan },
      later: {
        check_in_changes: changes.medicine,
        ...encoded('check-in-new-medicines', ['injection']),
        ...encoded('check-in-injections', [value]),
        check_in_new_injections_plan: plan,
        check_in_medicines: 'As I say.',
      },
    })),
  ),
  ...optionsOf('follow-up-allergies').map((value) => ({
    name: `allergy ${value}`,
    first: { 'follow-up-allergies': [value], 'follow-up-allergies-named': 'As I say.' },
    later: {
      check_in_changes: changes.condition,
      ...encoded('check-in-new-conditions', ['allergy']),
      ...encoded('check-in-allergies', [value]),
      check_in_new_allergies_named: 'As I say.',
    },
  })),
  ...optionsOf('follow-up-pregnancy')
    .filter((value) => value !== 'pregnant')
    .flatMap((value) =>
      [...optionsOf('follow-up-contraception'), 'none'].map((method) => ({
        name: `pregnancy ${value}, contraception ${method}`,
        first: { 'follow-up-pregnancy': value, 'follow-up-contraception': [method] },
        later: {
          check_in_changes: changes.pregnancy,
          check_in_new_pregnancy: value,
          ...encoded('check-in-contraception', [method]),
        },
      })),
    ),
]

/** Whether a patient comes from another medicine is asked on the first day only: it affects their first dose. */
const ofFirstDay = /first-supply|supply-not-proven|switching-medicine/

describe('C-2 another injection besides our pen', () => {
  const besides = (value: string, plan: string): Answers => ({
    check_in_changes: changes.medicine,
    ...encoded('check-in-new-medicines', ['injection']),
    ...encoded('check-in-injections', [value]),
    check_in_new_injections_plan: plan,
    check_in_medicines: 'As I say.',
  })

  it.each(
    (['wegovy', 'mounjaro'] as const).flatMap((medicine) =>
      optionsOf('follow-up-injections').flatMap((value) =>
        optionsOf('follow-up-injections-plan').map((plan) => [medicine, value, plan] as const),
      ),
    ),
  )('C-2 on %s: %s, %s: a stop, and no dose is offered', (medicine, value, plan) => {
    const input = later(medicine, besides(value, plan))
    expect(raised(input)).toContain('stop: another-glp1')
    const offer = offeredDoses(patientOf(input))
    expect([...offer.allowed, ...offer.withSecondSignature]).toEqual([])
  })

  it('C-2 reported for an earlier pen and stopped since, it is in the clinical history and raises no flag here', () => {
    const input = later('mounjaro', {}, [checkInAnswers(besides('semaglutide', 'stopped'))])
    expect(raised(input)).not.toContain('stop: another-glp1')
  })
})

describe('C-2 news in a check-in', () => {
  for (const medicine of ['wegovy', 'mounjaro'] as const) {
    it.each(all)(
      `raises on ${medicine} what it raises on the first day: $name`,
      ({ first: said, weight, later: now }) => {
        const onFirst = raisedBy(first(medicine, said, weight), first(medicine)).filter(
          (flag) => !ofFirstDay.test(flag),
        )
        expect(raisedBy(later(medicine, now), later(medicine))).toEqual(onFirst)
      },
    )
  }

  it('raises the flag of the finding that named it', () => {
    expect(raised(later('wegovy', condition('pancreatitis')))).toContain('stop: pancreatitis')
    const insulin = {
      check_in_changes: changes.medicine,
      check_in_new_medicines: ['Insulin'],
      check_in_medicines: 'Ten units.',
      check_in_new_diabetes_team: 'no',
    }
    expect(raised(later('mounjaro', insulin))).toContain('senior: insulin-or-sulfonylurea')
  })

  it('stays in the history: a stop reported in an earlier check-in is a stop for every pen and for a new start', () => {
    const before = checkInAnswers(condition('pancreatitis'))
    expect(raised(later('wegovy', {}, [before]))).toContain('stop: pancreatitis')
    expect(raised({ ...first('mounjaro'), checkIns: [before] })).toContain('stop: pancreatitis')
  })

  it('C-4: such a stop leaves no dose of either medicine, unless a prescriber has corrected it and it is not told again', () => {
    const told = checkInAnswers(condition('pancreatitis'))
    const entry = (id: string, isCorrected: boolean): HistoryEntry => ({
      ...{ id, kind: 'stop', code: 'pancreatitis', words: 'History of pancreatitis.', said: '', source: 'check-in' },
      ...{ on: '2026-10-20', orderId: null, isCorrected, isReviewed: false },
    })
    const offered = (medicine: MedicineKey, clinicalHistory: readonly HistoryEntry[], before: readonly Answers[]) => {
      const { allowed, withSecondSignature } = offeredDoses(
        patientOf({ ...later(medicine, {}, before), clinicalHistory }),
      )
      return [...allowed, ...withSecondSignature].length > 0
    }
    for (const medicine of ['wegovy', 'mounjaro'] as const) {
      expect(offered(medicine, [], [told])).toBe(false)
      expect(offered(medicine, [entry('1', false)], [])).toBe(false)
      expect(offered(medicine, [entry('1', true)], [told])).toBe(true)
      expect(offered(medicine, [entry('1', true), entry('2', false)], [told, told])).toBe(false)
    }
  })

  it('C-4: a corrected answer of this check-in holds nothing back', () => {
    const input = later('wegovy', { ...condition('pancreatitis') })
    const corrected: HistoryEntry = {
      ...{ id: '1', kind: 'stop', code: 'pancreatitis', words: 'History of pancreatitis.', said: '' },
      ...{ source: 'check-in', on: today, orderId: null, isCorrected: true, isReviewed: false },
    }
    expect(offeredDoses(patientOf({ ...input, clinicalHistory: [corrected] })).allowed).not.toEqual([])
    expect(offeredDoses(patientOf(input)).allowed).toEqual([])
  })

  it('is read from earlier free text, and flagged where it contradicts what was ticked', () => {
    const then = checkInAnswers({ check_in_changes: changes.condition, check_in_conditions: 'Pancreatitis in May.' })
    expect(raised(later('wegovy', then))).toEqual(
      expect.arrayContaining(['look: check-in-new-condition', 'look: text-contradicts']),
    )
  })

  it.each([
    ['wegovy', 0.5],
    ['mounjaro', 5],
  ] as const)(
    'brings no rise on %s while a second signature for it is new, and nothing with a stop',
    (medicine, mg) => {
      const offer = (said: Answers, before: readonly Answers[] = []) =>
        offeredDoses(patientOf(later(medicine, said, before)))
      const quiet = offer({})
      expect(Math.max(...quiet.allowed)).toBeGreaterThan(mg)
      for (const { later: said } of all) {
        const flags = raisedBy(later(medicine, said), later(medicine))
        const { allowed, withSecondSignature, suggestion, reasons } = offer(said)
        const most = Math.max(0, ...allowed, ...withSecondSignature, suggestion ?? 0)
        expect(reasons.length).toBeGreaterThan(0)
        if (flags.some((flag) => flag.startsWith('stop'))) expect(most).toBe(0)
        else if (flags.some((flag) => flag.startsWith('senior'))) expect(most).toBe(mg)
        else expect(suggestion).toBe(quiet.suggestion)
      }
      // What was known with the last pen does not block a higher dose by itself.
      const known = checkInAnswers(condition('stomach'))
      expect(offer({}, [known]).suggestion).toBe(quiet.suggestion)
    },
  )
})

describe('C-7 contraception', () => {
  const now = (label: string) => ({
    check_in_changes: changes.pregnancy,
    check_in_new_pregnancy: 'possible',
    check_in_new_contraception: [label],
  })
  const onCoil = (medicine: MedicineKey, ...said: readonly Answers[]): AssessInput => ({
    ...later(
      medicine,
      said.at(-1),
      said.slice(0, -1).map((one) => checkInAnswers(one)),
    ),
    followUp: followUpAnswers({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['coil'] }),
  })

  it('changed from a coil to the pill requires the barrier method on Mounjaro and not on Wegovy', () => {
    expect(raised(onCoil('mounjaro', {}))).not.toContain('look: pill-with-mounjaro')
    expect(raised(onCoil('mounjaro', now('The pill')))).toContain('look: pill-with-mounjaro')
    expect(raised(onCoil('wegovy', now('The pill')))).not.toContain('look: pill-with-mounjaro')
  })

  it('is what was reported last, for every pen until it is reported again', () => {
    expect(raised(onCoil('mounjaro', now('The pill'), {}))).toContain('look: pill-with-mounjaro')
    expect(raised(onCoil('mounjaro', now('The pill'), now('An implant')))).not.toContain('look: pill-with-mounjaro')
    expect(raised(onCoil('mounjaro', now('None')))).toContain('stop: no-contraception')
    expect(raised(onCoil('mounjaro', now('None'), now('A coil')))).not.toContain('stop: no-contraception')
  })
})

describe('C-20 an anaesthetic that was planned once', () => {
  const planned = (answer: string, ...said: readonly Answers[]): AssessInput => ({
    ...later(
      'wegovy',
      said.at(-1),
      said.slice(0, -1).map((one) => checkInAnswers(one)),
    ),
    followUp: followUpAnswers({ ...well, 'follow-up-anaesthetic': answer }),
  })
  const operation = { check_in_changes: ['An operation or examination'], check_in_operation: 'letter' }

  it.each(['yes', 'not_sure'])(
    'is asked again at each check-in, and does not block a higher dose for ever: %s',
    (answer) => {
      const suggestion = (...said: readonly Answers[]) => offeredDoses(patientOf(planned(answer, ...said))).suggestion
      expect(suggestion(operation)).toBe(0.5)
      expect(suggestion({})).toBe(1)
      expect(suggestion(operation, {})).toBe(1)
      expect(raised(planned(answer, operation))).toContain('look: check-in-operation')
      expect(raised(planned(answer, {}))).not.toContain('look: anaesthetic')
    },
  )
})
