import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import SecondStep from './mfa.tsx'

const app = { kind: 'totp' as const, id: 'a', name: 'My phone', addedAt: '2026-03-02T09:00:00.000Z', isDemo: false }
const laptop = { ...app, kind: 'passkey' as const, id: 'b', name: null }

const own = (more: Partial<CallReply<'desk_factors'>> = {}): CallReply<'desk_factors'> => ({
  factors: [app, laptop],
  recoveryCodes: 2,
  provenUntil: null,
  ...more,
})

it('asks for a proof before anything is changed, and then makes ten codes that are shown once', async () => {
  let isProven = false
  const codes = Array.from({ length: 10 }, (_, at) => `abcde-${at}`)
  const asked = stubApi({
    desk_factors: () => says(200, own({ provenUntil: isProven ? '2031-01-01T00:00:00.000Z' : null })),
    desk_prove: () => says(200, { challenge: 'c', factors: { passkey: false, totp: true, recovery: true } }),
    desk_totp: () => {
      isProven = true
      return says(200, {})
    },
    desk_new_recovery_codes: () => says(200, { recoveryCodes: codes }),
  })
  const { user } = showDesk(SecondStep, '/desk/second-step')
  await screen.findByText('You have 2 codes left. Each signs you in once.')
  await user.click(screen.getByRole('button', { name: 'Create ten new codes' }))
  const proof = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  expect(asked.some(({ call }) => call === 'desk_new_recovery_codes')).toBe(false)
  await user.type(await within(proof).findByLabelText('Code from your app'), '123456')
  await user.click(within(proof).getByRole('button', { name: 'Continue' }))
  const shown = await screen.findByRole('dialog', { name: 'Recovery codes' })
  expect(within(shown).getAllByRole('listitem')).toHaveLength(10)
  await user.click(within(shown).getByRole('checkbox'))
  await user.click(within(shown).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('names and removes one, and says why the only one stays', async () => {
  let factors = [app, laptop]
  const asked = stubApi({
    desk_factors: () => says(200, own({ factors, provenUntil: '2031-01-01T00:00:00.000Z' })),
    desk_name_factor: () => says(200, {}),
    desk_remove_factor: () => {
      factors = [app]
      return says(200, {})
    },
  })
  const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body
  const { user } = showDesk(SecondStep, '/desk/second-step')
  await user.click(await screen.findByRole('button', { name: 'Rename Passkey' }))
  await user.type(await screen.findByLabelText('Name'), 'Work laptop')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodyOf('desk_name_factor')).toEqual({ kind: 'passkey', factor: 'b', name: 'Work laptop' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Passkey' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, remove it' }))
  await screen.findByText('The only one: add another before you remove it.')
  expect(bodyOf('desk_remove_factor')).toEqual({ kind: 'passkey', factor: 'b' })
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

it('adds another app by the code it shows, and says what is wrong with it beside the field', async () => {
  let factors = [app]
  const begun = {
    challenge: 'c',
    passkey: {},
    totp: { secret: 'ABC', address: 'otpauth://totp/x?secret=ABC' },
  }
  const asked = stubApi({
    desk_factors: () => says(200, own({ factors, provenUntil: '2031-01-01T00:00:00.000Z' })),
    desk_begin_factor: () => says(200, begun),
    desk_add_totp: ({ code }) => {
      if (code !== '654321') return says<never>(422, { reason: 'factor' } as never, 'That code is not right.')
      factors = [app, { ...app, id: 'd', name: 'Tablet' }]
      return says(200, {})
    },
  })
  const { user } = showDesk(SecondStep, '/desk/second-step')
  await user.click(await screen.findByRole('button', { name: 'Add another' }))
  await user.type(await screen.findByLabelText('Name'), 'Tablet')
  await user.type(screen.getByLabelText('Code from your app'), '1')
  await user.click(screen.getByRole('button', { name: 'Set up the app' }))
  await screen.findByText('That code is not right.')
  await user.clear(screen.getByLabelText('Code from your app'))
  await user.type(screen.getByLabelText('Code from your app'), '654321')
  await user.click(screen.getByRole('button', { name: 'Set up the app' }))
  await screen.findByRole('button', { name: 'Remove Authenticator app, Tablet' })
  expect(asked.findLast(({ call }) => call === 'desk_add_totp')?.body).toEqual({
    challenge: 'c',
    code: '654321',
    name: 'Tablet',
  })
})
