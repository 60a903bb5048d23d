import type { Page } from '@playwright/test'
import {
  answerRisks,
  at,
  button,
  choose,
  type Frequency,
  frequencies,
  heading,
  riskPage,
  six,
  sixAnswers,
  storedAnswers,
  welcomePage,
} from './adhd-answers.ts'
import { expect, saveCall, savedAnswers, test } from './journey.ts'
import { expectRead } from './screen-reader.ts'

// Motion is tested where it is the subject.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The options, in the order shown: the label of each, and the stored value. */
const optionsOf = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ labels, value }) => [labels?.[0]?.textContent ?? '', value]),
    )

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const points = (page: Page) => Promise.all([1, 2, 3, 4, 5, 6].map((question) => kept(page, `adhd-q${question}`)))

async function answerSix(page: Page, answers: readonly Frequency[]): Promise<void> {
  for (const [place, answer] of answers.entries()) {
    await expect(page).toHaveURL(at(`question-${place + 1}`))
    await choose(page, answer)
    await button(page, 'Next question').click()
  }
}

test('AD-01 AD-02 AD-03 AD-05 AD-07 without a diagnosis: every step to the booking, saved as it goes', async ({
  page,
}) => {
  await page.goto(welcomePage)
  await expect(page.getByText(/Up to 24 short questions, about 8 minutes/)).toBeVisible()
  await page.getByRole('link', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL('/assessment/consent?flow=adhd')
  await page.getByRole('checkbox').check()
  await button(page, 'Agree and Start Consultation').click()

  await expect(page).toHaveURL(at('diagnosis-status'))
  await expect(button(page, 'Next')).toBeDisabled()
  await choose(page, 'No')
  await button(page, 'Next').click()

  await expect(page).toHaveURL(at('childhood-symptoms'))
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - progressbar "Your assessment"
      - button "Back"
      - group "Do any of these sound like you as a child?":
        - heading [level=1]
        - checkbox "I kept losing things, such as pens, coats or homework" [checked=false]
        - paragraph: or
        - checkbox "No to all" [checked=false]
      - button "Next" [disabled]
      - paragraph: Tick at least one box to continue.`,
  )
  await expect(button(page, 'Next')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I kept losing things' }).check()
  await page.getByRole('checkbox', { name: 'Waiting for my turn' }).check()
  await button(page, 'Next').click()

  await expect(page).toHaveURL(at('self-assessment-intro'))
  await expect(heading(page)).toHaveText(/6 questions about the past 6 months/)
  await button(page, 'Start free assessment').click()

  for (const [place, answer] of (['Never', 'Rarely', 'Sometimes', 'Often', 'Very often', 'Often'] as const).entries()) {
    const number = place + 1
    await expect(page).toHaveURL(at(`question-${number}`))
    await expect(page.getByText(`Question ${number}/6`)).toBeVisible()
    await expect(heading(page)).toBeFocused()
    if (number === 1)
      await expectRead(
        page,
        `
        - main:
          - progressbar "Your assessment"
          - group /how often do you leave the last details unfinished/:
            - heading [level=1]
            - radio "Never" [checked=false]
            - radio "Rarely" [checked=false]
            - radio "Sometimes" [checked=false]
            - radio "Often" [checked=false]
            - radio "Very often" [checked=false]
          - button "Next question" [disabled]`,
      )
    const progress = page.getByRole('progressbar')
    await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((number / 6) * 100)))
    expect(await optionsOf(page)).toEqual(frequencies.map((frequency) => [frequency, frequency]))
    await expect(button(page, 'Next question')).toBeDisabled()
    await choose(page, answer)
    await button(page, 'Next question').click()
  }

  await expect(page).toHaveURL(riskPage)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '85')
  await expect(page.getByText('85%')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const before = {
    adhd_q0: 'no',
    adhd_q0a: ['I kept losing things, such as pens, coats or homework', 'Waiting for my turn felt almost impossible'],
    ...sixAnswers('Never', 'Rarely', 'Sometimes', 'Often', 'Very often', 'Often'),
  }
  expect(await storedAnswers(page)).toEqual(before)
  expect(await points(page)).toEqual(['0', '1', '2', '3', '4', '3'])

  await expect(heading(page)).toBeFocused()
  // Help comes before the first question.
  await expectRead(
    page,
    `
    - main:
      - heading "Your safety and wellbeing" [level=1]
      - region "Need help now? Leave this form":
        - link "Call 999 Emergencies"
        - link "Call 111, option 2 NHS 111"
        - link "Call 116 123 Samaritans"
      - group:
        - radio "Yes" [checked=false]
        - radio "No" [checked=false]
      - button "Next" [disabled]`,
  )
  await answerRisks(page)
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/booking')
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "Book your appointment" [level=1]
      - region "2 more questions, then your result":
        - link "See your self-assessment result"
      - article:
        - heading "Online Adult ADHD Assessment" [level=2]
        - link "Book appointment"`,
  )
  await expect.poll(async () => (await storedAnswers(page))?.adhd_risk_factors).toHaveLength(14)
  const stored = await storedAnswers(page)
  expect(stored).toMatchObject(before)
  expect(stored?.adhd_risk_factors).toContainEqual({ question: 'suicidalIntent', value: 'no' })
  expect(await savedAnswers(page)).toEqual({
    ...stored,
    stepHistory: [
      'diagnosis-status',
      'childhood-symptoms',
      'self-assessment-intro',
      ...[1, 2, 3, 4, 5, 6].map((number) => `question-${number}`),
      'risk-factors',
    ],
  })
})

test('AD-07 answers of both questionnaires are stored side by side, survive a reload, and are resumed from the consent', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/assessment/questionnaire/step-1')
  await choose(page, '18 to 74')
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/assessment/questionnaire/step-2')
  await page.goto(at('diagnosis-status'))
  await choose(page, 'Yes')
  await button(page, 'Next').click()
  await expect(page).toHaveURL(at('question-1'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await savedAnswers(page)).toEqual({
    Q1_answer: '18-74',
    adhd_q0: 'yes',
    stepHistory: ['step-1', 'step-2', 'diagnosis-status', 'question-1'],
  })
  await expect.poll(() => storedAnswers(page)).toEqual({ adhd_q0: 'yes' })
  await choose(page, 'Very often')
  await button(page, 'Next question').click()
  await expect(page).toHaveURL(at('question-2'))
  await choose(page, 'Rarely')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rarely', exact: true })).toBeChecked()
  await page.goto('/assessment/questionnaire/step-2')
  await choose(page, 'White')
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/assessment/questionnaire/step-3')
  expect(await savedAnswers(page)).toMatchObject({ Q1_answer: '18-74', Q2_answer: 'White', adhd_q0: 'yes' })
  await page.goto('/assessment/consent?flow=adhd')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(at('question-3'))
})

test('AD-03 AD-05 R-10 by keyboard alone, with help at the first Tab, from a question to the booking', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(at('question-6'))
  await page.getByRole('radio', { name: 'Never', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Rarely', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Next question')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(riskPage)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: /999/ })).toBeFocused()
  const radios = page.getByRole('radio', { name: 'No', exact: true })
  for (let place = 0; place < 14; place += 1) {
    await radios.nth(place).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/booking')
})

test('AD-02 AD-07 R-11 with a diagnosis the six questions come at once, and changing an answer never counts it twice', async ({
  page,
}) => {
  await page.goto(at('diagnosis-status'))
  await choose(page, 'Yes')
  await button(page, 'Next').click()
  await answerSix(page, six('Very often'))
  await expect(page).toHaveURL(riskPage)
  expect(await points(page)).toEqual(['4', '4', '4', '4', '4', '4'])
  await button(page, 'Back').click()
  await choose(page, 'Never')
  await button(page, 'Next question').click()
  await expect(page).toHaveURL(riskPage)
  await button(page, 'Back').click()
  await choose(page, 'Rarely')
  await button(page, 'Next question').click()
  await expect(page).toHaveURL(riskPage)
  expect(await points(page)).toEqual(['4', '4', '4', '4', '4', '1'])
  await page.goto(at('result'))
  await expect(page.getByRole('img', { name: 'Your score is 21 out of 24: Severe.' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  test('AD-07 R-8 the answer is stored, the patient moves on, and it is sent later, or when any page is opened', {
    tag: '@soak',
  }, async ({ page, context }) => {
    await page.goto(at('question-1'))
    await choose(page, 'Sometimes')
    await context.setOffline(true)
    await button(page, 'Next question').click()
    await expect(page).toHaveURL(at('question-2'))
    await expect(page.getByText('Not saved yet')).toBeVisible()
    expect(await kept(page, 'adhd-q1')).toBe('2')
    await context.setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(() => storedAnswers(page)).toEqual({ adhd_q1: 'Sometimes' })

    await page.route(saveCall, (route) => route.abort())
    await choose(page, 'Often')
    await button(page, 'Next question').click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.unroute(saveCall)
    const saved = page.waitForResponse(saveCall)
    await page.goto('/about-us')
    expect((await saved).status()).toBe(200)
    await expect.poll(() => storedAnswers(page)).toEqual({ adhd_q1: 'Sometimes', adhd_q2: 'Often' })
  })
})

test('AD-02 an unknown step is not found', async ({ request }) => {
  const reply = await request.get(at('question-9'))
  expect(reply.status()).toBe(404)
})
