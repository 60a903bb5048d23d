import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import MedicinesPage from './medicines.tsx'

const facts = {
  monitored: ['▼ One is under additional monitoring.'],
  questions: [{ id: 'missed', question: 'What if I miss a dose?', answer: JSON.stringify(['Take it within 4 days.']) }],
  articles: [
    {
      id: 'one',
      title: 'About one',
      description: 'What it is.',
      readTime: 4,
      reviewed: '2026-03-02',
      reviewedBy: 'Rowan Pell',
      body: JSON.stringify([{ kind: 'p', children: ['It is a ', { kind: 'strong', children: ['medicine'] }, '.'] }]),
    },
  ],
}

test('R-39 questions and articles about medicines come from the server, to somebody who is signed in', async () => {
  stubApi({ medicine_facts: () => says<never>(200, facts) })
  showPage(MedicinesPage, pages.accountMedicines)
  await screen.findByText('What if I miss a dose?')
  screen.getByText('Take it within 4 days.')
  screen.getByText('▼ One is under additional monitoring.')
  screen.getByRole('heading', { name: 'About one' })
  expect(document.body.textContent).toContain('It is a medicine.')
  expect(document.body.textContent).toContain('Reviewed by Rowan Pell on 2 March 2026')
})

test('R-39 others are asked to sign in, and come back', async () => {
  stubApi({ medicine_facts: () => says<never>(401, null as never) })
  showPage(MedicinesPage, pages.accountMedicines)
  expect((await screen.findByTestId('address')).textContent).toContain(pages.login)
})
