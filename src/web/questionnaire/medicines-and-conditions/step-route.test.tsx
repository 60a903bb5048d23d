import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router'
import { expect, test } from 'vitest'
import { pages, stepPath } from '#contract/pages.ts'
import { takeReturn } from '#web/shared/pages/return-to.ts'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import StepRoute from './step-route.tsx'

const at = (step: string) => stepPath('medicines-and-conditions', step)
const Asked = () => <StepRoute params={useParams()} />
const Elsewhere = () => <p data-testid="address">{useLocation().pathname}</p>

function show(step: string) {
  const routes = [
    { path: at(':step'), Component: Asked },
    { path: '*', Component: Elsewhere },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at(step)] })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}

const loaded = (instance: string | null, ansData: string | null) => ({
  load_instance: () => ({ code: 200, data: { instance, ansData, revision: instance ? 3 : 0 }, message: '' }),
})
const instance = '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f'

test('an answer is saved to the account before the next question, and nothing is kept on the device', async () => {
  const asked = stubApi({
    ...loaded(instance, JSON.stringify({ follow_up_mood: 'never' })),
    save_instance: () => ({ code: 200, data: { revision: 4 }, message: '' }),
  })
  const { user, router } = show('follow-up-anaesthetic')
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(at('follow-up-injections')))
  const { body } = asked.find(({ call }) => call === 'save_instance') ?? {}
  expect(body).toMatchObject({ questionnaire: 'medicines-and-conditions', instance, revision: 3, version: 2 })
  expect(JSON.parse((body as { ansData: string }).ansData)).toEqual({
    follow_up_mood: 'never',
    follow_up_anaesthetic: 'no',
  })
  expect(localStorage.getItem('questionnaire_data')).toBeNull()
})

test('U-9 what the first questionnaire knows is not asked again: a man is asked nothing about pregnancy', async () => {
  stubApi({
    ...loaded(null, JSON.stringify({ follow_up_sex: 'Male', follow_up_diabetes: 'no' })),
    save_instance: () => ({ code: 200, data: { revision: 1 }, message: '' }),
  })
  const { user, router } = show('follow-up-mood')
  await user.click(await screen.findByRole('radio', { name: 'No, never' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(at('follow-up-medicines')))
})

test('U-9 a woman is asked, and not offered that she is a man', async () => {
  stubApi({
    ...loaded(null, JSON.stringify({ follow_up_sex: 'Female', follow_up_diabetes: 'no' })),
    save_instance: () => ({ code: 200, data: { revision: 1 }, message: '' }),
  })
  const { user, router } = show('follow-up-mood')
  await user.click(await screen.findByRole('radio', { name: 'No, never' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(at('follow-up-pregnancy')))
  expect(screen.queryByRole('radio', { name: /male at birth/ })).toBeNull()
})

test('an answer that could not be saved is not left behind', async () => {
  stubApi({
    ...loaded(null, null),
    save_instance: () => ({ code: 503, data: null, message: '' }),
  })
  const { user, router } = show('follow-up-mood')
  await user.click(await screen.findByRole('radio', { name: 'No, never' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('We could not save your answer. Please try again.')
  expect(router.state.location.pathname).toBe(at('follow-up-mood'))
})

test('U-7 whoever is not signed in goes to do that, and comes back', async () => {
  stubApi({ load_instance: () => ({ code: 401, data: null, message: '' }) })
  window.history.replaceState(null, '', at('follow-up-mood'))
  show('follow-up-mood')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(pages.login))
  expect(takeReturn()).toBe(at('follow-up-mood'))
  sessionStorage.setItem('sign_in_from', `${at('follow-up-mood')}/../../elsewhere`)
  expect(takeReturn()).toBe(pages.account)
})

test('answers that cannot be fetched can be asked for again', async () => {
  let isThere = false
  stubApi({
    load_instance: () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return loaded(null, null).load_instance()
    },
  })
  const { user } = show('follow-up-mood')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isThere = true
  await user.click(again)
  await screen.findByRole('radio', { name: 'No, never' })
})
