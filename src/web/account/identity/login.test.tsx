import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describedBy, fill, problemList } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Login from './login.tsx'

const device = vi.hoisted(() => ({ startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => device)

const email = () => screen.getByLabelText<HTMLInputElement>('Email address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const signIn = () => screen.getByRole('button', { name: 'Sign In' })
const noOptions = { sign_in_options: () => says<never>(200, { providers: [] }) }

test('C-8 LG-01 has its fields, its links and its buttons', () => {
  stubApi(noOptions)
  showPage(Login, '/login')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to your account')
  expect([email().type, email().required, email().autocomplete]).toEqual(['email', true, 'username'])
  expect([password().type, password().required, password().autocomplete]).toEqual([
    'password',
    true,
    'current-password',
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Remember me/ }).checked).toBe(false)
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' })
  expect(forgot.getAttribute('href')).toBe('/forgot-password')
  expect(signIn().getAttribute('aria-disabled')).toBeNull()
})

test('LG-01 R-12 Google, Apple and X say that they are not configured; one that is, is a link that leads there', async () => {
  stubApi({ sign_in_options: () => says(200, { providers: ['apple'] }) })
  showPage(Login, '/login')
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  for (const name of ['Google', 'Apple', 'X']) {
    expect([button(name).disabled, button(name).title]).toEqual([true, 'Not configured'])
  }
  expect((await screen.findByRole('link', { name: 'Apple' })).getAttribute('href')).toBe('/api/oauth/apple')
  expect(button('Google').disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Apple' })).toBeNull()
})

test('U-7 R-27 whoever is sent here is told why, and what a new account needs first, in the same words for everybody', () => {
  stubApi(noOptions)
  const { unmount } = showPage(Login, '/login')
  expect(document.body.textContent).not.toContain('Please sign in to go on.')
  expect(document.body.textContent).toContain('First open the link in our email. It opens your account')
  expect(document.body.textContent).not.toContain('always work')
  unmount()
  sessionStorage.setItem('sign_in_from', '/account/evidence?task=gp')
  showPage(Login, '/login')
  const told = screen.getByText(/Please sign in to continue/).parentElement?.textContent
  expect(told).toContain('about your health')
  expect(told).toContain('Sign in here with the password you chose, and we’ll send the link again.')
})

test('S-16 Remember me counts for another company, too', async () => {
  stubApi({ sign_in_options: () => says<never>(200, { providers: ['google', 'apple', 'x'] }) })
  const { user } = showPage(Login, '/login')
  const remember = screen.getByRole('checkbox', { name: /Remember me/ })
  const links = async () => {
    const found = await Promise.all(['Google', 'Apple', 'X'].map((name) => screen.findByRole('link', { name })))
    return found.map((link) => link.getAttribute('href'))
  }
  expect(await links()).toEqual(['/api/oauth/google', '/api/oauth/apple', '/api/oauth/x'])
  await user.click(remember)
  expect(await links()).toEqual(['google', 'apple', 'x'].map((name) => `/api/oauth/${name}?remember=1`))
  await user.click(remember)
  expect(await links()).toEqual(['/api/oauth/google', '/api/oauth/apple', '/api/oauth/x'])
})

test('R-12 somebody whom another company did not vouch for is told, and can use their password', () => {
  stubApi(noOptions)
  const { unmount } = showPage(Login, '/login?problem=provider')
  expect(screen.getByRole('alert').textContent).toContain('use your password instead')
  unmount()
  showPage(Login, '/login')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('E-8 LG-01 what is missing is said at the top and beside the field until it is there', async () => {
  document.title = 'Sign in'
  const asked = stubApi(noOptions)
  const { user } = showPage(Login, '/login')
  await user.click(signIn())
  const list = await screen.findByRole('alert')
  expect(document.activeElement).toBe(list)
  expect(document.title).toBe('Error: Sign in')
  expect(problemList()).toEqual(['Enter your email address', 'Enter your password'])
  expect(describedBy(email())).toBe('Error: Enter your email address')
  await user.click(screen.getByRole('link', { name: 'Enter your password' }))
  expect(document.activeElement).toBe(password())
  fill('Password', 'x')
  expect(describedBy(password())).not.toContain('Error')
  expect(problemList()).toEqual(['Enter your email address'])
  fill('Email address', 'a')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked.map(({ call }) => call)).not.toContain('sign_in')
})

test('R-12 too many tries are told in the server’s words', async () => {
  const words = 'You’ve tried too many times. Please wait 15 minutes.'
  stubApi({ ...noOptions, sign_in: () => says(429, null, words) })
  const { user } = showPage(Login, '/login')
  fill('Email address', 'amara@post.example')
  fill('Password', 'wrong-password-1')
  await user.click(signIn())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))
  expect([email().value, password().value]).toEqual(['amara@post.example', 'wrong-password-1'])
})

test('LG-01 signs in with a passkey where the browser can, and says when none came of it', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const startAuthentication = device.startAuthentication.mockRejectedValueOnce(new Error('no'))
  const asked = stubApi({
    ...noOptions,
    passkey_options: () => says(200, { options: { challenge: 'c' } }),
    sign_in_by_passkey: () => says(200, { uniqueId: null }),
  })
  const { user } = showPage(Login, '/login')
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('That didn’t work'))
  startAuthentication.mockResolvedValue({ id: 'used' })
  await user.click(button)
  expect((await screen.findByTestId('address')).textContent).toBe('/account')
  expect(asked.findLast(({ call }) => call === 'sign_in_by_passkey')?.body).toEqual({
    response: { id: 'used' },
    remember: false,
  })
})
