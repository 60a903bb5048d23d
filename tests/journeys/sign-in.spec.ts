import { request as contexts, type Page } from '@playwright/test'
import { lastToken, newPerson, placeOrder, placeUnprovenOrder, post } from './customer.ts'
import {
  agreeAndStart,
  continueButton,
  expect,
  expectAccessible,
  savedAnswers,
  storedAnswers,
  test,
} from './journey.ts'
import { email, password, problem, signIn, signInButton } from './signing-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the sign-in page', () => {
  test('C-8 E-8 LG-01 R-12 has its parts, says what is missing at the top and beside the field, and works by keyboard alone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    for (const name of ['Google', 'Apple', 'X']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription('Not configured')
    }

    await signInButton(page).click()
    await expect(problem(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Sign in/)
    await expect(email(page)).toHaveAccessibleDescription('Error: Enter your email address')
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'Enter your password' }).click()
    await expect(password(page)).toBeFocused()
    await password(page).fill('x')
    await expect(page.getByRole('link', { name: 'Enter your password' })).toHaveCount(0)
    await email(page).fill('a')
    await expect(problem(page)).toHaveCount(0)

    await password(page).fill('')
    await page.evaluate(() => navigator.clipboard.writeText('pasted-from-a-manager-7'))
    await email(page).focus()
    await page.keyboard.press('Tab')
    await expect(password(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(password(page)).toHaveValue('pasted-from-a-manager-7')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(password(page)).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(signInButton(page)).toBeFocused()
  })

  test('LG-01 what is filled in before hydration stays, and no password reaches the address', {
    tag: '@soak',
  }, async ({ page }) => {
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await awake
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await email(page).fill('amara@post.example')
    await password(page).fill('typed-too-early-1')
    await password(page).press('Enter')
    wake()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL('/login')
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await expect(email(page)).toHaveValue('amara@post.example')
    await expect(password(page)).toHaveValue('typed-too-early-1')
  })

  test.describe('when it cannot sign in', () => {
    test.use({ allowedErrors: /status of (401|403)|ERR_FAILED/ })

    test('B-8 LG-01 R-6 R-12 says so and loses nothing: a wrong password, strangers’ guesses, no connection; then leads back to where they were', async ({
      page,
    }) => {
      const person = newPerson()
      await placeOrder(page.request, person)
      await page.goto('/account?receipt=some-order')
      await expect(page).toHaveURL('/login')
      await email(page).fill(person.email)
      await password(page).fill('wrong-password-1')
      await signInButton(page).click()
      await expect(problem(page)).toContainText('don’t match')
      await expect(problem(page)).toBeFocused()
      await expect(email(page)).toHaveValue(person.email)
      await expect(password(page)).toHaveValue('wrong-password-1')
      await expect(page).toHaveURL('/login')
      await expectAccessible(page, 'main')

      // After so many failures the server requires a proof of work, of which the owner notices nothing.
      const codes: number[] = []
      for (let n = 0; n < 5; n++) {
        codes.push((await post(page.request, 'sign_in', { email: person.email, password: 'a-guess-at-it-1' })).code)
      }
      expect(codes.at(-1)).toBe(403)
      await page.route('**/api/sign_in', (route) => route.abort(), { times: 1 })
      await password(page).fill(person.password)
      await signInButton(page).click()
      await expect(problem(page)).toContainText('We couldn’t reach our service.')
      await signInButton(page).click()
      await expect(page).toHaveURL('/account?receipt=some-order')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt not found')
    })
  })
})

test.describe('answers given before signing in', () => {
  test.use({ allowedErrors: /status of 409/ })
  const title = 'Are these answers yours?'
  const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

  const signInHere = async (page: Page, person: { email: string; password: string }) => {
    await page.goto('/login')
    await email(page).fill(person.email)
    await password(page).fill(person.password)
    await signInButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  test('B-3 R-8 of another person stay out of the account, and are back after signing out; the patient’s own come along', async ({
    page,
    baseURL,
  }) => {
    const person = newPerson()
    const elsewhere = await contexts.newContext({ baseURL: baseURL ?? '' })
    await placeOrder(elsewhere, person)
    await elsewhere.dispose()
    await agreeAndStart(page)
    await page.getByRole('radio', { name: '75 or above' }).check()
    await continueButton(page).click()
    await expect(page).toHaveURL(/not-eligible/)

    await signInHere(page, person)
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'No, they are not mine' }).click()
    await expect(page).toHaveURL('/account')
    expect(await kept(page)).toEqual(['answers_aside', 'signed_in'])
    expect(await storedAnswers(page)).not.toEqual({ Q1_answer: '75 above' })
    await page.goto('/account/more')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    expect((await savedAnswers(page)).Q1_answer).toBe('75 above')
    expect(await kept(page)).toEqual(['questionnaire_data', 'questionnaire_versions'])
    expect(await storedAnswers(page)).toBeNull()

    await signInHere(page, person)
    await page.getByRole('button', { name: 'Yes, they are mine' }).click()
    await expect(page).toHaveURL('/account')
    await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '75 above' })
    expect((await savedAnswers(page)).Q1_answer).toBe('75 above')
  })
})

test.describe('a forgotten password', () => {
  test.use({ allowedErrors: /status of (400|401|410)/ })

  test('B-11 E-8 E-12 R-12 is replaced through the link in the outbox, once, whatever is reloaded meanwhile', async ({
    page,
  }) => {
    const person = newPerson()
    await placeOrder(page.request, person)

    await page.goto('/login')
    await email(page).fill(person.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expectAccessible(page, 'main')
    await expect(email(page)).toHaveValue(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(
      'If there’s an account for that address, we’ve sent a link. It works for one hour.',
    )
    await expectAccessible(page, 'main')

    await page.goto('/dev/outbox')
    const letter = page.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'reset-password' })
    const link = await letter.getByRole('link').getAttribute('href')
    const { pathname, hash } = new URL(link ?? '')
    const address = pathname + hash

    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
    await expect(page).toHaveURL('/reset-password')
    await page.reload()
    await expect(page).toHaveURL('/reset-password')
    await page.getByLabel('New password').fill('short-1')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/must have at least 12 characters/)
    await expectAccessible(page, 'main')
    await page.getByLabel('New password').fill('Scoobydoo-2024!')
    await expect(page.getByLabel('New password')).not.toHaveAccessibleDescription(/Error/)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Many people use this password/)
    await page.getByLabel('New password').fill('quiet-meadow-9-larks')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your password has been changed', { exact: true })).toBeVisible()

    await page.goto(address)
    await page.getByLabel('New password').fill('another-meadow-9-larks')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
    await expect(page.getByRole('main').getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expectAccessible(page, 'main')

    await signIn(page, { ...person, password: 'quiet-meadow-9-larks' })
  })
})

test.describe('an account that was made with an order', () => {
  test.use({ allowedErrors: /status of (400|401|410)/ })

  test('B-14 R-27 opens by its link at once where it was ordered, and by its password from then on', async ({
    page,
  }) => {
    const person = newPerson()
    await placeUnprovenOrder(page.request, person)
    await page.goto('/login')
    await email(page).fill(person.email)
    await password(page).fill(person.password)
    await signInButton(page).click()
    await expect(problem(page)).toContainText('use the link in the email we sent you')

    const address = `/open-account#token=${await lastToken(page.request, person.email, '/open-account')}`
    await page.goto(address)
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('Your account is open', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Hello, Amara/)).toBeVisible()

    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await page.context().clearCookies()
    await signIn(page, person)
  })

  test('B-14 R-27 opens elsewhere by the password of the order, or by a new one', { tag: '@soak' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = newPerson()
    const ordering = await browser.newContext({ baseURL: baseURL ?? '' })
    await placeUnprovenOrder(ordering.request, person)
    await post(ordering.request, 'sign_in', { email: person.email, password: person.password })
    await page.goto(`/open-account#token=${await lastToken(ordering.request, person.email, '/open-account')}`)
    await ordering.close()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/open-account')
    await expectAccessible(page, 'main')
    await page.reload()
    await password(page).fill('not-the-password-1')
    await page.getByRole('button', { name: 'Open my account' }).click()
    await expect(password(page)).toHaveAccessibleDescription(/not the password you chose when you ordered or booked/)
    await page.getByRole('button', { name: 'I don’t know the password' }).click()
    await page.getByLabel('New password').fill('Whitfield-1988!')
    await page.getByRole('button', { name: 'Save and open my account' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/not made of your name/)
    await expectAccessible(page, 'main')
    await page.getByLabel('New password').fill('quiet-meadow-9-larks')
    await page.getByRole('button', { name: 'Save and open my account' }).click()
    await expect(page).toHaveURL('/account')
  })
})
