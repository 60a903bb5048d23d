import { describe, expect, it } from 'vitest'
import { redFlags, storedSign } from '#content/treatment/red-flags.ts'
import { dayMs } from '../calendar/durations.ts'
import { checkIn as flow } from '../intake/check-in/flow.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { sampleAnswers } from '../intake/check-in/sample-answers.ts'
import { exploreRoutes } from '../intake/engine/explore.ts'
import { changesSince } from './changes-since.ts'
import { dueReminders, latestBegun } from './check-in-clock.ts'
import { nextDoses } from './next-doses.ts'
import { isQuiet as isQuietBy, type ReportedCheckIn, reportedCheckIn } from './reported-check-in.ts'
import { takenDoses } from './taken-doses.ts'

const on = '2031-06-19'
const reported = (said: Parameters<typeof checkInAnswers>[0] = {}) => reportedCheckIn(checkInAnswers(said), on)
const pen = { medicine: 'wegovy', mg: 0.5, from: '2031-06-02', until: '2031-06-30' } as const
const isQuiet = (checkIn: ReportedCheckIn) => isQuietBy(checkIn, takenDoses(pen, checkIn, null))
const effects = (change: object) => ({
  check_in_side_effects: { ...(checkInAnswers().check_in_side_effects as object), ...change },
})

describe('the content of a check-in', () => {
  it('is read as rules need it', () => {
    expect(reported()).toEqual({
      on,
      isFinished: true,
      signs: [],
      hasRedFlag: false,
      wish: 'same',
      worstSymptom: 0,
      missedDoses: 0,
      lastDoseOn: '2031-06-16',
      isAnaestheticPlanned: false,
      kg: 92.4,
      isWeightConfirmed: false,
      waistCm: null,
      bodyFatPercent: null,
      takenOn: ['2031-06-02', '2031-06-09', '2031-06-16'],
      areDosesConfirmed: false,
      sideEffects: [],
      sideEffectsMore: null,
      fluids: 'enough',
      mood: 'usual',
      medicines: null,
      conditions: null,
      operation: null,
      pregnancy: null,
      contraception: null,
      mayLosePill: false,
      unopenedPens: 'none',
      hasTooFewNeedles: false,
    })
    expect(reported({ check_in_weight: { weight: '200', unit: 'lbs', waist: '98,5', bodyFat: '31' } })).toMatchObject({
      kg: 90.7184,
      waistCm: 98.5,
      bodyFatPercent: 31,
    })
  })

  it.each(['yes', 'letter', 'no'])(
    'takes an operation for one with an anaesthetic, whoever knows of it: %s',
    (said) => {
      const found = reported({ check_in_changes: ['An operation or examination'], check_in_operation: said })
      expect(found).toMatchObject({ operation: said, isAnaestheticPlanned: true })
    },
  )

  it('mentions that needles are running out', () => {
    const found = reported({ check_in_stock: { doses: '1', pens: 'more', needles: 'short' } })
    expect(found).toMatchObject({ unopenedPens: 'more', hasTooFewNeedles: true })
  })

  it('after a red-flag symptom has no wish and no doses', () => {
    expect(reported({ check_in_signs: [redFlags[0]?.sign] })).toMatchObject({ wish: 'same', takenOn: [] })
  })

  it.each(redFlags.map((flag) => [flag.id, storedSign(flag)]))('has the red-flag symptom: %s', (id, sign) => {
    const found = reported({ check_in_signs: [sign] })
    expect(found).toMatchObject({ signs: [id], hasRedFlag: true, kg: null, missedDoses: null })
    expect(isQuiet(found)).toBe(false)
  })

  it('counts thoughts of self-harm as a red-flag symptom', () => {
    expect(reported({ check_in_wellbeing: { fluids: 'enough', mood: 'harm' } }).signs).toEqual(['mood'])
  })

  it.each([
    [{}, true],
    [{ check_in_wish: 'up' }, true],
    [{ check_in_wish: 'down' }, false],
    [effects({ nausea: 'mild' }), true],
    [{ ...effects({ nausea: 'severe' }), check_in_side_effects_more: 'x' }, false],
    [{ check_in_doses: { taken: ['2031-06-02'], missed: 1 } }, false],
    [{ check_in_doses: { taken: ['2031-06-02'], missed: null } }, false],
    [{ check_in_doses: { taken: ['2031-06-02', '2031-06-16'], missed: 0 } }, false],
    [{ check_in_doses: { taken: ['2031-06-02', '2031-06-12', '2031-06-19'], missed: 0 } }, true],
    [{ check_in_doses: { taken: ['2031-06-02', '2031-06-09', '2031-06-10', '2031-06-16'], missed: 0 } }, false],
    [{ check_in_doses: { taken: ['2031-06-02', '2031-06-09', '2031-06-11', '2031-06-16'], missed: 0 } }, false],
    [{ check_in_wellbeing: { fluids: 'little', mood: 'usual' } }, false],
    [{ check_in_wellbeing: { fluids: 'enough', mood: 'low' } }, false],
    [{ check_in_changes: ['A medicine'], check_in_medicines: 'x' }, false],
    [{ check_in_changes: ['An illness, a diagnosis or an allergy'], check_in_conditions: 'x' }, false],
    [{ check_in_changes: ['An operation or examination'], check_in_operation: 'yes' }, false],
    [{ check_in_changes: ['Pregnancy plans, breastfeeding or contraception'], check_in_pregnancy: 'other' }, false],
    [{ check_in_stock: { doses: '1', pens: 'one', needles: 'enough' } }, false],
  ])('is without concerns only where no answer asks for a closer look: %j', (said, expected) => {
    expect(isQuiet(reported(said))).toBe(expected)
  })

  it('names side effects that are worse than mild', () => {
    const said = { ...effects({ nausea: 'severe', skin: 'mild' }), check_in_side_effects_more: ' For two days. ' }
    expect(reported(said)).toMatchObject({
      worstSymptom: 3,
      sideEffects: [['Feeling sick', 3]],
      sideEffectsMore: 'For two days.',
    })
  })

  it('is valid for every route, and never raises a dose after a red-flag symptom', () => {
    const cover = {
      from: '2031-06-01',
      until: '2031-06-29',
      medicine: 'wegovy',
      mg: 0.5,
      dispatchedOn: '2031-05-31',
    } as const
    for (const { answers } of exploreRoutes(flow, sampleAnswers)) {
      const checkIn = reportedCheckIn(answers, on)
      const repeat = {
        is: 'repeat',
        medicine: 'wegovy',
        covers: [cover],
        checkIn,
        bmi: 31,
        weights: [],
        injectionDay: null,
        isLocked: false,
        isAnaestheticPlanned: false,
        today: '2031-06-22',
      } as const
      const { allowed, suggestion, reasons } = nextDoses(repeat)
      expect(checkIn.isFinished).toBe(true)
      expect(reasons.length).toBeGreaterThan(0)
      if (checkIn.hasRedFlag || checkIn.wish === 'pause' || checkIn.wish === 'stop')
        expect([allowed, suggestion]).toEqual([[], null])
      else if (checkIn.worstSymptom < 3) expect(allowed).toContain(suggestion)
      if (checkIn.wish !== 'up' || checkIn.worstSymptom > 1) expect(Math.max(0, ...allowed)).toBeLessThanOrEqual(0.5)
    }
  })

  it('opens on day 18, with reminders after three and seven days', () => {
    expect(latestBegun('2031-06-18')).toBe('2031-06-01')
    expect(dueReminders(10 * dayMs)).toEqual([
      { reminders: 2, openedBefore: 3 * dayMs },
      { reminders: 1, openedBefore: 7 * dayMs },
    ])
  })
})

describe('changes since the last check-in', () => {
  const weights = [
    { on: '2031-05-20', kg: 95, isVerified: true },
    { on, kg: 92.4, isVerified: false },
  ]
  const more = { check_in_side_effects_more: 'x' }
  const sick = { ...effects({ nausea: 'severe' }), ...more }

  it('name each side effect that came or went, and none that stayed', () => {
    const before = reported({ ...effects({ nausea: 'severe', vomiting: 'moderate', headache: 'severe' }), ...more })
    const now = reported({ ...effects({ nausea: 'moderate', diarrhoea: 'severe', tiredness: 'severe' }), ...more })
    expect(changesSince(now, before, [])).toEqual([
      'New side effects: Diarrhoea, Tiredness.',
      'Resolved side effects: Being sick, Headache or dizziness.',
    ])
    expect(changesSince(before, null, [])).toEqual([
      'New side effects: Feeling sick, Being sick, Headache or dizziness.',
    ])
  })

  it.each([
    [reported(), null, ['Weighs 92.4 kg, 2.6 kg less than on 20 May 2031.']],
    [reported({ check_in_weight: { weight: '95', unit: 'kg' } }), reported(), ['Weighs 95 kg, as on 20 May 2031.']],
    [
      reported({ ...sick, check_in_weight: { weight: '96', unit: 'kg' }, check_in_wish: 'down' }),
      reported(),
      [
        'Weighs 96 kg, 1 kg more than on 20 May 2031.',
        'New side effects: Feeling sick.',
        'Requests a lower dose; last time the same dose.',
      ],
    ],
    [
      reported({
        check_in_changes: [
          'A medicine',
          'An illness, a diagnosis or an allergy',
          'An operation or examination',
          'Pregnancy plans, breastfeeding or contraception',
        ],
        check_in_medicines: 'x',
        check_in_conditions: 'x',
        check_in_operation: 'no',
        check_in_pregnancy: 'other',
      }),
      reported(sick),
      [
        'Weighs 92.4 kg, 2.6 kg less than on 20 May 2031.',
        'Resolved side effects: Feeling sick.',
        'New, changed or stopped medicine.',
        'New illness, diagnosis or allergy.',
        'An operation or procedure is planned.',
        'New information about pregnancy or contraception.',
      ],
    ],
  ])('are shown beside the previous answers', (now, before, expected) => {
    expect(changesSince(now, before, weights)).toEqual(expected)
    expect(changesSince({ ...now, kg: null }, before, weights)).toEqual(expected.slice(1))
    expect(changesSince(now, before, [])).toEqual(expected.slice(1))
  })
})
