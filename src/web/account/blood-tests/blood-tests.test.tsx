import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import BloodTestsPage from './blood-tests-page.tsx'

const range = { than: null, low: null, high: null, mark: null, unread: null } as const
const report = (takenOn: string, hba1c: number): MyBloodTests['reports'][number] => ({
  id: `5d0a1a2e-0000-4000-8000-0000${takenOn.replaceAll('-', '')}`,
  laboratory: 'Ferncliff Pathology',
  takenOn,
  results: [
    { test: 'hba1c', value: hba1c, ...range, high: 41 },
    { test: 'potassium', value: null, ...range, unread: 'haemolysed' },
  ],
  isTyped: false,
  words: 'HbA1c has come down.',
  reviewedAt: '2026-11-12T10:00:00.000Z',
  reviewedBy: 'Dr Marsh',
})
const none: MyBloodTests = {
  today: '2026-11-19',
  schedule: { isBaseline: false, dueOn: '2026-11-13', state: 'due', panels: ['hba1c', 'kidney'] },
  kits: [],
  mayAskForKit: true,
  address: ['4 Hazel Row', 'Millbrook', 'ML1 1AA'],
  handIns: [],
  files: [],
  uploads: 'seed',
  reports: [],
  waiting: 0,
}

async function show(more: Partial<MyBloodTests>, answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ my_blood_tests: () => says<never>(200, { ...none, ...more }), ...answers })
  const { user } = showPage(BloodTestsPage, pages.accountBloodTests)
  await screen.findByRole('heading', { name: 'Your next test' })
  return { user, asked }
}

it('says when the next test is due, and never that it is required', async () => {
  await show({})
  expect(screen.getByText(/due on 13 November 2026/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/required|mandatory|must/i)
})

it.each(['up to date', 'due', 'overdue'] as const)(
  '%s, with a kit under way it leads to that and to nothing else',
  async (state) => {
    const kit: MyBloodTests['kits'][number] = {
      id: '5d0a1a2e-0000-4000-8000-000000000001',
      code: '421-373-600-7',
      state: 'sent',
      askedAt: '2026-11-12T09:00:00.000Z',
      sentAt: '2026-11-13T09:00:00.000Z',
      carrier: 'Swift Post',
      tracking: 'SP 4410 2231',
      endedAt: null,
      isLate: false,
    }
    await show({
      schedule: { isBaseline: false, dueOn: '2026-11-24', state, panels: ['hba1c'] },
      kits: [kit],
    })
    expect(screen.getByText(/due on 24 November 2026\. You’ll find your kit below\./)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/nothing to do|one of the two ways/)
  },
)

it('shows the words of the prescriber, and each value beside the range of the laboratory', async () => {
  const { user } = await show({ reports: [report('2026-11-02', 43), report('2026-08-02', 46)] })
  const sample = screen.getByRole('article', { name: 'Sample taken 2 November 2026' })
  expect(within(sample).getByText('HbA1c has come down.')).toBeTruthy()
  expect(within(sample).getAllByText('43 mmol/mol')[0]).toBeTruthy()
  expect(within(sample).getAllByText('41 or less')[0]).toBeTruthy()
  expect(within(sample).getByText('Above the laboratory’s range')).toBeTruthy()
  expect(within(sample).getByText(/Not read: the sample was damaged/)).toBeTruthy()
  await user.click(within(sample).getByText('HbA1c'))
  const course = within(sample).getByRole('table', { name: 'HbA1c over time' })
  expect(within(course).getAllByRole('row')).toHaveLength(3)
})

it('says that results are here before they are shown', async () => {
  await show({ waiting: 1 })
  expect(screen.getByText(/once a prescriber has read them, and after 7 days at the latest/)).toBeTruthy()
})

it('asks for a kit once, by the same id if it is pressed again after a failure', async () => {
  let isUp = false
  const { user, asked } = await show({}, { ask_for_blood_kit: () => says<never>(isUp ? 200 : 503, {}, 'Later.') })
  await user.click(screen.getByRole('button', { name: 'Ask for a kit' }))
  expect(await screen.findByText('Later.')).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Ask for a kit' }))
  const ids = asked.flatMap(({ call, body }) => (call === 'ask_for_blood_kit' ? [(body as { id: string }).id] : []))
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

it('hands in what was sent', async () => {
  const file = {
    id: '5d0a1a2e-0000-4000-8000-000000000009',
    gate: 'blood_tests',
    name: 'results.pdf',
    size: 9_000,
    received: 9_000,
    isWhole: true,
    isSeen: false,
    sentAt: '2026-11-19T09:00:00.000Z',
  } as const
  const { user, asked } = await show({ files: [file] }, { hand_in_blood_results: () => says<never>(200, {}) })
  await user.click(screen.getByRole('button', { name: 'Send to our team' }))
  expect(asked.find(({ call }) => call === 'hand_in_blood_results')?.body).toMatchObject({ fileIds: [file.id] })
})
