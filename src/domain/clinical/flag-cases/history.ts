import type { historyFlags } from '#content/cases/flags/history.ts'
import { noHistory } from '../patient.ts'
import { declined, elsewhere, type FlagCases, kept, noGp } from './sample-cases.ts'

export const historyCases: FlagCases<typeof historyFlags> = {
  'same-document': { fires: [elsewhere({ document: true })], rests: [{}, elsewhere({ phone: true })] },
  'same-phone': { fires: [elsewhere({ phone: true })], rests: [{}, elsewhere({ document: true })] },
  'same-address': { fires: [elsewhere({ address: true })], rests: [{}, elsewhere({ card: true })] },
  'same-card': { fires: [elsewhere({ card: true })], rests: [{}, elsewhere({ address: true })] },
  'declined-before': {
    fires: [{ history: { wasDeclined: true } }, kept(declined)],
    rests: [{}, kept({ ...declined, isCorrected: true }), kept({})],
  },
  'answer-changed': {
    fires: [
      { history: { earlierEnds: [{ stepId: 'step-7', reason: 'medical_condition' }] } },
      { history: { earlierEnds: [{ stepId: 'bariatric-surgery-timing', reason: 'recent-bariatric-surgery' }] } },
    ],
    rests: [{}],
  },
  'same-person': {
    fires: [{ history: { sameElsewhere: { ...noHistory.sameElsewhere, nameAndBirthDate: true } } }],
    rests: [{ history: { sameElsewhere: { ...noHistory.sameElsewhere, phone: true } } }],
  },
  'gp-not-told': {
    fires: [{ evidence: { gp: { tells: false, hasGp: true, reason: 'Private.' } } }],
    rests: [{}, { evidence: { gp: null } }, { evidence: { gp: noGp } }],
  },
  'no-gp': {
    fires: [{ evidence: { gp: noGp } }],
    rests: [{}, { evidence: { gp: null } }, { evidence: { gp: { tells: false, hasGp: true, reason: 'Private.' } } }],
  },
  'marketing-off': { fires: [{ weight: { 'special-offers': undefined } }], rests: [{}] },
  'first-supply': { fires: [{}], rests: [{ history: { supplies: 1 } }] },
  'price-accepted': { fires: [{ history: { isPriceAccepted: true } }], rests: [{}] },
}
