import type { medicineFlags } from '#content/cases/flags/medicines.ts'
import { type FlagCases, onTreatment, onWegovy, picked, switcher, takes, takesNamed } from './sample-cases.ts'

export const medicineCases: FlagCases<typeof medicineFlags> = {
  mysimba: { fires: [takes('mysimba')], rests: [takes('other')] },
  'reaction-before': {
    fires: [{ followUp: { 'follow-up-allergies': ['glp1'] } }, { followUp: { 'follow-up-allergies': ['excipient'] } }],
    rests: [{}, { followUp: { 'follow-up-allergies': ['other'] } }],
  },
  'another-glp1': {
    fires: [
      { followUp: { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'both' } },
      { followUp: { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'not_sure' } },
      { followUp: { 'follow-up-injections': ['semaglutide'], 'follow-up-injections-plan': 'same' } },
      { followUp: { 'follow-up-injections': ['wegovy', 'semaglutide'], 'follow-up-injections-plan': 'same' } },
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
        followUp: null,
      },
      // On their list, and not what they go on with or said that they will stop.
      { ...onWegovy, ...picked('dulaglutide') },
      { ...switcher, ...picked('exenatide') },
      { ...switcher, ...picked('liraglutide') },
    ],
    rests: [
      {},
      onWegovy,
      { ...onWegovy, ...picked('semaglutide') },
      { ...onWegovy, ...picked('Wegovy 1mg pen') },
      { ...switcher, ...picked('semaglutide') },
      { ...switcher, ...picked('Wegovy') },
      {
        followUp: { 'follow-up-injections': ['liraglutide'], 'follow-up-injections-plan': 'stopped' },
        ...picked('Saxenda'),
      },
      {
        followUp: { 'follow-up-injections': ['another'], 'follow-up-injections-plan': 'stopped' },
        ...picked('dulaglutide'),
      },
      { followUp: { 'follow-up-injections': ['mounjaro'], 'follow-up-injections-plan': 'stopped' } },
      // What they say last about stopping it counts.
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
        followUp: { 'follow-up-injections': ['another'], 'follow-up-injections-plan': 'stopped' },
      },
      {
        weight: {
          'previous-weight-loss-medications': ['Other'],
          'other-medication-details': 'your previously mentioned medication',
          'wegovy-starting-weight': 'Skipped weight entry for it',
          'current-medication-status': 'yes',
        },
      },
    ],
  },
  'allergy-not-named': {
    fires: [{ weight: { 'other-medications-allergies': ['Warfarin', 'allergies'] } }],
    rests: [
      {},
      { weight: { 'other-medications-allergies': ['allergies'], 'allergies-details': 'Penicillin.' } },
      {
        weight: { 'other-medications-allergies': ['Warfarin', 'allergies'] },
        followUp: { 'follow-up-allergies': ['other'] },
      },
    ],
  },
  warfarin: {
    fires: [takes('warfarin'), { weight: { 'other-medications-allergies': ['Warfarin'] } }],
    rests: [{}, takes('levothyroxine')],
  },
  levothyroxine: {
    fires: [takes('levothyroxine'), { weight: { 'other-medications-allergies': ['Levothyroxine'] } }],
    rests: [{}, takes('warfarin')],
  },
  lithium: { fires: [takes('lithium')], rests: [{}, takes('epilepsy')] },
  'epilepsy-medicine': { fires: [takes('epilepsy')], rests: [{}, takes('lithium')] },
  'sglt2-inhibitor': { fires: [takes('sglt2')], rests: [{}, takes('insulin')] },
  'oral-hrt': { fires: [takes('oral_hrt')], rests: [{}, takes('other')] },
  anaesthetic: {
    fires: [{ followUp: { 'follow-up-anaesthetic': 'yes' } }, { followUp: { 'follow-up-anaesthetic': 'not_sure' } }],
    // What this check-in says of it has a flag of its own.
    rests: [{}, onTreatment({ check_in_changes: ['An operation or examination'], check_in_operation: 'letter' })],
  },
  'narrow-index-medicine': {
    fires: [picked('ciclosporin'), picked('digoxin')],
    rests: [picked('ramipril'), takesNamed('Digoxin')],
  },
  'dpp4-inhibitor': { fires: [picked('sitagliptin')], rests: [picked('metformin')] },
  'orlistat-as-well': { fires: [picked('orlistat')], rests: [picked('omeprazole')] },
}
