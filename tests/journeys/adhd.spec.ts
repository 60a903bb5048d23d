import type { Page } from '@playwright/test'
import { riskAnswers } from '#domain/questionnaires/adhd/sample-answers.ts'
import { expect, expectAccessible, keepAnswers, saveCall, savedAnswers, test } from './journey.ts'

// Motion is looked at where it is the subject.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const frequencies = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'] as const
type Frequency = (typeof frequencies)[number]

const at = (step: string) => `/assessment/adhd/${step}`
const welcomePage = '/assessment/adhd-welcome'
const riskPage = at('risk-factors')
const helpPage = '/assessment/not-eligible?reason=adhd_risk_factors'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

/** What can be chosen, in the order it is shown: what is read beside each, and what is stored for it. */
const optionsOf = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ labels, value }) => [labels?.[0]?.textContent ?? '', value]),
    )

async function storedAnswers(page: Page): Promise<Record<string, unknown> | null> {
  const reply = await page.request.post('/api/load_answers', { data: { questionnaire_type: 'adhd' } })
  const { data } = await reply.json()
  return data.ansData === null ? null : JSON.parse(data.ansData)
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const points = (page: Page) => Promise.all([1, 2, 3, 4, 5, 6].map((question) => kept(page, `adhd-q${question}`)))

async function answerSix(page: Page, answers: readonly Frequency[]): Promise<void> {
  for (const [place, answer] of answers.entries()) {
    await expect(page).toHaveURL(at(`question-${place + 1}`))
    await choose(page, answer)
    await button(page, 'Next question').click()
  }
}

const six = (answer: Frequency) => Array.from({ length: 6 }, () => answer)

/** Puts answers on the device, as an earlier visit would have left them. */
const arriveWith = (page: Page, answers: object) => keepAnswers(page, { stepHistory: ['diagnosis-status'], ...answers })

const sixAnswers = (...given: readonly Frequency[]) =>
  Object.fromEntries(given.map((answer, place) => [`adhd_q${place + 1}`, answer]))

/** All at once, in the page: that they answer to a finger and to the keyboard is shown one by one elsewhere. */
async function answerRisks(page: Page, yes: readonly number[] = []): Promise<void> {
  const questions = page.getByRole('main').locator('fieldset')
  await expect(questions).toHaveCount(14)
  await questions.evaluateAll((all, chosen) => {
    for (const [place, question] of all.entries()) {
      const radios = [...question.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      const wanted = chosen.includes(place) ? 'Yes' : 'No'
      radios.find(({ labels }) => labels?.[0]?.textContent === wanted)?.click()
    }
  }, yes)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(14)
}

/** In sight as the page stands: nothing to scroll, nothing in front of it. */
async function expectInSight(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name })
  await expect(link).toBeInViewport({ ratio: 1 })
  const isUncovered = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + Math.min(width / 2, 40), y + height / 2))
  })
  expect(isUncovered).toBe(true)
}

async function expectHelpInSight(page: Page): Promise<void> {
  // On a new page the way up is a smooth one.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const [name, href] of [
    [/999/, 'tel:999'],
    [/111, option 2/, 'tel:111'],
    [/116 123.*Samaritans/, 'tel:116123'],
    [/85258.*Shout/, 'sms:85258'],
  ] as const) {
    await expectInSight(page, name)
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('main').getByText('Ask your GP')).toBeInViewport({ ratio: 1 })
}

test('AD-01 AD-02 AD-03 AD-05 AD-07 without a diagnosis: every step to the booking, saved as it goes', async ({
  page,
}) => {
  await page.goto(welcomePage)
  await expect(page.getByText(/At most 24 short questions, about 8 minutes/)).toBeVisible()
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

  await answerRisks(page)
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/booking')
  const stored = await storedAnswers(page)
  expect(stored).toMatchObject(before)
  expect(stored?.adhd_risk_factors).toHaveLength(14)
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

test('AD-02 “No to all” clears the others, and any other clears it', async ({ page }) => {
  await page.goto(at('childhood-symptoms'))
  const none = page.getByRole('checkbox', { name: 'No to all', exact: true })
  const forgot = page.getByRole('checkbox', { name: /^I forgot/ })
  const restless = page.getByRole('checkbox', { name: /^Sitting still/ })
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  await forgot.check()
  await restless.check()
  await none.check()
  await expect(forgot).not.toBeChecked()
  await expect(restless).not.toBeChecked()
  await expect(button(page, 'Next')).toBeEnabled()
  await restless.check()
  await expect(none).not.toBeChecked()
  await restless.uncheck()
  await expect(button(page, 'Next')).toBeDisabled()
})

test('AD-03 Back leads to the welcome from question 1, and elsewhere one step', async ({ page }) => {
  const given = ['Often', 'Never', 'Very often', 'Rarely', 'Sometimes', 'Often'] as const
  const questions = given.map((_, place) => `question-${place + 1}`)
  await arriveWith(page, {
    adhd_q0: 'no',
    adhd_q0a: ['No to all'],
    ...sixAnswers(...given),
    stepHistory: ['diagnosis-status', 'childhood-symptoms', 'self-assessment-intro', ...questions, 'risk-factors'],
  })
  await page.goto(riskPage)
  for (const [place, answer] of [...given.entries()].reverse()) {
    await button(page, 'Back').click()
    await expect(page).toHaveURL(at(`question-${place + 1}`))
    await expect(page.getByRole('radio', { name: answer, exact: true })).toBeChecked()
  }
  await button(page, 'Back').click()
  await expect(page).toHaveURL(welcomePage)

  for (const [from, to] of [
    ['self-assessment-intro', at('childhood-symptoms')],
    ['childhood-symptoms', at('diagnosis-status')],
    ['diagnosis-status', '/assessment/consent?flow=adhd'],
    ['question-7', '/booking'],
  ] as const) {
    await page.goto(at(from))
    await button(page, 'Back').click()
    await expect(page).toHaveURL(to)
  }
})

test('AD-07 what was answered is there again after a reload, and can be taken up from the consent', async ({
  page,
}) => {
  await page.goto(at('diagnosis-status'))
  await choose(page, 'Yes')
  await button(page, 'Next').click()
  await choose(page, 'Very often')
  await button(page, 'Next question').click()
  await expect(page).toHaveURL(at('question-2'))
  await choose(page, 'Rarely')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rarely', exact: true })).toBeChecked()
  await page.goto('/assessment/consent?flow=adhd')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(at('question-3'))
})

test('AD-07 answers of both questionnaires live side by side', async ({ page }) => {
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
  expect(await storedAnswers(page)).toEqual({ adhd_q0: 'yes' })
  await page.goto('/assessment/questionnaire/step-2')
  await choose(page, 'White')
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/assessment/questionnaire/step-3')
  expect(await savedAnswers(page)).toMatchObject({ Q1_answer: '18-74', Q2_answer: 'White', adhd_q0: 'yes' })
  await page.goto(at('diagnosis-status'))
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
})

test('AD-03 AD-05 R-10 by keyboard alone, with help at the first Tab, from a question to the booking', async ({
  page,
}) => {
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

test.describe('without a connection', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  test('AD-07 R-8 the answer is kept, the person goes on, and it is sent later', async ({ page, context }) => {
    await page.goto(at('question-1'))
    await choose(page, 'Sometimes')
    await context.setOffline(true)
    await button(page, 'Next question').click()
    await expect(page).toHaveURL(at('question-2'))
    await expect(page.getByText('Not saved yet')).toBeVisible()
    expect(await kept(page, 'adhd-q1')).toBe('2')
    await context.setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await storedAnswers(page)).toEqual({ adhd_q1: 'Sometimes' })
  })

  test('AD-07 R-8 an answer that could not be saved is sent when any page is opened', async ({ page }) => {
    await page.goto(at('question-1'))
    await page.route(saveCall, (route) => route.abort())
    await choose(page, 'Often')
    await button(page, 'Next question').click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.unroute(saveCall)
    const saved = page.waitForResponse(saveCall)
    await page.goto('/about-us')
    expect((await saved).status()).toBe(200)
    expect(await storedAnswers(page)).toEqual({ adhd_q1: 'Often' })
  })

  test('R-10 a Yes brings the page with help even then', async ({ page, context }) => {
    await page.goto(riskPage)
    await answerRisks(page, [4])
    await context.setOffline(true)
    await button(page, 'Next').click()
    await expect(page).toHaveURL(helpPage)
    await expect(heading(page)).toHaveText('Please get help now')
    await expectHelpInSight(page)
  })
})

test('F-7 D-1 AD-05 R-10 the risk questions begin with a title, help in sight under it, and how many are left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(riskPage)
  await expect(page.getByText('Part 2 of 2')).toBeInViewport({ ratio: 1 })
  await expect(heading(page)).toBeInViewport({ ratio: 1 })
  for (const name of [/999/, /111, option 2/, /116 123/, /85258/]) await expectInSight(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectHelpInSight(page)
  const order = await page
    .getByRole('main')
    .locator('h1, a[href^="tel:"], fieldset')
    .evaluateAll((found) =>
      found.map(({ tagName }, place) => ({ tagName, top: found[place]?.getBoundingClientRect().top })),
    )
  expect(order[0]?.tagName).toBe('H1')
  expect(order[1]?.tagName).toBe('A')
  expect(order[0]?.top).toBeLessThan(order[1]?.top ?? 0)
  await expect(page.getByText(/Nobody at \S+ reads them unless you book an appointment/)).toBeVisible()
  await page.getByText('Outside England and Wales').click()
  await expect(page.getByRole('link', { name: /0808 808 8000.*Lifeline, Northern Ireland/ })).toBeVisible()
  await expect(page.getByText('14 questions are not answered yet.')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  const questions = page.getByRole('main').locator('fieldset')
  for (let place = 0; place < 13; place += 1) {
    await questions.nth(place).getByRole('radio', { name: 'No', exact: true }).check()
  }
  await expect(page.getByText('1 question is not answered yet.')).toBeVisible()
  await expect(button(page, 'Next')).toBeDisabled()
  await page.reload()
  await expect(page.getByText('1 question is not answered yet.')).toBeVisible()
  await questions.last().getByRole('radio', { name: 'No', exact: true }).check()
  await expect(button(page, 'Next')).toBeEnabled()
})

test('D-12 AD-05 R-10 NE-04 any Yes leads to help first, and to the answers as they were given', async ({ page }) => {
  await page.goto(riskPage)
  await answerRisks(page, [3])
  await button(page, 'Next').click()
  await expect(page).toHaveURL(helpPage)
  await expect(heading(page)).toHaveText('Please get help now')
  await expect(heading(page)).toBeFocused()
  await expectHelpInSight(page)
  await expect(page.getByText(/Nobody will call you from here\./)).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Review your answers')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
  const title = page.getByRole('heading', { name: 'Thank you for telling us' })
  const help = page.getByRole('main').getByRole('link', { name: /85258/ })
  expect((await help.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
  await expectAccessible(page, 'main')
  await expect
    .poll(async () => (await storedAnswers(page))?.adhd_risk_factors)
    .toContainEqual({
      question: 'suicidalIdeas',
      value: 'yes',
    })

  await button(page, 'Review your answers').click()
  await expect(page).toHaveURL(riskPage)
  const yes = page.getByRole('radio', { name: 'Yes', exact: true })
  await expect(yes.nth(3)).toBeChecked()
  await expect(page.getByRole('radio', { name: 'No', exact: true, checked: true })).toHaveCount(13)
})

test('F-8 D-12 R-10 whoever is homeless is met with help for that, and not with words about suicide', async ({
  page,
}) => {
  await arriveWith(page, {
    adhd_q0: 'yes',
    ...sixAnswers(...six('Often')),
    adhd_risk_factors: riskAnswers('homeless', 'physicalProblems'),
  })
  await page.goto(helpPage)
  await expect(heading(page)).toHaveText('Help with somewhere to live')
  const main = page.getByRole('main')
  const shelter = main.getByRole('link', { name: /Shelter \(England\)/ })
  await expect(shelter).toHaveAttribute('href', 'https://england.shelter.org.uk')
  await expect(shelter).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: /999.*chest pain/ })).toHaveAttribute('href', 'tel:999')
  await expect(main.getByText(/hurt yourself|suicid/)).toHaveCount(0)
  for (const href of ['tel:111', 'tel:116123', 'sms:85258']) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expectAccessible(page, 'main')
})

test('R-10 NE-04 help is there before any script has run, and whatever becomes of it', async ({ page, browser }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const still = await bare.newPage()
  const { origin } = new URL((await page.request.get(riskPage)).url())
  for (const path of [riskPage, helpPage]) {
    await still.goto(origin + path)
    for (const href of ['tel:999', 'tel:111', 'tel:116123', 'sms:85258']) {
      await expect(still.locator(`main a[href="${href}"]`).first()).toBeInViewport({ ratio: 1 })
    }
  }
  await bare.close()
})

test('AD-04 R-11 questions 7 and 8 lead to the result', async ({ page }) => {
  await arriveWith(page, sixAnswers(...six('Sometimes')))
  await page.goto(at('question-7'))
  await expect(page.getByText('Question 7/8')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '88')
  await expect(button(page, 'Next question')).toBeDisabled()
  await choose(page, 'Yes')
  await button(page, 'Next question').click()
  await expect(page).toHaveURL(at('question-8'))
  await expect(heading(page)).toHaveText('Are you over 18 years old?')
  await expect(page.getByText('Question 8/8')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await choose(page, 'Yes')
  await button(page, 'See Results').click()
  await expect(page).toHaveURL(at('result'))
  await expect(page.getByRole('img', { name: 'Your score is 12 out of 24: Moderate.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something to tell your psychiatrist' })).toBeVisible()
  expect(await storedAnswers(page)).toMatchObject({ adhd_q7: 'Yes', adhd_q8: 'Yes' })
  await page.getByRole('link', { name: 'Book An Appointment' }).click()
  await expect(page).toHaveURL('/booking')
})

// Every boundary is shown in src/web/questionnaire/adhd/result.test.tsx.
test('D-8 AD-06 the result has a score, and a band in its own colour', async ({ page }) => {
  for (const [answer, score, band, colour] of [
    ['Never', 0, 'Mild', 'rgb(27, 94, 80)'],
    ['Sometimes', 12, 'Moderate', 'rgb(246, 195, 107)'],
    ['Very often', 24, 'Severe', 'rgb(166, 58, 36)'],
  ] as const) {
    await arriveWith(page, { ...sixAnswers(...six(answer)), adhd_q8: 'Yes' })
    await page.goto(at('result'))
    await expect(page.getByRole('img', { name: `Your score is ${score} out of 24: ${band}.` })).toBeVisible()
    await expect(page.getByText(`${score} out of 24`, { exact: true })).toBeVisible()
    const badge = page.getByRole('main').locator('p', { hasText: new RegExp(`^${band}$`) })
    await expect(badge).toBeVisible()
    await expect(badge).toHaveCSS('background-color', colour)
    await expect(page.getByRole('listitem').filter({ hasText: band })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByText('These bands are ours, not a medical scale.')).toBeVisible()
    await expect(page.getByText('It is not a diagnosis.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book An Appointment' })).toHaveAttribute('href', '/booking')
    await expectAccessible(page, 'main', true)
  }
})

test('AD-06 the result says that it is being worked out', async ({ page }) => {
  const html = await (await page.request.get(at('result'))).text()
  expect(html).toContain('Calculating your results...')
  await arriveWith(page, sixAnswers(...six('Often')))
  await page.goto(at('question-8'))
  await choose(page, 'Yes')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(document.querySelector('main [role=status]')?.textContent ?? '')).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    )
  })
  await button(page, 'See Results').click()
  await expect(page.getByRole('img', { name: /18 out of 24/ })).toBeVisible()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toContain('Calculating your results...')
})

test('AD-06 the hand rises, but not for people who like things still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await arriveWith(page, sixAnswers(...six('Often')))
  const moves = () =>
    page.getByRole('img', { name: /18 out of 24/ }).evaluate((gauge) => gauge.getAnimations({ subtree: true }).length)
  await page.goto(at('result'))
  await page.getByRole('img', { name: /18 out of 24/ }).waitFor()
  expect(await moves()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.getByRole('img', { name: /18 out of 24/ }).waitFor()
  expect(await moves()).toBe(0)
})

test('F-16 R-11 someone under 18 is told that the service is for adults, and is sold nothing', async ({ page }) => {
  await arriveWith(page, { ...sixAnswers(...six('Often')), adhd_q7: 'Yes', adhd_q8: 'No' })
  await page.goto(at('result'))
  await expect(page.getByRole('heading', { name: 'This service is for adults' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book An Appointment' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/book|with us|your psychiatrist/i)
  await expect(page.getByRole('link', { name: /0800 1111.*Childline/ })).toHaveAttribute('href', 'tel:08001111')
  await expectAccessible(page, 'main')
})

test('R-10 R-11 after a Yes to a risk question the result offers help in place of the button', async ({ page }) => {
  await arriveWith(page, {
    adhd_q0: 'yes',
    ...sixAnswers(...six('Often')),
    adhd_risk_factors: riskAnswers('suicidalIdeas'),
  })
  await page.goto(at('result'))
  await expect(page.getByRole('heading', { name: 'Please get help now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book An Appointment' })).toHaveCount(0)
})

test('R-11 without all six answers the result leads to the first that is missing', async ({ page }) => {
  await arriveWith(page, { adhd_q1: 'Often', adhd_q2: 'Often', adhd_q4: 'Often' })
  await page.goto(at('result'))
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Carry on with the questions' }).click()
  await expect(page).toHaveURL(at('question-3'))
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

test('AD-02 an unknown step is not found', async ({ page }) => {
  const reply = await page.request.get(at('question-9'))
  expect(reply.status()).toBe(404)
})
