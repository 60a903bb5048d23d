import { Secret, TOTP } from 'otpauth'
import { lastToken, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in, or locked out, gets a 401 or 423.
  allowedErrors: /status of 4(01|23)/,
})

const password = 'river-otter-41!'

/** The code of an authenticator app; a code works once, so the next one is taken a step ahead. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })

test('a new member of staff is invited, sets up their sign-in, signs in by keyboard, and finds what they typed after a lock', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `robin-${Date.now()}@practice.example`
  const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInAs(administrator, 'administrator')
  const invited = { name: 'Robin Ferncliff', email, mobile: '', profession: '', body: '', number: '' }
  await post(administrator, 'desk_invite_staff', { ...invited, roles: ['administrator'] })
  const token = await lastToken(administrator, email, '/desk/invitation')
  await administrator.dispose()

  await page.goto(`/desk/invitation#token=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin Ferncliff')
  await expect(page).toHaveURL(/\/desk\/invitation$/)
  await page.getByLabel('Choose a password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code from your app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep these ten codes')
  await page.getByRole('checkbox', { name: 'I have kept them somewhere safe' }).check()
  await page.getByRole('button', { name: 'Go to the desk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')

  await page.getByRole('button', { name: /^Robin Ferncliff.*locks in 30 min/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/desk\/sign-in$/)
  await page.getByLabel('Work email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
  await page.keyboard.press('7')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations inbox')
  await page.keyboard.press('9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
  await expect(page.getByRole('button', { name: 'Open Robin Ferncliff' }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys and terms' })).toContainText('Invite a colleague')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('i')
  await page.getByLabel('Full name').fill('Juniper? Invited i')
  await page.context().request.post('/api/desk_lock', { data: {} })
  await page.getByLabel('Work email').fill('juniper@practice.example')
  await page.getByRole('checkbox', { name: /^Auditor/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()

  const locked = page.getByRole('dialog', { name: 'The desk is locked' })
  await expect(locked).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(locked).toBeVisible()
  await locked.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Juniper? Invited i')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('button', { name: 'Open Juniper? Invited i' })).toBeVisible()
})

test('a demo lists its staff accounts, each sees only their sections, and a screen fits a small laptop', async ({
  page,
}) => {
  await page.goto('/desk')
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
  await expect(page.getByRole('button', { name: /Orla Swift/ })).toBeVisible()
  await expectAccessible(page)
  await signInAs(page.context().request, 'auditor')
  await page.goto('/desk/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your role does not include this page')
  await expect(page.getByText('Clinical lead, Administrator')).toBeVisible()

  await signInAs(page.context().request, 'administrator')
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/desk/staff')
  await expect(page.getByRole('button', { name: 'Open Dr Martha Heron' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.getByRole('button', { name: 'Open Dr Martha Heron' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Dr Martha Heron' })).toContainText('History')
  await expectAccessible(page, '[role=dialog]')
})
