import {
  agreeAndStart,
  consentPage,
  continueButton,
  expect,
  expectAccessible,
  keepAnswers,
  savedAnswers,
  step,
  storedAnswers,
  test,
} from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Q-02 Q-03 Q-29 API-09 two questions are answered, stored on the server, and there again after a reload', async ({
  page,
}) => {
  await agreeAndStart(page)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
  await expect(page.getByText('5%')).toBeVisible()
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()

  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Black (Caribbean, African)' }).check()
  await continueButton(page).click()

  await expect(page).toHaveURL(step('step-3'))
  const answers = { Q1_answer: '18-74', Q2_answer: 'Black' }
  await expect.poll(() => storedAnswers(page)).toEqual(answers)
  expect(await savedAnswers(page)).toEqual({ ...answers, stepHistory: ['step-1', 'step-2', 'step-3'] })
  expect(await page.evaluate(() => localStorage.getItem('uniqueId'))).toMatch(/^[0-9a-f-]{36}$/)

  await page.goto(step('step-2'))
  await expect(page.getByRole('radio', { name: 'Black (Caribbean, African)' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Black (Caribbean, African)' })).toBeChecked()
})

test('Q-02 Q-03 VA-01 the first two steps', async ({ page }) => {
  await test.step('Q-03 each ethnicity has its value', async () => {
    await page.goto(step('step-2'))
    const options = [
      ['Asian or Asian British', 'Asian'],
      ['Black (Caribbean, African)', 'Black'],
      ['Mixed ethnicities', 'Mixed'],
      ['Other ethnic group', 'Other'],
      ['White', 'White'],
    ] as const
    await expect(page.getByRole('radio')).toHaveCount(options.length)
    for (const [label, value] of options) {
      await expect(page.getByRole('radio', { name: label })).toHaveAttribute('value', value)
    }
  })

  await test.step('VA-01 Continue waits for an answer', async () => {
    await page.goto(step('step-1'))
    await expect(continueButton(page)).toBeDisabled()
    await expect(page.getByText('Choose an answer to continue.')).toBeVisible()
    await page.getByRole('radio', { name: '18 to 74' }).check()
    await expect(continueButton(page)).toBeEnabled()
  })

  await test.step('Q-02 each age has its value and its way, saved before the person is told; Back leads to the consent', async () => {
    await page.goto(step('step-1'))
    await expect(page.getByRole('radio')).toHaveCount(3)
    for (const [label, value] of [
      ['Under 18', 'under 18'],
      ['18 to 74', '18-74'],
      ['75 or above', '75 above'],
    ] as const) {
      await expect(page.getByRole('radio', { name: label })).toHaveAttribute('value', value)
    }
    for (const [label, value, reason] of [
      ['Under 18', 'under 18', 'under_18'],
      ['75 or above', '75 above', 'over_74'],
    ] as const) {
      await page.getByRole('radio', { name: label }).check()
      await continueButton(page).click()
      await expect(page).toHaveURL(`/assessment/not-eligible?reason=${reason}`)
      await expect.poll(() => storedAnswers(page)).toEqual({ Q1_answer: value })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Eligible for Larkwell Program')
      await page.getByRole('button', { name: 'Review your answers' }).click()
      await expect(page).toHaveURL(step('step-1'))
      await expect(page.getByRole('radio', { name: label })).toBeChecked()
    }
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(consentPage)
  })
})

test('Q-27 Back, by our button and by the browser’s, shows each question as it was left', async ({ page }) => {
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await page.getByRole('radio', { name: 'White' }).check()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(step('step-1'))
  await expect(page.getByRole('radio', { name: '18 to 74' })).toBeChecked()
  await continueButton(page).click()
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
  await expect(page).toHaveURL(step('step-2'))
  await page.goBack()
  await expect(page).toHaveURL(step('step-1'))
  await expect.poll(async () => (await savedAnswers(page)).stepHistory).toEqual(['step-1'])
})

test('Q-28 unreadable progress is ignored silently', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('questionnaire_data', '{"Q1_answer":')
  })
  await page.goto(step('step-1'))
  await page.getByRole('radio', { name: '18 to 74' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-2'))
})

test('Q-28 a returning patient is led to where they left off, or starts again', async ({ page }) => {
  await keepAnswers(page, { Q1_answer: '18-74', stepHistory: ['step-1', 'step-2'] })
  await page.goto(consentPage)
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(step('step-2'))
  await page.goto(consentPage)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveCount(0)
  await page.goto(step('step-1'))
  await expect(page.getByRole('radio', { name: '18 to 74' })).not.toBeChecked()
})

test('the two questions can be answered by keyboard alone', async ({ page }) => {
  await page.goto(consentPage)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(step('step-1'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '18 to 74' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(step('step-2'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(step('step-3'))
})
