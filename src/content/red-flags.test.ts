import { expect, it } from 'vitest'
import { weightFigures } from '#domain/figures/weight.ts'
import { weightFaq } from '#web/shared/faq/weight-faq.ts'
import { beforeYouWrite } from './before-you-write.ts'
import { medicationWords } from './medications.ts'
import { approved } from './messages/order-decisions.ts'
import { redFlagLines, redFlags } from './red-flags.ts'

const letter = approved({
  name: 'Ann',
  reference: 'LW-0000',
  medication: 'Wegovy',
  dose: '0.25 mg',
  amount: '£115.00',
  orderAgainAddress: 'https://larkwell.example/assessment/buy',
  accountAddress: 'https://larkwell.example/account',
})

it.each([
  ['the questions people ask', JSON.stringify(weightFaq)],
  ['the contact page', JSON.stringify(beforeYouWrite)],
  ['the page about Mounjaro', JSON.stringify(medicationWords(weightFigures.losses).mounjaro)],
  ['the page about Wegovy', JSON.stringify(medicationWords(weightFigures.losses).wegovy)],
  ['the letter of approval', letter.text],
])('D-6 %s prints every sign that cannot wait', (_, words) => {
  for (const line of redFlagLines) expect(words).toContain(line)
})

it('D-6 severe pain, sudden change of sight, dehydration, mood and pregnancy are among them', () => {
  expect(redFlags.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pancreatitis', 'sight', 'dehydration', 'mood', 'pregnancy', 'allergy', 'low-sugar']),
  )
  expect(redFlags.find(({ id }) => id === 'pancreatitis')?.act).toMatch(/take no more/)
})
