import { newPerson, placeOrder } from './customer.ts'
import {
  continueButton,
  expect,
  expectAccessible,
  keepAnswers,
  saveCall,
  savedAnswers,
  step,
  storedAnswers,
  test,
} from './journey.ts'
import { email, password, signIn, signInButton } from './signing-in.ts'

test.use({ allowedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 503, data: null, message: 'We cannot reach our records right now.' },
}

test('Q-03 R-21 a failed save on step-2 keeps the patient there, with the alert; the answer is stored in the browser and saved later', async ({
  page,
}) => {
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  await page.route(saveCall, (route) => route.fulfill(unavailable))
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error saving data. Please try again.' })).toBeVisible()
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expectAccessible(page, 'main')
  expect((await savedAnswers(page)).Q2_answer).toBe('White')
  await expect(page.getByRole('alert')).toContainText('Saved on this phone. We will keep trying to send it.')

  await page.unroute(saveCall)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74', Q2_answer: 'White' })
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-3'))
})

test('R-8 E-15 offline: the answer is safe here and sent once the connection is back, and nothing jumps', async ({
  page,
  context,
}) => {
  await page.goto(step('step-3'))
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await context.setOffline(true)
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-5'))
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to save progress. Please try again.' })
  await expect(alert).toContainText('Saved on this phone. We will send it when you are online.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Saving…')).toBeVisible()
  await expect(page.getByText('Still not saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeFocused()
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved. Your answers have reached us.')).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect(await heading.boundingBox()).toEqual(before)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q3_answer: 'Male' })
})

test('R-8 an answer that could not be saved survives closing the page, and is sent when any page is opened', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(step('step-1'))
  await page.route(saveCall, (route) => route.abort())
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.unroute(saveCall)
  const saved = page.waitForResponse(saveCall)
  await page.goto('/about-us')
  expect((await saved).status()).toBe(200)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74' })
})

test('SH-10 on start the saved answers are sent without the step history', async ({ page }) => {
  await keepAnswers(page, { Q1_answer: '75 above', stepHistory: ['step-1'] })
  const request = page.waitForRequest(saveCall)
  await page.goto('/')
  const sent = (await request).postDataJSON()
  expect(JSON.parse(sent.ansData)).toEqual({ Q1_answer: '75 above' })
  expect(sent).toMatchObject({ questionnaire_type: 'weight-management', uniqueId: null })
  const uniqueId = () => page.evaluate(() => localStorage.getItem('uniqueId'))
  await expect.poll(uniqueId).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '75 above' })

  // The next start sends changed answers under the id it was given, as the same set of answers.
  const given = await uniqueId()
  await page.evaluate(() =>
    localStorage.setItem('questionnaire_data', '{"Q1_answer":"18-74","stepHistory":["step-1","step-2"]}'),
  )
  const again = page.waitForResponse(saveCall)
  await page.goto('/about-us')
  expect((await again).status()).toBe(200)
  const resent = (await again).request().postDataJSON()
  expect([resent.uniqueId, JSON.parse(resent.ansData)]).toEqual([given, { Q1_answer: '18-74' }])
  expect(await uniqueId()).toBe(given)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74' })
})

test('SH-10 a failed sync is only logged', { tag: '@soak' }, async ({ page }) => {
  await keepAnswers(page, { Q1_answer: '18-74' })
  await page.route(saveCall, (route) => route.fulfill(unavailable))
  const logged = page.waitForEvent('console', (message) => message.text().includes('save_answer was refused'))
  await page.goto('/')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The page works as usual, nothing is lost, and no message is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/not saved|saving|could not/i)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('questionnaire_data'))).toContain('"Q1_answer":"18-74"')
})

test('R-8 with two tabs the older one is told, writes nothing, and can reload', async ({ page, context }) => {
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))

  const newer = await context.newPage()
  await newer.goto(step('step-2'))
  // The tab listens once it has sent the answers found here.
  await expect(newer.getByText('Saved', { exact: true })).toBeVisible()
  await newer.getByRole('radio', { name: 'Asian or Asian British' }).check()
  await newer.getByRole('button', { name: 'Continue' }).click()
  await expect(newer).toHaveURL(step('step-3'))

  await expect(page.getByRole('alert').filter({ hasText: 'another tab' })).toBeVisible()
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74', Q2_answer: 'Asian' })
})

test('R-8 a guest session that is gone from the server is started again with the answers in the browser', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  const before = await page.evaluate(() => localStorage.getItem('uniqueId'))
  await context.clearCookies()
  await page.getByRole('radio', { name: 'Other ethnic group' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-3'))
  expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).not.toBe(before)
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74', Q2_answer: 'Other' })
})

test('B-6 R-8 answers of an account wait in the browser once its session has ended, and are saved after signing in', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await placeOrder(page.request, person)
  await signIn(page, person)
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await context.clearCookies({ name: 'session' })
  await page.getByRole('radio', { name: 'White' }).check()
  await continueButton(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'You have been signed out.' })
  await expect(note).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await storedAnswers(page)).toBeNull()
  expect((await savedAnswers(page)).Q2_answer).toBe('White')
  await note.getByRole('link', { name: 'Sign in' }).click()
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await signInButton(page).click()
  await expect(page).toHaveURL('/account')
  await page.goto(step('step-2'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: '18-74', Q2_answer: 'White' })
})

test('a double click saves once and moves one step', { tag: '@soak' }, async ({ page }) => {
  await page.goto(step('step-1'))
  let calls = 0
  await page.route(saveCall, async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).dblclick()
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(calls).toBe(1)
  expect((await savedAnswers(page)).stepHistory).toEqual(['step-1', 'step-2'])
})

test('the second half of a double click does not answer the question that appears under it', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  const option = page.getByText('Mixed ethnicities')
  await expect(option).toBeVisible()
  const { x, y, width, height } = (await option.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await option.dblclick()
  await expect(page.getByRole('radio', { name: 'Mixed ethnicities' })).toBeChecked()
})

test('E-16 R-8 an answer chosen before the scripts have loaded is not lost', async ({ context, baseURL }) => {
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${baseURL}${step('step-2')}`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'White' }).check()
  held.resolve()
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(step('step-3'))
  expect((await savedAnswers(page)).Q2_answer).toBe('White')
})
