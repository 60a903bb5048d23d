import type { supplyFlags } from '#content/cases/flags/supply.ts'
import {
  cover,
  type FlagCases,
  had,
  label,
  onTreatment,
  onWegovy,
  returning,
  signReport,
  switcher,
  taken,
  topicReport,
  twoPens,
} from './sample-cases.ts'

export const supplyCases: FlagCases<typeof supplyFlags> = {
  'sign-taken-back': {
    fires: [
      { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'taken_back' }] } },
      { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'unconfirmed' }] } },
    ],
    rests: [{}, { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'confirmed' }] } }],
  },
  'incident-reported': {
    fires: [{ history: { reports: [{ on: '2026-01-01', report: topicReport, state: 'told' }] } }],
    rests: [{}, { history: { reports: [{ on: '2026-01-01', report: signReport, state: 'taken_back' }] } }],
  },
  'supply-locked': { fires: [{ history: { isSupplyLocked: true } }], rests: [{}] },
  'supply-too-early': {
    fires: [
      { history: { coverFrom: '2026-10-28' } },
      { history: { coverFrom: '2026-10-27', dispatchedOn: '2026-10-27' } },
      { history: { dispatchedOn: '2026-11-15' } },
    ],
    rests: [{}, { history: { coverFrom: '2026-10-27', dispatchedOn: '2026-10-26' } }],
  },
  'unopened-pen': {
    fires: ['one', 'more'].map((left) => ({
      ...onWegovy,
      followUp: { ...onWegovy.followUp, 'follow-up-pens-left': left },
    })),
    rests: [{}, onWegovy],
  },
  'already-on-treatment': {
    fires: [{ history: { hasLiveTreatment: true } }],
    rests: [{}, onTreatment(), { ...onTreatment(), history: { hasLiveTreatment: true } }],
  },
  'switching-medicine': {
    fires: [
      switcher,
      { ...onTreatment(), details: { medicine: 'mounjaro' } },
      { history: { covers: twoPens }, details: { medicine: 'mounjaro' } },
    ],
    rests: [
      {},
      onWegovy,
      onTreatment(),
      { history: { covers: twoPens } },
      { history: { covers: [cover('2026-08-01', '2026-09-20')] }, details: { medicine: 'mounjaro' } },
    ],
  },
  'returning-after-break': {
    fires: [
      returning(95),
      onTreatment(taken(['2026-09-20'], 2)),
      { ...onTreatment({}, { covers: [cover('2026-08-23', '2026-09-20')] }) },
    ],
    rests: [{}, onTreatment(), onTreatment({}, { covers: [cover('2026-08-24', '2026-09-21')] })],
  },
  'dose-without-proof': {
    fires: [{ ...onWegovy, proposedMg: 1 }],
    rests: [
      onWegovy,
      { ...onWegovy, proposedMg: 0.25 },
      { ...onWegovy, proposedMg: 1, evidence: { previousSupply: label } },
      { proposedMg: 1 },
      { ...onWegovy, details: { medicine: 'mounjaro' }, proposedMg: 5 },
      { history: { covers: twoPens }, proposedMg: 0.5 },
    ],
  },
  'restart-above-lowest': {
    fires: [
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'many' },
        evidence: { previousSupply: label },
        proposedMg: 0.5,
      },
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'not_sure' },
        evidence: { previousSupply: { ...label, lastInjectionOn: null } },
        proposedMg: 1,
      },
      { history: { covers: twoPens }, proposedMg: 0.5 },
      // The next pen, by what they say and by the days they report.
      { ...onTreatment(taken(['2026-10-26'], 3)), proposedMg: 0.5 },
      { ...onTreatment(taken(['2026-10-25'], 1)), proposedMg: 0.5 },
    ],
    rests: [
      { history: { covers: twoPens }, proposedMg: 0.25 },
      { ...onTreatment(taken(['2026-10-26'], 3)), proposedMg: 0.25 },
      { ...onTreatment(taken(['2026-10-26', '2026-11-09'], 1)), proposedMg: 0.5 },
      { ...onTreatment(taken(['2026-10-26'], 3)), details: { medicine: 'mounjaro' }, proposedMg: 5 },
      {
        ...onWegovy,
        followUp: { ...onWegovy.followUp, 'follow-up-missed-doses': 'many' },
        evidence: { previousSupply: label },
        proposedMg: 0.25,
      },
      { ...onWegovy, evidence: { previousSupply: label }, proposedMg: 1 },
      // After another medicine it is a conversion, whatever was missed of it.
      { ...switcher, followUp: { ...switcher.followUp, 'follow-up-missed-doses': 'many' }, proposedMg: 5 },
    ],
  },
  'conversion-above-lowest': {
    fires: [
      {
        followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
        details: { medicine: 'mounjaro' },
        proposedMg: 5,
      },
    ],
    rests: [
      {
        followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' },
        details: { medicine: 'mounjaro' },
        proposedMg: 2.5,
      },
      { details: { medicine: 'mounjaro' }, proposedMg: 5 },
    ],
  },
  'above-our-highest': {
    fires: [
      {
        ...onWegovy,
        weight: {
          ...onWegovy.weight,
          'wegovy-prescribed-dose': 'other',
          'wegovy-prescribed-dose-other-input': '7.2 mg weekly',
        },
      },
      { ...onWegovy, evidence: { previousSupply: { ...label, strengthMg: 7.2 } } },
    ],
    rests: [
      {},
      onWegovy,
      { ...onWegovy, evidence: { previousSupply: { ...label, strengthMg: 2.4 } } },
      // 15 mg of the other medicine is no dose of this one.
      { evidence: { previousSupply: { ...label, medicine: 'mounjaro', strengthMg: 15 } } },
    ],
  },
  'dose-does-not-exist': {
    fires: [
      had('Mounjaro', '1mg'),
      had('Mounjaro', 'other', '1.7 mg a week'),
      had('Saxenda', '0.25mg'),
      had('Wegovy', 'other', '5mg once a week'),
      { ...had('Mounjaro', '0.5mg'), details: { medicine: 'mounjaro' } },
    ],
    rests: [
      {},
      onWegovy,
      had('Mounjaro', '7.5mg'),
      had('Wegovy', 'other', '7.2 mg'),
      had('Wegovy', 'other', 'I forget'),
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'Orlistat',
          'wegovy-prescribed-dose': 'other',
          'wegovy-prescribed-dose-other-input': '120mg',
        },
      },
      { ...had('Mounjaro', '1mg'), evidence: { previousSupply: label } },
      { ...onTreatment(), ...had('Mounjaro', '1mg') },
    ],
  },
  'dose-not-offered': {
    fires: [{ proposedMg: 0.5 }, { proposedMg: 3 }, { ...onWegovy, proposedMg: 2.4 }],
    rests: [{}, { proposedMg: 0.25 }, { ...onWegovy, proposedMg: 1 }],
  },
}
