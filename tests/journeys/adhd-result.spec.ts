import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { arriveWith, at, button, choose, heading, six, sixAnswers, storedAnswers } from './adhd-answers.ts'
import { expect, expectAccessible, test } from './journey.ts'

// Motion is tested where it is the subject.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  await expect.poll(() => storedAnswers(page)).toMatchObject({ adhd_q7: 'Yes', adhd_q8: 'Yes' })
  await page.getByRole('link', { name: 'Book An Appointment' }).click()
  await expect(page).toHaveURL('/booking')
})

// Every boundary is tested in src/web/questionnaire/adhd/result.test.tsx.
test('D-8 F-16 AD-06 R-10 R-11 the result has a score and a band in its own colour, and offers a booking only to patients who may book', async ({
  page,
}) => {
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
    await expect(page.getByText('These bands are our own, not a medical scale.')).toBeVisible()
    await expect(page.getByText('It isn’t a diagnosis.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book An Appointment' })).toHaveAttribute('href', '/booking')
    await expectAccessible(page, 'main', true)
  }

  // The full words of each band are tested in src/web/questionnaire/adhd/result.test.tsx.
  const often = sixAnswers(...six('Often'))
  for (const [answers, title] of [
    [{ ...often, adhd_q7: 'Yes', adhd_q8: 'No' }, 'This service is for adults'],
    [{ adhd_q0: 'yes', ...often, adhd_risk_factors: riskAnswers('suicidalIdeas') }, 'Please get help now'],
    [{ adhd_q1: 'Often', adhd_q2: 'Often', adhd_q4: 'Often' }, /six|6/],
  ] as const) {
    await arriveWith(page, answers)
    await page.goto(at('result'))
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book An Appointment' })).toHaveCount(0)
    await expectAccessible(page, 'main')
  }
  await page.getByRole('link', { name: 'Carry on with the questions' }).click()
  await expect(page).toHaveURL(at('question-3'))
})

test('AD-06 the result is announced as being worked out; then the hand rises, but not with reduced motion', {
  tag: '@soak',
}, async ({ page }) => {
  expect(await (await page.request.get(at('result'))).text()).toContain('Calculating your results...')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await arriveWith(page, sixAnswers(...six('Often')))
  // It takes less than a second, which a busy machine could miss.
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moves: [] as (number | undefined)[] })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given)
      seen.moves.push(this.closest('[role=img]')?.getAnimations({ subtree: true }).length)
      return animation
    }
  })
  const gauge = page.getByRole('img', { name: /18 out of 24/ })
  const moves = () => page.evaluate(() => (window as unknown as { moves: number[] }).moves)
  await page.goto(at('result'))
  await gauge.waitFor()
  await expect.poll(moves).toEqual([1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await gauge.waitFor()
  expect(await moves()).toEqual([])
  expect(await gauge.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length)).toBe(0)
})
