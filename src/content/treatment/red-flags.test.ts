import { expect, it } from 'vitest'
import { lettersAbout } from '#domain/letters/write-letter.ts'
import { weightFaq } from '#web/shared/faq/weight-faq.ts'
import { beforeYouWrite } from '../enquiries/before-you-write.ts'
import { medicineWords } from '../medicines/registry.ts'
import { redFlagLines, redFlags } from './red-flags.ts'

/** In the account and printed for the box: the approval email has no health details, and leads to it. */
const [summary] = lettersAbout({
  writtenOn: '2026-03-02',
  patient: { name: 'Robin Ferncliff', born: '1985-03-27', address: [], mayTakePill: true },
  reference: 'LW-1',
  medicine: 'mounjaro',
  dose: '5mg',
  signed: { name: 'Dr Tarn', profession: 'GP', registration: 'GMC 1234567' },
  gp: null,
  occasion: 'started',
  prescribedOn: '2026-03-02',
  instructions: 'Once a week.',
  before: null,
  checked: { identityOn: null, measured: null, hasToldOfHealth: true, contact: null },
})

it.each([
  ['the questions people ask', JSON.stringify(weightFaq)],
  ['the contact page', JSON.stringify(beforeYouWrite)],
  ['the page about Mounjaro', JSON.stringify(medicineWords.mounjaro.learnMore(22))],
  ['the page about Wegovy', JSON.stringify(medicineWords.wegovy.learnMore(15))],
  ['the letter after an approval', JSON.stringify(summary?.letter)],
])('D-6 %s prints every sign that cannot wait', (_, words) => {
  for (const line of redFlagLines) expect(words).toContain(line)
})

it('D-6 severe pain, sudden change of sight, dehydration, mood and pregnancy are among them', () => {
  expect(redFlags.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pancreatitis', 'sight', 'dehydration', 'mood', 'pregnancy', 'allergy', 'low-sugar']),
  )
  expect(redFlags.find(({ id }) => id === 'pancreatitis')?.act).toMatch(/take no more/)
})
