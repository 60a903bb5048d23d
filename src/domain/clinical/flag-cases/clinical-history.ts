import type { clinicalHistoryFlags } from '#content/cases/flags/clinical-history.ts'
import { changedAnswer, type FlagCases, kept, keptAll, lifted, redFlag, stopped, ticked } from './sample-cases.ts'

export const clinicalHistoryCases: FlagCases<typeof clinicalHistoryFlags> = {
  'history-stop': {
    fires: [
      kept({}),
      kept({}, { details: { medicine: 'mounjaro' } }),
      kept({ code: 'ended-medical_condition' }),
      kept({ code: 'pregnant', on: '2025-11-17' }),
      kept({ code: 'kidney-end-stage' }),
      kept({ code: 'reported-stop', source: 'prescriber' }),
    ],
    rests: [
      {},
      kept({ isCorrected: true }),
      kept({}, { followUp: ticked('pancreatitis') }),
      kept({ code: 'pregnant', on: '2025-11-16' }),
      kept({ code: 'kidney-end-stage' }, { details: { medicine: 'mounjaro' } }),
      kept({ code: 'ended-bmi_low' }),
      kept({ kind: 'reaction', code: 'reaction-before' }),
    ],
  },
  'history-reaction': {
    fires: [
      kept({ kind: 'reaction', code: 'reaction-before' }),
      kept({ ...redFlag, code: 'allergy', isReviewed: true }),
    ],
    rests: [
      {},
      kept({ kind: 'reaction', code: 'reaction-before', isCorrected: true }),
      kept({ kind: 'reaction', code: 'reaction-before' }, { followUp: { 'follow-up-allergies': ['glp1'] } }),
      kept(redFlag),
      kept({ ...redFlag, kind: 'red flag taken back', code: 'allergy' }),
    ],
  },
  'history-condition': {
    fires: [kept({ code: 'kidney-end-stage' }, { details: { medicine: 'mounjaro' } })],
    rests: [kept({ code: 'kidney-end-stage' }), kept({}, { details: { medicine: 'mounjaro' } })],
  },
  'history-passed': {
    fires: [kept({ code: 'pregnant', on: '2025-11-16' })],
    rests: [kept({ code: 'pregnant', on: '2025-11-17' }), kept({ on: '2020-01-01' })],
  },
  'history-red-flag': {
    fires: [kept(redFlag), kept(lifted), keptAll({ ...redFlag, isReviewed: true }, redFlag)],
    rests: [
      kept({ ...redFlag, isReviewed: true }),
      kept({ ...redFlag, code: 'allergy' }),
      kept(redFlag, { history: { isSupplyLocked: true } }),
      kept(lifted, { history: { isSupplyLocked: true } }),
      kept({ ...lifted, isCorrected: true }),
      kept({ ...redFlag, kind: 'red flag taken back' }),
    ],
  },
  'history-red-flag-reviewed': {
    fires: [
      kept({ ...redFlag, isReviewed: true }),
      kept({ ...redFlag, kind: 'red flag taken back', isReviewed: true }),
      keptAll({ ...redFlag, isReviewed: true }, { ...redFlag, kind: 'red flag taken back', isReviewed: true }),
    ],
    rests: [
      kept(redFlag),
      keptAll({ ...redFlag, isReviewed: true }, redFlag),
      kept({ ...redFlag, kind: 'red flag taken back', isReviewed: true, isCorrected: true }),
      kept({ ...redFlag, isReviewed: true, isCorrected: true }),
      kept({ ...redFlag, kind: 'red flag taken back' }),
    ],
  },
  'history-treatment-stopped': {
    fires: [
      kept(stopped),
      kept(stopped, { details: { medicine: 'mounjaro' } }),
      keptAll({ ...stopped, isReviewed: true }, stopped),
    ],
    rests: [kept({ ...stopped, isReviewed: true }), kept({ ...stopped, isCorrected: true }), kept({}), kept(redFlag)],
  },
  'history-treatment-stopped-reviewed': {
    fires: [kept({ ...stopped, isReviewed: true })],
    rests: [kept(stopped), keptAll({ ...stopped, isReviewed: true }, stopped)],
  },
  'stop-answer-changed': {
    fires: [keptAll({}, changedAnswer)],
    rests: [
      kept({}),
      kept(changedAnswer),
      keptAll({ isCorrected: true }, changedAnswer),
      keptAll({}, { ...changedAnswer, isCorrected: true }),
      keptAll({}, { ...changedAnswer, code: 'men2' }),
    ],
  },
}
