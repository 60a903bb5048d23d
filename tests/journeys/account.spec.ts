import { lastToken, newPerson, placeOrder, placeUnprovenOrder, post, saveAnswers } from './customer.ts'
import { everyStory } from './every-story.ts'
import { expect, expectAccessible, savedAnswers, step, test } from './journey.ts'
import { signIn, standIn } from './signing-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('an order placed with the address of an account', () => {
  test.use({ allowedErrors: /status of (401|410)/ })

  test('R-7 joins it once its owner confirms by the emailed link', async ({ page, browser, baseURL }) => {
    const owner = newPerson()
    await placeUnprovenOrder(page.request, owner)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    await placeUnprovenOrder(elsewhere.request, { ...newPerson(), email: owner.email })
    await elsewhere.close()

    const token = `#token=${await lastToken(page.request, owner.email, '/confirm-order')}`
    await page.goto(`/confirm-order${token}`)
    await expect(page).toHaveURL('/confirm-order')
    await page.getByText('It wasn’t me').click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Yes, this order is mine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const reference = /Order (\S+) is now/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]
    await expectAccessible(page, 'main')

    // The address was not verified before, so the person who verifies it chooses the password.
    await page.getByRole('link', { name: 'Choose a password' }).click()
    await expect(page).toHaveURL('/reset-password')
    const password = 'kittiwake-harbour-7'
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { ...owner, password })
    // The other was ordered, and not paid for, before the address was verified.
    await page.goto('/account/orders')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText(String(reference))).toBeVisible()

    await page.goto('/about-us')
    await page.goto(`/confirm-order${token}`)
    await page.getByRole('button', { name: 'Yes, this order is mine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
  })
})

test.describe('a patient with an order', () => {
  test.use({ allowedErrors: /status of 401/ })

  test('E-2 SH-03 SH-04 R-2 R-12 R-19 finds the way to the account, is greeted with their details and the order, and leaves nothing behind', async ({
    page,
  }) => {
    const person = newPerson()
    await placeOrder(page.request, person)
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await page.goto('/about-us')
    await page.getByRole('banner').getByText('Menu').click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login')

    await signIn(page, person)
    await expect(page.getByText(/^Hello, Amara/)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Your account' })
    await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/account')
    await tabs.getByRole('link', { name: 'More' }).click()
    await expect(page).toHaveURL('/account/more')
    const details = page.getByRole('complementary', { name: 'Your details' })
    for (const words of [
      'Amara Whitfield',
      person.email,
      'Flat 2',
      '14 Lark Rise',
      'Bath',
      'BA1 1AA',
      '4 March 1988',
      `07700 ${person.phone.slice(5)}`,
    ]) {
      await expect(details).toContainText(words)
    }
    await page.getByRole('link', { name: /^Orders/ }).click()
    const placed = page.getByRole('article')
    await expect(placed.getByRole('heading', { name: 'Mounjaro' })).toBeVisible()
    await expect(placed).toContainText('£125.00')
    await expect(placed).toContainText('Payment to be authorised')
    await expect(placed.getByRole('link', { name: 'Finish your order' })).toHaveAttribute(
      'href',
      /^\/assessment\/order-summary\?medication=mounjaro&/,
    )

    await page.evaluate(() => {
      localStorage.setItem('verified', '07700900123')
      localStorage.setItem('pending_payment', '{}')
      localStorage.setItem('questionnaire_data', JSON.stringify({ Q1_answer: '18-74', stepHistory: ['step-1'] }))
    })
    await page.goto('/account/more')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('You’re signed out', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto('/account')
    await expect(page).toHaveURL('/login')
  })

  test('R-12 signing out everywhere asks for confirmation first, and reaches the other browser', {
    tag: '@soak',
  }, async ({ page, browser, baseURL }) => {
    const person = newPerson()
    await placeOrder(page.request, person)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    await post(elsewhere.request, 'sign_in', { email: person.email, password: person.password })
    expect((await post(elsewhere.request, 'my_account', {})).code).toBe(200)

    await post(page.request, 'sign_in', { email: person.email, password: person.password })
    await page.goto('/account/more')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await expectAccessible(page, 'main')
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    expect((await post(elsewhere.request, 'my_account', {})).code).toBe(401)
    await elsewhere.close()
  })
})

test('R-19 E-1 E-18 a receipt stands alone, survives a reload, prints nothing else and leads back to every order, newest first', {
  tag: '@soak',
}, async ({ page }) => {
  await standIn(page, 'my_account', 200, { ...everyStory, unfinishedAssessment: 'weight-management' })
  await page.goto('/account/orders')
  const references = page.getByRole('article').locator('dd').filter({ hasText: 'LW-' })
  await expect(references).toHaveText(everyStory.orders.map(({ reference }) => reference))
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Receipt for order LW-APPROVED' }).click()
  await expect(page).toHaveURL('/account?receipt=approved')
  await page.reload()
  const receipt = page.getByRole('article')
  await expect(receipt).toHaveCount(1)
  await expect(receipt).toContainText('LW-APPROVED')
  await expect(receipt).toContainText('£125.00')
  await expect(receipt).toContainText('Paid by card.')
  await expect(receipt).toContainText('99 Right Road')
  await expect(receipt).toContainText('Mounjaro, first month£209.00First-month discount−£84.00')
  await expectAccessible(page, 'main')

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  for (const hidden of [
    page.getByRole('button', { name: 'Print receipt' }),
    page.getByRole('main').getByRole('link', { name: 'More' }),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(hidden).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('main').getByRole('link', { name: 'More' }).last().click()
  await expect(page).toHaveURL('/account/more')
  await page.getByRole('link', { name: /^Orders/ }).click()
  await expect(page.getByRole('article')).toHaveCount(everyStory.orders.length)
})

test('R-12 an unfinished assessment is continued in another browser after signing in, from the first open question', async ({
  page,
  browser,
  baseURL,
}) => {
  const begun = { Q1_answer: '18-74', Q2_answer: 'Asian', Q3_answer: 'Male' }
  const person = newPerson()
  const before = await browser.newContext({ baseURL: baseURL ?? '' })
  await placeOrder(before.request, person)
  await post(before.request, 'sign_in', { email: person.email, password: person.password })
  await saveAnswers(before.request, begun)
  await before.close()

  await signIn(page, person)
  await page.getByRole('button', { name: 'Carry on with your assessment' }).click()
  await expect(page).toHaveURL(step('step-5'))
  expect(await savedAnswers(page)).toEqual({ ...begun, stepHistory: ['step-1', 'step-2', 'step-3', 'step-5'] })
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step('step-3'))
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
})
