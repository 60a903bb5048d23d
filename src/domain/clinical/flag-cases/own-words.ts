import type { ownWordsFlags } from '#content/cases/flags/own-words.ts'
import { type FlagCases, onTreatment, ticked, tickedOnly, writes } from './sample-cases.ts'

export const ownWordsCases: FlagCases<typeof ownWordsFlags> = {
  'text-contradicts': {
    fires: [
      writes('I had pancreatitis in 2019.'),
      writes('Chronic kidney disease and dialysis.'),
      writes('I was anorexic as a girl.'),
      writes('My gallbladder was removed.'),
      writes('I have Crohn’s.'),
      writes('Heart failure since 2020'),
      writes('My mother had medullary cancer.'),
      writes('Cirrhosis'),
      writes('An eye stroke in 2020'),
      writes('I take metformin.'),
      writes('On warfarin for years'),
      writes('Lithium since 2015'),
      writes('I am still taking Ozempic from elsewhere.'),
      writes('There was an overdose in 2012.'),
      // The “no” at the end of one field says nothing about the next.
      {
        weight: {
          'step-8': ['mental_health'],
          'mental-health-details': 'I sleep well, with no trouble',
          'other-medications-allergies': ['allergies'],
          'allergies-details': 'Pancreatitis after penicillin',
        },
      },
    ],
    rests: [
      {},
      writes('I have never had pancreatitis.'),
      writes('No history of any eating disorder'),
      writes(`I have never had pancreatitis. ${'My back has hurt since the winter, and the tablets help. '.repeat(3)}`),
      { ...writes('I had pancreatitis.'), followUp: ticked('pancreatitis') },
      { ...writes('I had pancreatitis.'), followUp: ticked('not_sure') },
      {
        ...writes('I take metformin.'),
        weight: { ...writes('I take metformin.').weight, 'step-6': 'I have type 1 diabetes' },
      },
      ...tickedOnly,
    ],
  },
  'risk-words': {
    fires: [
      writes('I wanted to kill myself.'),
      writes('I used to cut myself'),
      writes('An OVERDOSE'),
      writes('I took laxatives'),
      writes('I starve all week'),
      writes('Hearing voices'),
      writes('I am an alcoholic'),
      writes('Addicted to painkillers'),
      writes('I get chest pain'),
      writes('I fainted twice'),
      writes('He hits me'),
      {
        weight: { 'other-medications-allergies': ['allergies'], 'allergies-details': 'Nuts. I collapsed.' },
      },
      { followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Laxatives' } },
    ],
    rests: [{}, writes('No suicidal thoughts. I am well.'), writes('Mild anxiety.')],
  },
  stimulant: {
    fires: [
      { history: { isTreatedForAdhd: true } },
      { followUp: { 'follow-up-medicines': ['other'], 'follow-up-medicines-named': 'Elvanse 30 mg' } },
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Started methylphenidate' }),
    ],
    rests: [
      {},
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'Ramipril' }),
      onTreatment({ check_in_changes: ['A medicine'], check_in_medicines: 'not on Ritalin any more' }),
    ],
  },
}
