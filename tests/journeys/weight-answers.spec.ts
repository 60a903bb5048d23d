import type { Page } from '@playwright/test'
import { choose, measure, moveOn, next, skip, toast, write } from './answering.ts'
import {
  continueButton,
  expect,
  expectAccessible,
  saveCall,
  savedAnswers,
  step,
  storedAnswers,
  test,
} from './journey.ts'

// Motion is tested elsewhere; without it, a long route runs faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The words for each reason, and every boundary of the BMI, are tested in src/web/questionnaire/not-eligible.test.tsx.
test('D-2 D-5 Q-05 Q-06 Q-08 Q-10 NE-01 NE-02 NE-03 NE-05 R-9 R-30 a patient who cannot be treated is told why, and finds alternatives', async ({
  page,
}) => {
  const [main, title] = [page.getByRole('main'), page.getByRole('heading', { level: 1 })]
  const review = page.getByRole('button', { name: 'Review your answers' })
  await page.goto(step('step-3'))
  await choose(page, 'Female')
  await expect(page).toHaveURL(step('step-4'))
  await choose(page, 'Yes')
  await expect(page).toHaveURL('/assessment/not-eligible?reason=pregnancy')
  await expect(title).toHaveText('Not Eligible for Larkwell Program')
  await expect(main).toContainText(
    'Based on your answers to our risk assessment, our online service may not be the safest or most appropriate option for you at this time. We recommend speaking with a local healthcare provider',
  )
  await expect(main).toContainText('If you are pregnant and using a weight-loss medicine, stop using it now.')
  await review.click()
  await expect(page.getByLabel('Yes')).toBeChecked()

  // A changed earlier answer takes its own route, and keeps the later answers.
  await choose(page, 'No')
  await expect(page).toHaveURL(step('step-5'))
  await page.goto(step('step-3'))
  await choose(page, 'Male')
  await expect(page).toHaveURL(step('step-5'))
  // It is sent while the next question is shown.
  await expect.poll(() => storedAnswers(page)).toMatchObject({ Q3_answer: 'Male', Q3a_answer: 'no' })

  for (const [kg, words] of [
    ['53.3', 'Your BMI is below 18.5.'],
    ['77.8', 'Your BMI is between 25 and 27.'],
  ] as const) {
    await measure(page, kg, '170')
    await continueButton(page).click()
    await expect(page).toHaveURL('/assessment/not-eligible?reason=bmi_low')
    await expect(title).toHaveText("This treatment isn't recommended for you.")
    await expect(main).toContainText(words)
    await expectAccessible(page, 'main')
    await review.click()
    await expect(page.getByLabel('Weight', { exact: true })).toHaveValue(kg)
  }
  await measure(page, '78', '170')
  await moveOn(page)
  await expect(page).toHaveURL(step('step-6'))
  await expect.poll(async () => (await storedAnswers(page))?.Q4_answer).toMatchObject({ weight: '78', bmi: '27.0' })

  await page.goto(step('step-7'))
  await page.getByRole('checkbox', { name: /^Pancreatitis/ }).check()
  await page.getByRole('checkbox', { name: /bariatric/ }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL('/assessment/not-eligible?reason=medical_condition')
  await expect(main).toContainText(
    "Based on the medical information you've provided, our program may not be the safest option for you. We recommend consulting your GP for a weight loss plan that's better suited to your health needs.",
  )
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')

  await page.goto(step('bariatric-surgery-timing'))
  await choose(page, 'Yes')
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('surgical team')
})

// Each problem, each unit and each conversion back is tested in
// src/web/questionnaire/weight-management/bmi-question.test.tsx.
test('D-3 E-7 E-8 Q-06 VA-02 VA-03 VA-04 R-32 the BMI calculator says each problem beside its field, and keeps and stores what was chosen', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(step('step-5'))
  const [weight, height] = [page.getByLabel('Weight', { exact: true }), page.getByLabel('Height', { exact: true })]
  const [main, bmi] = [page.getByRole('main'), page.getByLabel('Your BMI')]
  const unit = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Calculate BMI' }).click()
  await expect(toast(page)).toContainText('Missing InfoPlease provide valid weight')
  await expect(weight).toBeFocused()
  await weight.fill('14')
  await weight.press('Tab')
  await expect(
    main.getByText('Weight must be between 35 kg and 350 kg. If you mean stones, choose st/lb.'),
  ).toBeVisible()
  await measure(page, '95', '170')
  await expect(main.getByText('Weight must be')).toHaveCount(0)
  await expect(bmi).toHaveValue('32.9')
  await height.fill('1.70')
  await expect(bmi).toHaveValue('')
  await continueButton(page).click()
  await expect(toast(page)).toContainText('Please calculate your BMI before proceeding.')
  await expect(page).toHaveURL(step('step-5'))
  await expect(height).toBeFocused()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Yes, 170 cm' }).click()
  await expect(height).toHaveValue('170')
  await expect(height).toBeFocused()
  await expect(bmi).toHaveValue('32.9')

  await weight.fill('90,07')
  await unit('st/lb')
  await expect(page.getByLabel('Stones')).toHaveValue('14')
  await expect(page.getByLabel('Pounds')).toHaveValue('2.6')
  await unit('ft/in')
  await expect(page.getByLabel('Inches')).toHaveValue('6.9')
  await expect(page.getByText('Height', { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByLabel('Pounds').fill('7')
  await page.reload()
  await expect(page.getByLabel('Stones')).toHaveValue('14')
  await expect(page.getByLabel('Pounds')).toHaveValue('7')
  await moveOn(page)
  await expect
    .poll(async () => (await storedAnswers(page))?.Q4_answer)
    .toMatchObject({ weight: '203', weightUnit: 'st-lbs' })

  await page.goBack()
  await unit('lbs')
  await weight.fill('210,5')
  await unit('cm')
  await height.fill('170')
  await expect(bmi).toHaveValue('33.0')
  await moveOn(page)
  await expect
    .poll(async () => (await storedAnswers(page))?.Q4_answer)
    .toMatchObject({ weight: '210,5', weightUnit: 'st-lbs', heightCm: '170', heightUnit: 'cm', bmi: '33.0' })
})

// Other states are covered by component tests beside each question.
test('E-8 Q-17 Q-19 Q-21 Q-25 Q-26 VA-01 VA-05 VA-06 VA-08 VA-09 a missing or wrong answer is reported, kept over a reload, and saved once it is right', async ({
  page,
}) => {
  await page.goto(step('wegovy-starting-weight'))
  await next(page).click()
  await expect(toast(page)).toContainText('Weight Required')
  await page.getByRole('radio', { name: 'lbs' }).check()
  await page.getByLabel('Weight before starting', { exact: true }).fill('230')
  await page.reload()
  await expect(page.getByLabel('Weight before starting', { exact: true })).toHaveValue('230')
  await next(page).click()
  await expect(page).toHaveURL(step('wegovy-last-dose-timing'))
  expect((await savedAnswers(page)).Q11_answer).toBe('230 lbs before starting Wegovy')

  const named = `?medication=${encodeURIComponent('your previously mentioned medication')}`
  await page.goto(step(`wegovy-starting-weight${named}`))
  await skip(page).click()
  await expect(page).toHaveURL(step(`current-medication-status${named}`))
  await choose(page, 'No')
  await expect(page).toHaveURL(step(`medication-side-effects-query${named}`))

  await page.goto(step('wegovy-prescribed-dose-other-input'))
  await continueButton(page).click({ force: true })
  await expect(toast(page)).toContainText('Dose Required')
  await expect(page.getByRole('textbox')).toBeFocused()

  await page.goto(step('step-7'))
  const [none, cancer] = [page.getByLabel('None of these'), page.getByRole('checkbox', { name: /^Cancer/ })]
  await cancer.check()
  await none.check()
  await expect(cancer).not.toBeChecked()

  await page.goto(step('thyroid-surgery-details'))
  await expect(page.getByRole('textbox')).toHaveAttribute('rows', '6')
  await expect(continueButton(page)).toBeDisabled()
  const words = '👩‍⚕️ Ὀδυσσεύς 漢字 עברית '.repeat(400).slice(0, 10_000)
  await write(page, words)
  await expect(page).toHaveURL(step('step-8'))
  await expect.poll(async () => (await storedAnswers(page))?.Q6a_answer).toBe(words)

  await page.goto(step('special-offers'))
  await page.getByRole('textbox').fill('sam@larkwell')
  await next(page).click()
  await expect(toast(page)).toContainText('Invalid Email')
  await page.getByRole('textbox').fill(' sam@larkwell.example ')
  await next(page).click()
  await expect(page).toHaveURL('/assessment/buy')
  await expect.poll(async () => (await storedAnswers(page))?.email).toBe('sam@larkwell.example')
})

test.describe('when saving fails', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })
  const box = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

  // Every such step is tested in src/web/questionnaire/saving.test.tsx and text-question.test.tsx.
  test('Q-11 Q-13 Q-16 Q-23 R-8 after a failed save most steps move on with a notice, a few stay, and the answer is saved once possible', async ({
    page,
  }) => {
    await page.goto(step('bariatric-surgery-details'))
    await page.route(saveCall, (route) => route.abort())
    await write(page, 'Some words')
    await expect(page).toHaveURL(step('step-8'))
    await expect(box(page, 'Failed to save progress. Please try again.')).toBeVisible()
    await expectAccessible(page, 'main')
    await choose(page, 'A mental health condition')
    await write(page, 'Other words')
    await expect(page).toHaveURL(step('other-medical-conditions-query'))
    await expect(box(page, 'Failed to save progress. Please try again.')).toBeVisible()
    await page.goto(step('allergies-details'))
    await page.getByRole('textbox').fill('Nuts')
    await continueButton(page).click()
    await expect(box(page, 'Failed to save your allergies details. Please try again.')).toBeVisible()
    await expect(page).toHaveURL(step('allergies-details'))
    await page.unroute(saveCall)
    await continueButton(page).click()
    await expect(page).toHaveURL(step('inform-gp'))
    await expect.poll(() => storedAnswers(page)).toMatchObject({ Q6b1_answer: 'Some words', Q10c_answer: 'Nuts' })
  })
})
