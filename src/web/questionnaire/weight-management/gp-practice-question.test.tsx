import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

const saved = () => ({
  code: 200 as const,
  data: { uniqueId: '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f', revision: 1 },
  message: '',
})
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'GP practice name or address' })
/** Its script comes apart. */
async function showQuestion() {
  const shown = await showStep('inform-gp')
  await screen.findByRole('combobox')
  return shown
}
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })
const address = () => screen.getByTestId('address').textContent
const practice = (name: string) => ({ odsCode: 'ZZ0001', name, address: '12 Skylark Rise', postcode: 'ZZ1 1AA' })
const kept = () => JSON.parse(localStorage.getItem('questionnaire_data') ?? '{}').gp_practice

const outOfReach = () => Promise.reject(new TypeError('Failed to fetch'))
const anError = () => ({ code: 503 as const, data: null, message: '' })

/** Answers the search with something that is no envelope, and all else as before. */
function answerWithNonsense() {
  const others = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('search_gp_practices')
      ? Promise.resolve(new Response('<html>', { status: 502 }))
      : others(address, init),
  )
}

test.each([
  ['is out of reach', outOfReach],
  ['answers with an error', anError],
  ['answers with nonsense', null],
])('Q-24 because the search %s, typing the practice still works', async (_, fail) => {
  const asked = stubApi({ save_answer: saved, search_gp_practices: (fail ?? anError) as never })
  if (fail === null) answerWithNonsense()
  const { user } = await showQuestion()
  type('Heron Surgery, Wending')
  const note = () => document.getElementById('inform-gp-note')?.textContent
  await waitFor(() => expect(note()).toContain('We cannot search for practices right now.'))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe('/assessment/questionnaire/special-offers'))
  expect(kept()).toEqual({ name: 'Heron Surgery, Wending', odsCode: null })
  await waitFor(() => expect(asked.some(({ call }) => call === 'save_answer')).toBe(true))
})

test('Q-24 a late reply to older words is dropped', async () => {
  const late = Promise.withResolvers<Envelope<{ practices: ReturnType<typeof practice>[] }>>()
  const found = (name: string) => ({ code: 200 as const, data: { practices: [practice(name)] }, message: '' })
  const asked = stubApi({
    save_answer: saved,
    search_gp_practices: ({ query }) => (query === 'larkfield' ? late.promise : found('Kittiwake Surgery')),
  })
  await showQuestion()
  type('larkfield')
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('search_gp_practices'))
  type('kittiwake')
  await screen.findByRole('option', { name: /Kittiwake/ })
  late.resolve(found('Larkfield Surgery'))
  await new Promise((later) => setTimeout(later, 20))
  expect(screen.queryByRole('option', { name: /Larkfield/ })).toBeNull()
  expect(screen.getByRole('option', { name: /Kittiwake/ })).toBeTruthy()
})

test('Q-24 Tab leaves the field with what was typed', async () => {
  stubApi({
    save_answer: saved,
    search_gp_practices: () => ({ code: 200, data: { practices: [practice('Kittiwake Surgery')] }, message: '' }),
  })
  const { user } = await showQuestion()
  await user.type(field(), 'kittiwake')
  await screen.findByRole('option', { name: /Kittiwake/ })
  await user.tab()
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  expect(field().value).toBe('kittiwake')
})
