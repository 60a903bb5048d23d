import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { choose, measure, next, skip, toast, write } from './answering.ts'
import { agreeAndStart, continueButton, expect, keepAnswers, readServed, step, storedAnswers, test } from './journey.ts'

// Motion is looked at elsewhere; without it, a long way is walked sooner.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  await expect
    .poll(() => storedAnswers(page))
    .toEqual({
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
  await expect.poll(() => storedAnswers(page)).toEqual({ Q3_answer: 'Male' })
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await choose(page, 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide')
  await expect(page).toHaveURL(step('step-7'))
})
