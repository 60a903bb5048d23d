import type { checkInFlags } from '#content/cases/flags/check-in.ts'
import { checkInAnswers } from '../../intake/check-in/quiet-answers.ts'
import { reportedCheckIn } from '../../treatment/reported-check-in.ts'
import {
  confirmed80,
  effects,
  type FlagCases,
  longTreated,
  onTreatment,
  pregnancy,
  returning,
  stock,
  taken,
  takesNamed,
  today,
  tooFast,
  weighedLately,
  wellbeing,
} from './sample-cases.ts'

export const checkInCases: FlagCases<typeof checkInFlags> = {
  'weight-jump-confirmed': {
    fires: [
      onTreatment(confirmed80, weighedLately),
      // The weight of the check-in itself is among those that are known by now.
      onTreatment(confirmed80, {
        weights: [...(weighedLately.weights ?? []), { on: today, kg: 80, isVerified: false }],
      }),
    ],
    rests: [
      onTreatment({ check_in_weight: { weight: '80', unit: 'kg' } }, weighedLately),
      onTreatment({ check_in_weight: { weight: '92.4', unit: 'kg', confirmed: 'yes' } }, weighedLately),
      onTreatment(confirmed80, { weights: [] }),
      onTreatment(confirmed80, {
        ...weighedLately,
        checkIn: { ...reportedCheckIn(checkInAnswers(confirmed80), today), kg: null },
      }),
      onTreatment(confirmed80, { weights: [{ on: today, kg: 95, isVerified: true }] }),
    ],
  },
  'check-in-missing': { fires: [onTreatment({}, { checkIn: null })], rests: [onTreatment()] },
  'check-in-side-effects': {
    fires: [onTreatment(effects({ nausea: 'moderate' })), onTreatment(effects({ skin: 'severe' }))],
    rests: [onTreatment(effects({ nausea: 'mild' }))],
  },
  'check-in-severe-symptom': {
    fires: [onTreatment(effects({ skin: 'severe' })), onTreatment(effects({ vomiting: 'severe', nausea: 'moderate' }))],
    rests: [onTreatment(effects({ nausea: 'moderate' })), onTreatment(), {}],
  },
  'double-dose': {
    fires: [
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-03', '2026-11-09'])),
      onTreatment(
        {},
        { checkIn: { ...reportedCheckIn(checkInAnswers(), today), takenOn: ['2026-11-09', '2026-11-09'] } },
      ),
    ],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-04', '2026-11-09'])), {}],
  },
  'doses-too-close': {
    fires: [onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-04', '2026-11-11']))],
    rests: [
      onTreatment(),
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-05', '2026-11-12'])),
      onTreatment(taken(['2026-10-26', '2026-11-07', '2026-11-09', '2026-11-16'])),
      onTreatment(taken(['2026-10-26', '2026-11-02', '2026-11-03', '2026-11-10'])),
      {},
    ],
  },
  'check-in-missed-doses': {
    fires: [
      onTreatment({ check_in_doses: { taken: ['2026-11-10'], missed: 1 } }),
      onTreatment({ check_in_doses: { taken: [], missed: null } }),
      onTreatment(taken(['2026-10-26', '2026-11-09', '2026-11-16'])),
    ],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-05', '2026-11-12']))],
  },
  'check-in-late-doses': {
    fires: [onTreatment(taken(['2026-10-26', '2026-11-05', '2026-11-12']))],
    rests: [onTreatment(), onTreatment(taken(['2026-10-26', '2026-11-09', '2026-11-16'])), {}],
  },
  'check-in-fluids': {
    fires: [onTreatment(wellbeing({ fluids: 'little' })), onTreatment(wellbeing({ fluids: 'hardly' }))],
    rests: [onTreatment(wellbeing({ mood: 'low' }))],
  },
  'check-in-mood': {
    fires: [onTreatment(wellbeing({ mood: 'low' }))],
    rests: [onTreatment(wellbeing({ fluids: 'little' }))],
  },
  'check-in-new-medicine': {
    fires: [onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Ramipril' })],
    rests: [onTreatment({ check_in_medicines: 'Ramipril' })],
  },
  'check-in-new-condition': {
    fires: [onTreatment({ check_in_changes: ['An illness, a diagnosis or an allergy'], check_in_conditions: 'Gout' })],
    rests: [onTreatment({ check_in_conditions: 'Gout' })],
  },
  'check-in-operation': {
    fires: [onTreatment({ check_in_changes: ['An operation or examination'], check_in_operation: 'letter' })],
    rests: [onTreatment({ check_in_operation: 'letter' })],
  },
  'check-in-contraception': {
    fires: [onTreatment(pregnancy('other'))],
    rests: [onTreatment(pregnancy('trying'))],
  },
  'progress-too-little': {
    fires: [onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93]))],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 89])),
      onTreatment(),
      onTreatment({}, { weights: tooFast }),
    ],
  },
  'progress-not-verified': {
    fires: [
      onTreatment({}, longTreated(['2026-04-15', 95])),
      onTreatment(
        {},
        {
          ...longTreated(),
          weights: [
            { on: '2026-04-15', kg: 95, isVerified: true },
            { on: today, kg: 80, isVerified: false },
          ],
        },
      ),
    ],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93])),
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 80])),
      onTreatment(),
      returning(95),
    ],
  },
  'progress-too-fast': {
    fires: [onTreatment({}, { weights: tooFast })],
    rests: [
      onTreatment({}, longTreated(['2026-04-15', 95], ['2026-11-16', 93])),
      onTreatment(
        {},
        {
          weights: [
            { on: '2026-10-12', kg: 95, isVerified: true },
            { on: today, kg: 92, isVerified: false },
          ],
        },
      ),
    ],
  },
  'check-in-needles': { fires: [onTreatment(stock({ needles: 'short' }))], rests: [onTreatment()] },
  'check-in-quiet': {
    fires: [onTreatment(), onTreatment({ check_in_wish: 'up' })],
    rests: [
      onTreatment({ check_in_wish: 'down' }),
      onTreatment(wellbeing({ mood: 'low' })),
      {},
      // Nothing is new, but a medicine of the first day was compared with nothing.
      { ...onTreatment(), ...takesNamed('Xyzolol') },
      {
        ...onTreatment(),
        healthList: [{ kind: 'condition', written: 'my back', state: 'not coded', name: null, substance: null }],
      },
    ],
  },
}
