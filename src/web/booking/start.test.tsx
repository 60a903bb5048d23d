import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { answered, finished, ordinarily } from '../../../tests/components/booking.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

// Answers are taken up once per page load, so each of these is one.
beforeEach(() => {
  vi.resetModules()
  stubApi(ordinarily)
})

const show = async () => showPage((await import('./start.tsx')).default, '/booking')
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('R-11 F-6 the result is not offered before all six are answered, and the way to the questions is', async () => {
  const { adhd_q6: _, ...five } = finished
  answered(five)
  await show()
  await screen.findByText('A few questions come first')
  const on = screen.getByRole('link', { name: 'Carry on with the questions' })
  expect(on.getAttribute('href')).toBe('/assessment/adhd/question-6')
  expect(screen.queryByRole('link', { name: 'See your self-assessment result' })).toBeNull()
})

test('F-5 BK-01 R-10 whoever will be refused is told before they begin, help first', async () => {
  answered({ ...finished, adhd_risk_factors: riskAnswers('toSelf') })
  await show()
  const help = await screen.findByRole('link', { name: 'See who can help' })
  expect(help.getAttribute('href')).toBe('/assessment/not-eligible?reason=adhd_risk_factors')
  expect(isBefore(help, screen.getByRole('article'))).toBe(true)
})

test('U-12 whoever has answered everything is not told that the result has only now come', async () => {
  answered({ ...finished, adhd_q7: 'No', adhd_q8: 'Yes' })
  const { container } = await show()
  const link = await screen.findByRole('link', { name: 'See your self-assessment result' })
  expect(link.getAttribute('href')).toBe('/assessment/adhd/result')
  expect(screen.getByText('Your self-assessment result').tagName).toBe('H2')
  expect(container.textContent).not.toContain('result is ready')
  expect(container.textContent).toContain('It’s a first check, not a diagnosis')
})

test('U-9 BK-02 one service is not a choice: it is told as the appointment that it is', async () => {
  const { container } = showPage((await import('./select-service.tsx')).default, '/booking/select-service')
  expect(container.querySelector('h1')?.textContent).toBe('Your appointment')
  expect(container.textContent).not.toMatch(/choose a service/i)
  expect(screen.getByText('ADHD Appointments')).toBeTruthy()
  const service = screen.getByRole('link', { name: /Adult ADHD Assessment Online \(18\+\).*£850\.00.*Choose a time/ })
  expect(service.getAttribute('href')).toBe('/booking/schedule')
})
