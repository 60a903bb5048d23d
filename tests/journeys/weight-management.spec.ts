import type { Page } from '@playwright/test'
import type { TextStep } from '#domain/questionnaires/engine/step.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import {
  agreeAndStart,
  continueButton,
  expect,
  expectAccessible,
  keepAnswers,
  readServed,
  saveCall,
  savedAnswers,
  step,
  storedAnswers,
  test,
} from './journey.ts'

// Motion is looked at elsewhere; without it, a long way is walked sooner.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Continue and waits until the question is another one: two in a row may have the same answers. */
async function moveOn(page: Page) {
  const here = page.url()
  await continueButton(page).click()
  await expect(page).not.toHaveURL(here)
}
const choose = async (page: Page, ...labels: string[]) => {
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
  await moveOn(page)
}
const write = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words)
  await moveOn(page)
}
const fillAndContinue = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words)
  await continueButton(page).click()
}
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true })
const toast = (page: Page) => page.locator('[data-variant]')

async function measure(page: Page, kg: string, cm: string) {
  await page.getByLabel('Weight', { exact: true }).fill(kg)
  await page.getByLabel('Height', { exact: true }).fill(cm)
  await page.getByRole('button', { name: 'Calculate BMI' }).click()
}

test('the shortest way from consent to the medication choice', async ({ page }) => {
  await agreeAndStart(page)
  await choose(page, '18 to 74')
  await choose(page, 'White')
  await choose(page, 'Male')
  await expect(page).toHaveURL(step('step-5'))
  await measure(page, '95', '170')
  await expect(toast(page)).toContainText('Your BMI is 32.9.')
  await continueButton(page).click()
  await choose(page, 'I do not have diabetes')
  await choose(page, 'None of these')
  await choose(page, 'None of these')
  await expect(page).toHaveURL(step('previous-weight-loss-medications'))
  await choose(page, 'I have never taken medication to lose weight')
  await expect(page).toHaveURL(step('other-medications-allergies'))
  await choose(page, 'no medication')
  await expect(page).toHaveURL(step('inform-gp'))
  await skip(page).click()
  await expect(page).toHaveURL(step('special-offers'))
  await skip(page).click()
  await expect(page).toHaveURL('/assessment/buy')
  expect(await storedAnswers(page)).toEqual({
    Q1_answer: '18-74',
    Q2_answer: 'White',
    Q3_answer: 'Male',
    Q4_answer: {
      weight: '95',
      weightUnit: 'kg',
      heightCm: '170',
      heightFt: '',
      heightIn: '',
      heightUnit: 'cm',
      bmi: '32.9',
    },
    Q5_answer: 'I do not have diabetes',
    Q6_answer: ['None of these'],
    Q7_answer: ['None of these'],
    Q10_answer: 'I have never taken medication to lose weight',
    Q10b_answer: 'no medication',
  })
})

test('Q-09 to Q-23 the longest way, with a medication of any name', async ({ page }) => {
  test.setTimeout(60_000)
  const name = 'Slim/“Fast” & 50% 💊'
  const named = `?medication=${encodeURIComponent(name)}`
  await page.goto(step('step-7'))
  await choose(page, 'Weight-loss (bariatric) surgery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was your bariatric operation in the last 6 months?')
  await choose(page, 'No')
  await write(page, 'A sleeve in 2019.\nNo complications.')
  await expect(page).toHaveURL(step('step-8'))
  await choose(page, 'A mental health condition')
  await write(page, 'Low at times, doing well now.')
  await choose(page, 'Yes')
  await write(page, 'Gout')
  await expect(page).toHaveURL(step('previous-weight-loss-medications'))
  await choose(page, 'Alli', 'Other')
  await write(page, `  ${name}  `)
  await expect(page).toHaveURL(step(`wegovy-starting-weight${named}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.getByLabel('Weight before starting', { exact: true }).fill('104,5')
  await next(page).click()
  await expect(page).toHaveURL(step(`wegovy-last-dose-timing${named}`))
  await choose(page, '4-6 weeks ago')
  await expect(page).toHaveURL(step(`wegovy-prescribed-dose${named}`))
  await choose(page, 'Other')
  await expect(page).toHaveURL(step(`wegovy-prescribed-dose-other-input${named}`))
  await write(page, '7.5mg')
  await expect(page).toHaveURL(step(`wegovy-continue-dose-preference${named}`))
  await choose(page, 'Keep my dose')
  await expect(page).toHaveURL(step(`medication-side-effects-query${named}`))
  await choose(page, 'Yes')
  await write(page, 'Felt sick for a week 🤢')
  await expect(page).toHaveURL(step('other-medications-allergies'))
  await choose(page, 'allergies')
  await write(page, 'Penicillin: a rash')
  await expect(page).toHaveURL(step('inform-gp'))
  expect(await storedAnswers(page)).toMatchObject({
    Q6b_answer: 'No',
    Q6b1_answer: 'A sleeve in 2019.\nNo complications.',
    Q7a_answer: 'Low at times, doing well now.',
    Q8_answer: 'Yes',
    Q8a_answer: 'Gout',
    Q10_answer: 'Alli, Other',
    Q10a_answer: name,
    Q10b_answer: 'allergies',
    Q10c_answer: 'Penicillin: a rash',
    Q11_answer: `104,5 kg before starting ${name}`,
    Q12_answer: '4-6 weeks ago',
    Q13_answer: 'other',
    Q13a_answer: '7.5mg',
    Q14_answer: 'Keep my dose',
    Q15_answer: 'Yes',
    Q16_answer: 'Felt sick for a week 🤢',
  })
  // Back through the whole of it, each as it was left, the medication still in the address.
  for (const address of [
    'allergies-details',
    'other-medications-allergies',
    'medication-side-effects-details',
    `medication-side-effects-query${named}`,
    `wegovy-continue-dose-preference${named}`,
  ]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(step(address))
  }
  await expect(page.getByLabel('Keep my dose')).toBeChecked()
})

// One step of each kind is read in its colours, as the browser draws it, in large-text.spec.ts.
test('Q-01 every step opens by its address, shows its percentage, and is accessible', async ({ page }) => {
  const steps = Object.values(weightManagement.steps)
  await page.goto(step('step-1'))
  await expect(page.getByText('5%')).toBeVisible()
  expect(
    await readServed(
      page,
      steps.map(({ id }) => step(id)),
    ),
  ).toEqual(
    Object.fromEntries(
      steps.map(({ id, progress }) => [
        step(id),
        { status: 200, progress: String(progress), headings: 1, violations: [] },
      ]),
    ),
  )
})

test.describe('not eligible', () => {
  test('Q-05 NE-01 D-5 pregnancy', async ({ page }) => {
    await page.goto(step('step-3'))
    await choose(page, 'Female')
    await expect(page).toHaveURL(step('step-4'))
    await choose(page, 'Yes')
    await expect(page).toHaveURL('/assessment/not-eligible?reason=pregnancy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Eligible for Larkwell Program')
    await expect(
      page.getByText(
        'Based on your answers to our risk assessment, our online service may not be the safest or most appropriate option for you at this time. We recommend speaking with a local healthcare provider',
      ),
    ).toBeVisible()
    await expect(
      page.getByText('If you are pregnant and using a weight-loss medicine, stop using it now.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Review your answers' }).click()
    await expect(page.getByLabel('Yes')).toBeChecked()
  })

  test('Q-06 NE-02 D-2 R-30 a BMI below 27 gets the words that are true of it', async ({ page }) => {
    const main = page.getByRole('main')
    const coaching = main.getByRole('link', { name: 'Health coaching' })
    // Every boundary is shown in src/web/questionnaire/not-eligible.test.tsx.
    await page.goto(step('step-5'))
    for (const [kg, words, isCoached] of [
      ['53.3', 'Your BMI is below 18.5.', false],
      [
        '53.4',
        "Based on your BMI, you do not require medication for weight loss. You're already within a healthy range, and lifestyle changes may be more appropriate for your goals.",
        true,
      ],
      ['77.8', 'Your BMI is between 25 and 27.', true],
    ] as const) {
      await measure(page, kg, '170')
      await continueButton(page).click()
      await expect(page).toHaveURL('/assessment/not-eligible?reason=bmi_low')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("This treatment isn't recommended for you.")
      await expect(main).toContainText(words)
      await expect(coaching).toHaveCount(isCoached ? 1 : 0)
      await expect(main).toContainText(isCoached ? 'ask your prescriber before stopping it' : 'before your next dose')
      if (!isCoached) {
        await expect(main.getByRole('link', { name: /^Open Beat/ })).toHaveAttribute('href', /beateatingdisorders/)
        await expectAccessible(page, 'main')
      }
      await page.getByRole('button', { name: 'Review your answers' }).click()
      await expect(page.getByLabel('Weight', { exact: true })).toHaveValue(kg)
    }
    await measure(page, '78', '170')
    await moveOn(page)
    await expect(page).toHaveURL(step('step-6'))
    expect((await storedAnswers(page))?.Q4_answer).toMatchObject({ weight: '78', bmi: '27.0' })
  })

  test('Q-08 NE-03 a condition that makes it unsafe', async ({ page }) => {
    await page.goto(step('step-7'))
    await page.getByRole('checkbox', { name: /^Pancreatitis/ }).check()
    await page.getByRole('checkbox', { name: /bariatric/ }).check()
    await continueButton(page).click()
    await expect(page).toHaveURL('/assessment/not-eligible?reason=medical_condition')
    await expect(
      page.getByText(
        "Based on the medical information you've provided, our program may not be the safest option for you. We recommend consulting your GP for a weight loss plan that's better suited to your health needs.",
      ),
    ).toBeVisible()
  })

  // What is said for each reason is shown in src/web/questionnaire/not-eligible.test.tsx.
  test('NE-01 NE-05 any reason says why, what to do, and leads on', async ({ page }) => {
    for (const reason of ['over_74', 'bmi_low', '__proto__', '']) {
      await page.goto(`/assessment/not-eligible?reason=${reason}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        reason === 'bmi_low' ? "This treatment isn't recommended for you." : 'Not Eligible for Larkwell Program',
      )
      await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Review your answers' })).toBeVisible()
    }
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveURL('/')
  })

  test('Q-10 R-9 an operation in the last six months leads home, and says why', async ({ page }) => {
    await page.goto(step('bariatric-surgery-timing'))
    await choose(page, 'Yes')
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toContainText('surgical team')
  })
})

test.describe('the BMI calculator', () => {
  test.beforeEach(async ({ page }) => page.goto(step('step-5')))
  const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate BMI' }).click()

  // Each problem, each unit and each way back is in src/web/questionnaire/weight-management/bmi-question.test.tsx.
  test('VA-02 VA-03 VA-04 says each problem in a toast and beside the field, and lets nobody on without a BMI', async ({
    page,
  }) => {
    const weight = page.getByLabel('Weight', { exact: true })
    await calculate(page)
    await expect(toast(page)).toContainText('Missing InfoPlease provide valid weight')
    await expect(weight).toBeFocused()
    await weight.fill('abc')
    await calculate(page)
    await expect(toast(page)).toContainText('Invalid Weight')
    await expect(page.getByRole('main').getByText('Please enter a valid positive number for weight.')).toBeVisible()
    await measure(page, '95', '170')
    await expect(page.getByLabel('Your BMI')).toHaveValue('32.9')
    await page.getByLabel('Height', { exact: true }).fill('17')
    await expect(page.getByLabel('Your BMI')).toHaveValue('')
    await continueButton(page).click()
    await expect(toast(page)).toContainText('Calculate BMI')
    await expect(toast(page)).toContainText('Please calculate your BMI before proceeding.')
    await expect(page).toHaveURL(step('step-5'))
  })

  test('D-3 E-8 what cannot be is said on leaving the field, kindly, and goes when it is right', async ({ page }) => {
    const [weight, height] = [page.getByLabel('Weight', { exact: true }), page.getByLabel('Height', { exact: true })]
    const main = page.getByRole('main')
    await weight.fill('14')
    await expect(main.getByText('Weight must be')).toHaveCount(0)
    await weight.press('Tab')
    await expect(
      main.getByText('Weight must be between 35 kg and 350 kg. If you mean stones, choose st/lb.'),
    ).toBeVisible()
    await weight.fill('95')
    await expect(main.getByText('Weight must be')).toHaveCount(0)
    await height.fill('1.70')
    await expect(page.getByLabel('Your BMI')).toHaveValue('')
    await continueButton(page).click()
    await expect(toast(page)).toContainText('Please calculate your BMI before proceeding.')
    await expect(height).toBeFocused()
    await expect(main.getByText('Did you mean 170 cm?')).toBeVisible()
    await expect(page).toHaveURL(step('step-5'))
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Yes, 170 cm' }).click()
    await expect(height).toHaveValue('170')
    await expect(height).toBeFocused()
    await expect(page.getByLabel('Your BMI')).toHaveValue('32.9')
    await expect(main.getByText('Did you mean')).toHaveCount(0)
  })

  test('Q-06 takes pounds with the hint, and a comma for a point', async ({ page }) => {
    await expect(page.getByText('Please enter total pounds if using lbs.')).toHaveCount(0)
    await page.getByRole('radio', { name: 'lbs' }).check()
    await expect(page.getByText('Please enter total pounds if using lbs.')).toBeVisible()
    const weight = page.getByLabel('Weight', { exact: true })
    await expect(weight).toHaveAttribute('inputmode', 'decimal')
    await weight.fill('210,5')
    await page.getByLabel('Height', { exact: true }).fill('170')
    await calculate(page)
    await expect(page.getByLabel('Your BMI')).toHaveValue('33.0')
    await expect(page.getByLabel('Your BMI')).toHaveAttribute('readonly')
    await moveOn(page)
    await expect
      .poll(async () => (await storedAnswers(page))?.Q4_answer)
      .toEqual({
        weight: '210,5',
        weightUnit: 'st-lbs',
        heightCm: '170',
        heightFt: '',
        heightIn: '',
        heightUnit: 'cm',
        bmi: '33.0',
      })
  })

  test('E-7 R-32 another unit converts, and stones are a choice that is kept and stored in pounds', async ({
    page,
  }) => {
    const unit = (name: string) => page.getByRole('radio', { name, exact: true }).check()
    await page.getByLabel('Weight', { exact: true }).fill('90,07')
    await page.getByLabel('Height', { exact: true }).fill('170')
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
    expect((await storedAnswers(page))?.Q4_answer).toMatchObject({ weight: '203', weightUnit: 'st-lbs' })
  })
})

test.describe('the other answers with a shape of their own', () => {
  test('Q-17 VA-05 E-7 the starting weight can be given, must be one, and can be skipped', async ({ page }) => {
    await page.goto(step('wegovy-starting-weight'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wegovy')
    await next(page).click()
    await expect(toast(page)).toContainText('Weight Required')
    await expect(toast(page)).toContainText('Please enter your weight or use the skip button.')
    await expect(page).toHaveURL(step('wegovy-starting-weight'))
    await skip(page).click()
    await expect(page).toHaveURL(step('wegovy-last-dose-timing'))
    expect((await savedAnswers(page)).Q11_answer).toBe('Skipped weight entry for Wegovy')
    await page.goBack()
    await page.getByRole('radio', { name: 'lbs' }).check()
    await page.getByLabel('Weight before starting', { exact: true }).fill('230')
    await page.reload()
    await expect(page.getByLabel('Weight before starting', { exact: true })).toHaveValue('230')
    await page.getByRole('radio', { name: 'st/lb' }).check()
    await expect(page.getByLabel('Stones')).toHaveValue('16')
    await expect(page.getByLabel('Pounds')).toHaveValue('6')
    await page.getByRole('radio', { name: 'lbs' }).check()
    await page.getByLabel('Weight before starting', { exact: true }).fill('23')
    await next(page).click()
    await expect(toast(page)).toContainText('Weight must be between 78 lbs and 771 lbs.')
    await page.getByLabel('Weight before starting', { exact: true }).fill('230')
    await expect(page.locator('#weight-error')).toHaveCount(0)
    await next(page).click()
    await expect(page).toHaveURL(step('wegovy-last-dose-timing'))
    expect((await savedAnswers(page)).Q11_answer).toBe('230 lbs before starting Wegovy')
  })

  test('Q-17 Q-21 a medication nobody named leads to whether it is still taken', async ({ page }) => {
    const named = `?medication=${encodeURIComponent('your previously mentioned medication')}`
    await page.goto(step(`wegovy-starting-weight${named}`))
    await skip(page).click()
    await expect(page).toHaveURL(step(`current-medication-status${named}`))
    await choose(page, 'No')
    await expect(page).toHaveURL(step(`medication-side-effects-query${named}`))
    expect((await savedAnswers(page))['current-medication-status']).toBe('no')
  })

  test('Q-19 VA-06 a dose left blank is asked for', async ({ page }) => {
    await page.goto(step('wegovy-prescribed-dose-other-input'))
    await expect(continueButton(page)).toBeDisabled()
    await continueButton(page).click({ force: true })
    await expect(toast(page)).toContainText('Dose Required')
    await expect(toast(page)).toContainText('Please enter the prescribed dose.')
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.getByRole('textbox').fill('7.5mg')
    await expect(continueButton(page)).toBeEnabled()
  })

  test('Q-25 VA-08 E-8 an email address must look like one, or be left out', async ({ page }) => {
    await page.goto(step('special-offers'))
    await page.getByRole('textbox').fill('sam@larkwell')
    await next(page).click()
    await expect(toast(page)).toContainText('Invalid Email')
    await expect(toast(page)).toContainText('Please enter a valid email address or skip.')
    await page.getByRole('textbox').fill('sam@larkwell.ex')
    await expect(page.locator('#special-offers-error')).toHaveCount(0)
    await page.getByRole('textbox').fill('sam')
    await expect(page.locator('#special-offers-error')).toHaveCount(0)
    await page.getByRole('textbox').press('Tab')
    await expect(page.locator('#special-offers-error')).toBeVisible()
    await page.getByRole('textbox').fill(' sam@larkwell.example ')
    await next(page).click()
    await expect(page).toHaveURL('/assessment/buy')
    expect((await storedAnswers(page))?.email).toBe('sam@larkwell.example')
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe('sam@larkwell.example')
  })
})

test('Q-26 exclusive boxes clear each other on the screen', async ({ page }) => {
  await page.goto(step('step-7'))
  const none = page.getByRole('checkbox', { name: 'None of these' })
  const cancer = page.getByRole('checkbox', { name: /^Cancer/ })
  await expect(cancer).toHaveAttribute('value', 'cancer')
  await cancer.check()
  await none.check()
  await expect(cancer).not.toBeChecked()
  await cancer.check()
  await expect(none).not.toBeChecked()
  await page.goto(step('other-medications-allergies'))
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await box(/^Warfarin/).check()
  await box(/^allergies/).check()
  await box(/^no medication/).check()
  await expect(box(/^Warfarin/)).not.toBeChecked()
  await expect(box(/^allergies/)).toBeChecked()
})

test('VA-01 VA-09 free text has six rows, waits for words, and takes ten thousand characters of any script', async ({
  page,
}) => {
  await page.goto(step('thyroid-surgery-details'))
  const box = page.getByRole('textbox')
  await expect(box).toHaveAttribute('rows', '6')
  await expect(continueButton(page)).toBeDisabled()
  await box.fill('  \n ')
  await expect(continueButton(page)).toBeDisabled()
  const words = '👩‍⚕️ Ὀδυσσεύς 漢字 עברית '.repeat(400).slice(0, 10_000)
  await box.fill(words)
  await continueButton(page).click()
  await expect(page).toHaveURL(step('step-8'))
  expect((await storedAnswers(page))?.Q6a_answer).toBe(words)
})

test.describe('when saving fails', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })
  const box = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
  const failed = 'Failed to save progress. Please try again.'

  test('Q-04 Q-11 Q-13 Q-21 most steps move on and tell, and what was answered is saved once it can be', async ({
    page,
  }) => {
    await page.goto(step('bariatric-surgery-details'))
    await page.route(saveCall, (route) => route.abort())
    await write(page, 'Some words')
    await expect(page).toHaveURL(step('step-8'))
    await expect(box(page, failed)).toBeVisible()
    await choose(page, 'A mental health condition')
    await expect(page).toHaveURL(step('mental-health-details'))
    await write(page, 'Other words')
    await expect(page).toHaveURL(step('other-medical-conditions-query'))
    await expect(box(page, failed)).toBeVisible()
    await page.goto(step('current-medication-status'))
    await choose(page, 'Yes')
    await expect(page).toHaveURL(step('medication-side-effects-query'))
    await expect(box(page, failed)).toBeVisible()
    await page.goto(step('step-3'))
    await choose(page, 'Male')
    await expect(page).toHaveURL(step('step-5'))
    await expect(box(page, failed)).toBeVisible()
    await expectAccessible(page, 'main')
    await page.unroute(saveCall)
    await expect(box(page, failed)).toHaveCount(0)
    expect(await storedAnswers(page)).toMatchObject({ Q3_answer: 'Male', Q6b1_answer: 'Some words' })
  })

  test('Q-16 Q-23 R-8 allergies and another medication stay, keep what was written, and go on once it is saved', async ({
    page,
  }) => {
    await page.goto(step('allergies-details'))
    await page.route(saveCall, (route) => route.abort())
    await fillAndContinue(page, 'Nuts')
    await expect(box(page, 'Failed to save your allergies details. Please try again.')).toBeVisible()
    await expect(page).toHaveURL(step('allergies-details'))
    await expect(page.getByRole('textbox')).toHaveValue('Nuts')
    await page.goto(step('other-medication-details'))
    await fillAndContinue(page, 'Orlistat')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page).toHaveURL(step('other-medication-details'))
    await page.unroute(saveCall)
    await continueButton(page).click()
    await expect(page).toHaveURL(step('wegovy-starting-weight?medication=Orlistat'))
  })
})

test('Q-11 C-10 the button says that it is saving, under what a good answer holds', async ({ page }) => {
  await page.route(saveCall, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.goto(step('bariatric-surgery-details'))
  const prompts = weightManagement.steps['bariatric-surgery-details'] as TextStep
  expect(prompts.prompts?.length).toBeGreaterThan(1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([...(prompts.prompts ?? [])])
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-describedby', /hint/)
  await fillAndContinue(page, 'A sleeve')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(page).toHaveURL(step('step-8'))
  expect((await storedAnswers(page))?.Q6b1_answer).toBe('A sleeve')
})

test('E-18 Q-09 conditions of one sex are offered to it alone, also when it is changed', async ({ page }) => {
  await page.goto(step('step-3'))
  await choose(page, 'Female')
  await page.goto(step('step-8'))
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect(page.getByRole('checkbox')).toHaveCount(14)
  await expect(box('Erectile dysfunction')).toHaveCount(0)
  await box('Polycystic ovary syndrome (PCOS)').check()
  await box('Joint pain').check()
  await page.goto(step('step-3'))
  await choose(page, 'Male')
  await page.goto(step('step-8'))
  await expect(box('Erectile dysfunction')).toBeVisible()
  await expect(box('Polycystic ovary syndrome (PCOS)')).toHaveCount(0)
  await expect(box('Joint pain')).toBeChecked()
  await moveOn(page)
  await expect.poll(async () => (await storedAnswers(page))?.Q7_answer).toEqual(['Joint pain'])
})

test('R-16 D-4 answers kept by an earlier version are taken up, and asked again where the question differs', async ({
  page,
}) => {
  await keepAnswers(page, {
    Q3_answer: 'Male',
    Q5_answer: 'I have type 2 diabetes and take tablets or no medicine for it',
    stepHistory: ['step-1', 'step-6'],
  })
  await page.goto(step('step-6'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedAnswers(page)).toEqual({ Q3_answer: 'Male' })
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await choose(page, 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide')
  await expect(page).toHaveURL(step('step-7'))
})

test('changing an earlier answer takes the route it leads to, and keeps the later ones', async ({ page }) => {
  await page.goto(step('step-3'))
  await choose(page, 'Female')
  await choose(page, 'No')
  await expect(page).toHaveURL(step('step-5'))
  await page.goto(step('step-3'))
  await choose(page, 'Male')
  await expect(page).toHaveURL(step('step-5'))
  expect(await storedAnswers(page)).toMatchObject({ Q3_answer: 'Male', Q3a_answer: 'no' })
})
