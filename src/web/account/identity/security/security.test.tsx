import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { describedBy, fill, problemList } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import SecurityPage from './security.tsx'

const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => device)
vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => 'token' }))

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  device.startRegistration.mockReset().mockResolvedValue({ id: 'made' })
  device.startAuthentication.mockReset().mockResolvedValue({ id: 'used' })
})

const phone = {
  id: 'p1',
  name: 'My phone',
  addedAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
  canRemove: true,
}
const here = {
  id: '6f1c6bb1-23a5-4a7e-9a34-24d24ed1a001',
  device: 'Firefox on Linux',
  signedInAt: '2026-03-02T09:00:00.000Z',
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  isThis: true,
}
const lost = { ...here, id: '6f1c6bb1-23a5-4a7e-9a34-24d24ed1a002', device: 'Chrome on Android', isThis: false }

const own = (more: Partial<MySecurity> = {}): MySecurity => ({
  email: 'robin@post.example',
  hasPassword: true,
  companies: [],
  passkeys: [phone],
  canAddPasskey: true,
  sessions: [here, lost],
  emailChange: null,
  phone: { masked: '07700 •••• 23', isToProve: false },
  undoUntil: null,
  ...more,
})
const show = () => showPage(SecurityPage, '/account/security')
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const toProve = () => says<never>(428, { reason: 'prove' }, 'Please confirm it’s you first.')

it('shows how one signs in and where, and marks this device', async () => {
  stubApi({ my_security: () => says(200, own()) })
  show()
  await screen.findByText('robin@post.example')
  screen.getByText('Added 2 March 2026, not used yet')
  const devices = within(screen.getByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem')
  expect(devices.map(({ textContent }) => textContent)).toEqual([
    'Firefox on LinuxThis deviceSigned in 2 March 2026 at 09:00',
    'Chrome on AndroidSigned in 2 March 2026 at 09:00, last used 2 March 2026Sign out Chrome on Android',
  ])
})

it('whoever is signed in no more goes to sign in, and so does whoever is signed out while the page is open', async () => {
  stubApi({ my_security: () => says<never>(401) })
  show()
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})

it('is told when a press finds the session ended', async () => {
  stubApi({ my_security: () => says(200, own()), end_sessions: () => says<never>(401) })
  const { user } = show()
  await user.click(await press('Sign out Chrome on Android'))
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})

describe('the password', () => {
  it('is changed by the present one; what is wrong stands beside the field', async () => {
    let isRight = false
    const asked = stubApi({
      my_security: () => says(200, own()),
      change_password: () =>
        isRight
          ? says(200, {})
          : says(422, { fields: [{ field: 'password', message: 'That’s not your password' }] }, 'No.'),
    })
    const { user } = show()
    await user.click(await press('Change password'))
    expect(document.activeElement).toBe(screen.getByLabelText('Your current password'))
    await user.click(await press('Save new password'))
    expect(problemList()).toEqual(['Enter your current password', 'Enter a new password'])
    // U-13: they may have booked with a shorter one.
    expect(describedBy(screen.getByLabelText('New password'))).toMatch(
      /At least 12 characters .*Every new password follows this rule\./,
    )
    fill('Your current password', 'wrong')
    fill('New password', 'heron-and-reed-12!')
    await user.click(await press('Save new password'))
    await waitFor(() => expect(problemList()).toEqual(['That’s not your password']))
    isRight = true
    fill('Your current password', 'right')
    await user.click(await press('Save new password'))
    await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
    expect(asked.findLast(({ call }) => call === 'change_password')?.body).toEqual({
      password: 'right',
      newPassword: 'heron-and-reed-12!',
    })
  })

  it('of somebody who has none is set by an emailed link', async () => {
    stubApi({
      my_security: () => says(200, own({ hasPassword: false, companies: ['google'] })),
      send_password_link: () => says(200, {}),
    })
    const { user } = show()
    await screen.findByText('You can also sign in with Google.')
    await user.click(await press('Email me a link'))
    await screen.findByText(/We have sent a link to robin@post.example/)
  })
})

describe('passkeys', () => {
  it('are added after a proof, under the name that was given', async () => {
    let isProven = false
    const asked = stubApi({
      my_security: () => says(200, own()),
      begin_passkey: () => (isProven ? says(200, { options: { challenge: 'c' } }) : toProve()),
      prove_owner: () => {
        isProven = true
        return says(200, {})
      },
      add_passkey: () => says(200, {}),
    })
    const { user } = show()
    await user.click(await press('Add a passkey'))
    fill('What would you like to call this device?', 'Work laptop')
    await user.click(await press('Add a passkey'))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await user.type(within(dialog).getByLabelText('Password'), 'right')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'add_passkey')?.body).toEqual({
        response: { id: 'made' },
        name: 'Work laptop',
      }),
    )
    await waitFor(() => expect(screen.queryByLabelText('What would you like to call this device?')).toBeNull())
  })

  it('says what went wrong with the device, and that a proof was not given changes nothing', async () => {
    device.startRegistration.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'InvalidStateError' }))
    let isProven = true
    stubApi({
      my_security: () => says(200, own()),
      begin_passkey: () => (isProven ? says(200, { options: { challenge: 'c' } }) : toProve()),
    })
    const { user } = show()
    await user.click(await press('Add a passkey'))
    fill('What would you like to call this device?', 'Work laptop')
    await user.click(await press('Add a passkey'))
    await screen.findByText('It’s already set up on this device.')
    isProven = false
    await user.click(await press('Add a passkey'))
    await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('are removed after a question, and the only way in says why it stays', async () => {
    let passkeys = [phone, { ...phone, id: 'p2', name: 'Old tablet' }]
    const asked = stubApi({
      my_security: () => says(200, own({ passkeys, hasPassword: false })),
      remove_passkey: () => {
        passkeys = [{ ...phone, canRemove: false }]
        return says(200, {})
      },
    })
    const { user } = show()
    await user.click(await press('Remove Old tablet'))
    await user.click(await press('Yes, remove it'))
    await screen.findByText('The only way into your account. Choose a password before you remove it.')
    expect(asked.find(({ call }) => call === 'remove_passkey')?.body).toEqual({ passkeyId: 'p2' })
  })
})

describe('the email address', () => {
  it('waits for the new one, and can be called off', async () => {
    let emailChange: MySecurity['emailChange'] = null
    const asked = stubApi({
      my_security: () => says(200, own({ emailChange })),
      change_email: ({ email }) => {
        emailChange = { to: email, until: '2026-03-03T09:00:00.000Z' }
        return says(200, {})
      },
      cancel_email_change: () => {
        emailChange = null
        return says(200, {})
      },
    })
    const { user } = show()
    await user.click(await press('Change email address'))
    fill('New email address', 'no address')
    await user.click(await press('Send the link'))
    expect(problemList()).toHaveLength(1)
    fill('New email address', 'wren@post.example')
    await user.click(await press('Send the link'))
    await screen.findByText(/Waiting for you to open the link we sent to wren@post.example/)
    expect(asked.filter(({ call }) => call === 'change_email')).toHaveLength(1)
    await user.click(await press('Cancel this change'))
    await press('Change email address')
  })
})

describe('the phone number that our team has changed', () => {
  it('is confirmed with a code that was sent before the phone ended the page, for as long as it works', async () => {
    let isToProve = true
    const asked = stubApi({
      my_security: () => says(200, own({ phone: { masked: '07700 •••• 96', isToProve } })),
      generate_otp: () => says(200, { otp: '123456', expiresInSeconds: 600, resendAfterSeconds: 30 }),
      verify_otp: ({ phone: number }) => says<never>(200, { phone: number }),
      prove_my_phone: () => {
        isToProve = false
        return says<never>(200, {})
      },
    })
    const askForCode = async () => {
      const { user } = show()
      await screen.findByLabelText('Your mobile phone number')
      fill('Your mobile phone number', '07700 900996')
      await user.click(await press('Send me a code'))
      return user
    }
    await askForCode()
    await screen.findByLabelText('Code from the text message')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
    cleanup()
    const { user } = show()
    await user.click(await press('Send a new code'))
    await screen.findByLabelText('Your mobile phone number')
    cleanup()
    await askForCode()
    await screen.findByLabelText('Code from the text message')
    cleanup()
    const { user: back } = show()
    await screen.findByLabelText('Code from the text message')
    fill('Code from the text message', '123456')
    await back.click(await press('Confirm number'))
    await waitFor(() => expect(screen.queryByLabelText('Code from the text message')).toBeNull())
    expect(asked.find(({ call }) => call === 'verify_otp')?.body).toEqual({ phone: '07700900996', otp: '123456' })
    expect(sessionStorage.getItem('sent_code_account')).toBeNull()
    cleanup()
    isToProve = true
    await askForCode()
    await screen.findByLabelText('Code from the text message')
    cleanup()
    vi.setSystemTime(Date.now() + 11 * 60_000)
    show()
    await screen.findByLabelText('Your mobile phone number')
  })
})

describe('devices', () => {
  it('are signed out one by one, though another tab was faster, or all but this after a question', async () => {
    let sessions = [here, lost, { ...lost, id: here.id.replace('1a001', '1a003'), device: '' }]
    const asked = stubApi({
      my_security: () => says(200, own({ sessions })),
      end_sessions: ({ session }) => {
        sessions = session ? sessions.filter(({ id }) => id !== session) : [here]
        return session ? says<never>(404, null, 'That device is signed out already.') : says(200, {})
      },
    })
    const { user } = show()
    await user.click(await press('Sign out Chrome on Android'))
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
    await press('Sign out A device we don’t recognise')
    await user.click(await press('Sign out everywhere else'))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }))
    await screen.findByText('You’re not signed in anywhere else.')
    expect(asked.filter(({ call }) => call === 'end_sessions').map(({ body }) => body)).toEqual([
      { session: lost.id },
      { session: null },
    ])
  })
})
