import type { Locator } from '@playwright/test'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { choose, next, skip, write } from './answering.ts'
import { freshPhone } from './customer.ts'
import { consentPage, continueButton, expect, keepAnswers, readServed, step, storedAnswers, test } from './journey.ts'
import { expectRead, heading } from './screen-reader.ts'

// Motion is tested elsewhere; without it, a long route runs faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** From the home page to paying for the first month: nothing is filled in before, and every step takes a press. */
const mostTaps = 40
const mostScreens = 19

test('U-9 from the home page to paid in 40 taps and 19 screens at most, on a phone, by the specified buttons', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 390, height: 664 })
  // Other journeys begin after the consent page.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') === null) localStorage.removeItem('questionnaire_consent')
    sessionStorage.setItem('begun', '')
  })
  let taps = 0
  const seen = new Set<string>()
  /** An address, and on the order summary the step it shows. */
  async function see(what: string | RegExp) {
    await expect(page).toHaveURL(what)
    const [said = ''] = /Step \d of \d/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
    seen.add(`${new URL(page.url()).pathname} ${said}`)
  }
  async function press(what: Locator) {
    taps += 1
    await what.click()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** A field that already has focus is typed into without a press. */
  async function fill(label: string, value: string) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toBeVisible()
    if (!(await field.evaluate((element) => element === document.activeElement))) await press(field)
    await page.keyboard.type(value)
  }
  /** An answer and Continue. */
  async function choose(at: string, label: string) {
    await see(step(at))
    await expect(page.locator('input:checked')).toHaveCount(0)
    await press(page.getByText(label, { exact: true }))
    await expect(page).toHaveURL(step(at))
    await press(continueButton(page))
  }

  await page.goto('/')
  await see('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Get started' }).first())
  await see('/get-started')
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /weight management/i })
      .first(),
  )
  await see('/weight-management')
  await press(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first())
  await see(consentPage)
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - banner:
      - navigation "Main"
    - main:
      - button "Back"
      - heading "Before we start" [level=1]
      - checkbox "I have read and agree to all the points above." [checked=false]
      - button "Agree and Start Consultation" [disabled]
      - paragraph: Tick the box to continue.
    - contentinfo`,
  )
  await press(page.getByText('I have read and agree to all the points above.'))
  await press(button('Agree and Start Consultation'))
  await see(step('step-1'))
  await expectRead(
    page,
    `
    - banner:
      - status
    - main:
      - progressbar "Your assessment"
      - button "Back"
      - group "How old are you?":
        - heading "How old are you?" [level=1]
        - radio "Under 18" [checked=false]
        - radio "18 to 74" [checked=false]
        - radio "75 or above" [checked=false]
      - button "Continue" [disabled]
      - paragraph: Choose an answer to continue.`,
  )
  await choose('step-1', '18 to 74')
  await see(step('step-2'))
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - banner:
      - status: Saved
    - main:
      - progressbar "Your assessment"
      - group "Which of these best describes your ethnicity?":
        - heading [level=1]
        - radio "White" [checked=false]`,
  )
  await choose('step-2', 'White')
  await choose('step-3', 'Male')
  await see(step('step-5'))
  await fill('Weight', '95.4')
  await fill('Height', '170')
  await expect(page.getByLabel('Your BMI')).toHaveValue('33.0')
  await expectRead(
    page,
    `
    - main:
      - heading "What are your weight and height?" [level=1]
      - 'group "Weight: unit"':
        - radio "kg" [checked]
      - textbox "Weight": "95.4"
      - 'group "Height: unit"':
        - radio "cm" [checked]
      - textbox "Height": "170"
      - button "Calculate BMI"
      - textbox "Your BMI": "33.0"
      - paragraph: Your BMI is 33.0.
      - button "Continue"`,
  )
  await press(continueButton(page))
  await choose('step-6', 'I do not have diabetes')
  await choose('step-7', 'None of these')
  await choose('step-8', 'None of these')
  await choose('previous-weight-loss-medications', 'I have never taken medication to lose weight')
  await choose('other-medications-allergies', 'no medication')
  await see(step('inform-gp'))
  await press(skip(page))
  await see(step('special-offers'))
  await press(skip(page))
  await see('/assessment/buy')
  await expect
    .poll(() => storedAnswers(page))
    .toEqual({
      Q1_answer: '18-74',
      Q2_answer: 'White',
      Q3_answer: 'Male',
      Q4_answer: {
        weight: '95.4',
        weightUnit: 'kg',
        heightCm: '170',
        heightFt: '',
        heightIn: '',
        heightUnit: 'cm',
        bmi: '33.0',
      },
      Q5_answer: 'I do not have diabetes',
      Q6_answer: ['None of these'],
      Q7_answer: ['None of these'],
      Q10_answer: 'I have never taken medication to lose weight',
      Q10b_answer: 'no medication',
    })
  await expectRead(
    page,
    `
    - main:
      - link "Back to Questionnaire"
      - heading "Choose your treatment" [level=1]
      - group "Choose your treatment":
        - radio "Mounjaro" [checked]
        - button "Learn More about Mounjaro"
        - radio "Wegovy" [checked=false]
        - button "Learn More about Wegovy"
      - region "What to expect":
        - 'table "Mounjaro: the price of each dose, one pen at a time"':
          - rowgroup:
            - row "Weeks Dose Price"
          - rowgroup:
            - row "1-4 2.5mg £209"
      - status
      - button "Continue with Mounjaro"`,
  )
  await press(button('Continue with Mounjaro'))
  await see(/order-summary/)
  await fill('Mobile phone number', freshPhone())
  await press(button('Send me a code'))
  const shown = await page.getByText('Demo: your code is').textContent()
  await see(/order-summary/)
  await expectRead(
    page,
    `
    - main:
      - heading "Your order summary" [level=1]
      - region "Enter your code":
        - paragraph: Step 1 of 3
        - textbox "Six-digit code"
        - button "Verify"
      - complementary "Order summary":
        - term: Total for the first month
        - definition: £125.00`,
  )
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await fill('Six-digit code', /\d{6}/.exec(shown ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeFocused()
  await see(/order-summary/)
  await fill('Email address', `taps.${Date.now()}@larkwell.example`)
  await fill('Password', 'three-green-herons-7')
  await fill('Legal first name', 'Sam')
  await fill('Legal surname', 'Heron')
  // Answers of the first questions are not asked again.
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await fill('Day', '27031985')
  await expect(page.getByLabel('Year')).toHaveValue('1985')
  await fill('Address', '1 Lark Lane')
  await fill('Town or city', 'Leeds')
  await fill('Postcode', 'ls1 4ap')
  await press(page.getByRole('checkbox', { name: /I agree to the terms of use/ }))
  await press(button('Continue to payment'))
  await expect(page.getByLabel('Card number')).toBeFocused()
  seen.add('the card')
  await expectRead(
    page,
    `
    - dialog "Pay by card":
      - heading "Pay by card" [level=2]
      - button "Close"
      - textbox "Card number"
      - textbox "Expiry date"
      - textbox "Security code"
      - button "Pay £125.00"`,
  )
  await fill('Card number', '4242424242424242')
  await fill('Expiry date', '1234')
  await fill('Security code', '123')
  await press(page.getByRole('button', { name: /^Pay £/ }))
  await expect(page.getByText('Payment successful!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Thank you. We have your order.' })).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - region "Thank you. We have your order.":
        - paragraph: /£125\\.00 is authorised, not charged/
        - term: Reference
        - definition: /LW-\\w+/
        - paragraph: Your turn
        - link "Start the first task"
      - heading "Feel like yourself again." [level=1]`,
  )
  expect(taps).toBeLessThanOrEqual(mostTaps)
  expect(seen.size, [...seen].join(', ')).toBeLessThanOrEqual(mostScreens)
})

test('Q-09 to Q-23 the longest route, with a medication of any name', { tag: '@soak' }, async ({ page }) => {
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
  await expect
    .poll(() => storedAnswers(page))
    .toMatchObject({
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
  // Back through all of it, each step as it was left, the medication still in the address.
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

// One step of each kind is checked with its colours in large-text.spec.ts.
test('Q-01 every step opens by its address, shows its percentage, and is accessible', { tag: '@soak' }, async ({
  page,
}) => {
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

test('R-16 D-4 answers stored by an earlier version are resumed, and asked again where the question differs', async ({
  page,
}) => {
  await keepAnswers(page, {
    Q3_answer: 'Male',
    Q5_answer: 'I have type 2 diabetes and take tablets or no medicine for it',
    stepHistory: ['step-1', 'step-6'],
  })
  await page.goto(step('step-6'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => storedAnswers(page)).toEqual({ Q3_answer: 'Male' })
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await choose(page, 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide')
  await expect(page).toHaveURL(step('step-7'))
})
