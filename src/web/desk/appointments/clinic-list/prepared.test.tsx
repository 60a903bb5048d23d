import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AppointmentView } from './appointment-view.ts'
import { Prepared } from './prepared.tsx'

type Preparation = NonNullable<AppointmentView['preparation']>

const nothing: Preparation = {
  form: { state: 'not begun', savedAt: null, answers: null },
  informant: { state: 'none', sentAt: null, answers: null },
  findings: [],
}
const transcript = (question: string, answer: string) => ({
  version: 1,
  topics: [{ topic: 'Now', questions: [{ step: 'one', question, is: 'answered' as const, answer: [answer] }] }],
  offRoute: [],
  notAsked: [],
})

it('says what was not done, without a word of refusal', () => {
  render(<Prepared preparation={nothing} />)
  screen.getByText('Not filled in. That is no reason to refuse the appointment.')
  screen.getByText('Nobody was asked.')
  expect(screen.queryByText('Read first')).toBeNull()
})

it('shows what is risky or new first, and from whom', () => {
  const finding = { question: 'Heart?', answer: ['High blood pressure'], rank: 'risk' as const, isNew: true }
  render(
    <Prepared
      preparation={{
        ...nothing,
        form: { state: 'begun', savedAt: '2031-03-12T09:00:00Z', answers: transcript('Heart?', 'High blood pressure') },
        findings: [
          { ...finding, from: 'patient', step: 'life-heart' },
          { ...finding, from: 'informant', step: 'informant-health', rank: 'ask', isNew: false },
        ],
      }}
    />,
  )
  const [first, second] = within(screen.getByRole('region', { name: 'Read first' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Patient: Heart\?.*High blood pressure.*New.*Risk/)
  expect(second?.textContent).toMatch(/Someone who knows them: .*Ask about/)
  expect(second?.textContent).not.toContain('New')
  screen.getByText(/Begun, not finished/)
})

it('says that who answered was not checked, and that it is in confidence', () => {
  const informant = { state: 'sent', sentAt: '2031-03-12T09:00:00Z', answers: transcript('Who?', 'A friend') } as const
  render(
    <Prepared preparation={{ ...nothing, informant: { ...informant, answers: transcript('Who?', 'A friend') } }} />,
  )
  expect(screen.getByText(/who answered was not checked/).textContent).toMatch(/In confidence: do not tell the patient/)
  screen.getByText('A friend')
})
