import type { ageAndIdentityFlags } from '#content/cases/flags/age-and-identity.ts'
import { bornOn, type FlagCases, identity, woman } from './sample-cases.ts'

export const ageAndIdentityCases: FlagCases<typeof ageAndIdentityFlags> = {
  'under-age': { fires: [{ details: { bornOn: '2008-11-17' } }], rests: [{ details: { bornOn: '2008-11-16' } }] },
  'over-age': {
    fires: [
      { details: { bornOn: '1951-11-16' } },
      { details: { bornOn: '1951-01-01' }, history: { startedOn: '2026-06-01' } },
    ],
    rests: [
      { details: { bornOn: '1951-11-17' } },
      { details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-06-01' } },
    ],
  },
  'turned-over-age': {
    fires: [{ details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-11-15' } }],
    rests: [
      { details: { bornOn: '1951-11-16' } },
      { details: { bornOn: '1951-11-16' }, history: { startedOn: '2026-11-16' } },
      { details: { bornOn: '1951-11-17' }, history: { startedOn: '2026-06-01' } },
    ],
  },
  'identity-not-verified': {
    fires: [
      { evidence: { identity: null } },
      { evidence: { identity: { is: 'failed' } } },
      identity({ isNameMatching: false }),
      identity({ bornOn: '1985-05-18' }),
    ],
    rests: [{}],
  },
  'birth-date-differs': {
    fires: [
      identity({ bornOn: '1985-05-18' }),
      { details: { bornOn: '1940-01-01' } },
      { details: { bornOn: '2010-01-01' } },
      bornOn('1951-11-16'),
      bornOn('2008-11-17'),
      bornOn('1951-11-17', '75 above'),
      bornOn('2008-11-16', 'under 18'),
    ],
    rests: [
      {},
      identity({ bornOn: null }),
      { evidence: { identity: { is: 'failed' } } },
      bornOn('1951-11-17'),
      bornOn('1951-11-16', '75 above'),
      bornOn('2008-11-16'),
      bornOn('2008-11-17', 'under 18'),
      { weight: { 'step-1': undefined } },
    ],
  },
  'sex-differs': {
    fires: [
      { details: { sex: 'Female' } },
      identity({ sex: 'Female' }),
      { followUp: { 'follow-up-pregnancy': 'menopause' } },
      { ...woman, followUp: { 'follow-up-sex': 'Male' } },
    ],
    rests: [
      {},
      woman,
      { details: { sex: null } },
      identity({ sex: null }),
      { evidence: { identity: { is: 'failed' } } },
      { followUp: null },
      { weight: { 'step-3': undefined } },
    ],
  },
}
