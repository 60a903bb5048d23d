import type { FormattedLetter } from '#contract/letters/letters.ts'

export const letterId = '00000000-0000-4000-8000-0000000000d1'

export const sampleLetter: FormattedLetter = {
  title: 'Mounjaro (tirzepatide) prescribed',
  writtenOn: '2026-03-02',
  from: ['Larkwell', '14 Larch Row', 'FC1 4LW'],
  to: { name: 'Larkfield Surgery', lines: ['12 Skylark Rise', 'ZZ1 1AA'] },
  about: ['Robin Ferncliff', 'Date of birth: 27 March 1985'],
  greeting: 'Dear colleague,',
  sections: [
    { id: 'ask', heading: 'Action for the practice', lines: ['Please record it.', 'Please call us.'], isList: true },
    {
      id: 'signs',
      heading: 'What cannot wait',
      lines: ['We told the patient to get help for any of these:', 'Severe stomach pain'],
      isList: true,
    },
    { id: 'consent', heading: 'Consent', lines: ['Robin Ferncliff agreed.'], isList: false },
  ],
  signed: ['Dr Tarn', 'GMC 1234567'],
  replaces: null,
}
