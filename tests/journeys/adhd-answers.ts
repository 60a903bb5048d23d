import type { Page } from '@playwright/test'
import { expect, keepAnswers } from './journey.ts'

export const frequencies = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'] as const
export type Frequency = (typeof frequencies)[number]

export const at = (step: string) => `/assessment/adhd/${step}`
export const welcomePage = '/assessment/adhd-welcome'
export const riskPage = at('risk-factors')
export const helpPage = '/assessment/not-eligible?reason=adhd_risk_factors'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

export async function storedAnswers(page: Page): Promise<Record<string, unknown> | null> {
  const reply = await page.request.post('/api/load_answers', { data: { questionnaire_type: 'adhd' } })
  const { data } = await reply.json()
  return data.ansData === null ? null : JSON.parse(data.ansData)
}

export const six = (answer: Frequency) => Array.from({ length: 6 }, () => answer)

/** Stores answers in the browser, as after an earlier visit. */
export const arriveWith = (page: Page, answers: object) =>
  keepAnswers(page, { stepHistory: ['diagnosis-status'], ...answers })

export const sixAnswers = (...given: readonly Frequency[]) =>
  Object.fromEntries(given.map((answer, place) => [`adhd_q${place + 1}`, answer]))

/** All at once, in the page. Answering by touch and keyboard is tested one by one elsewhere. */
export async function answerRisks(page: Page, yes: readonly number[] = []): Promise<void> {
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
