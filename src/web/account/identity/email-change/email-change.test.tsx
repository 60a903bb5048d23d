import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import KeepEmail from './keep-email.tsx'
import NewEmail from './new-email.tsx'

const token = 'a'.repeat(43)
const openAt = (path: string) => window.history.replaceState(null, '', `${path}#token=${token}`)
beforeEach(() => sessionStorage.clear())

it('a new address is used once its button is pressed, and not before', async () => {
  openAt('/new-email')
  const asked = stubApi({ prove_new_email: () => says(200, { email: 'wren@post.example' }) })
  const { user } = showPage(NewEmail, '/new-email')
  const button = await screen.findByRole('button', { name: 'Yes, use this address' })
  expect(asked).toEqual([])
  await user.click(button)
  await screen.findByText(/You sign in with wren@post.example from now on/)
  expect(asked).toEqual([{ call: 'prove_new_email', body: { token } }])
})

it('a link that does not work any more says so', async () => {
  openAt('/new-email')
  stubApi({ prove_new_email: () => says<never>(410, null, 'Used.') })
  const { user } = showPage(NewEmail, '/new-email')
  await user.click(await screen.findByRole('button', { name: 'Yes, use this address' }))
  await screen.findByText(/Ask for a new link in your account/)
})

it('an address that is kept leads on to a new password', async () => {
  openAt('/keep-email')
  stubApi({ stop_email_change: () => says(200, { email: 'robin@post.example', passwordToken: 'b'.repeat(43) }) })
  const { user } = showPage(KeepEmail, '/keep-email')
  screen.getByText(/This signs you out everywhere/)
  await user.click(await screen.findByRole('button', { name: 'Stop it, keep my address' }))
  const choose = await screen.findByRole('link', { name: 'Choose a new password' })
  expect(choose.getAttribute('href')).toBe(`/reset-password#token=${'b'.repeat(43)}`)
})
