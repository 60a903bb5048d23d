import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { says } from '../../../../tests/components/server-says.ts'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { ChangedAnswers } from './changed-answers.tsx'

it('C-5: asks why an answer has changed, beside both answers, and sends the reason', async () => {
  const changed = [{ before: 'Pancreatitis', now: 'I have had none of these', on: '2026-03-02' }]
  const asked = stubApi({
    my_changed_answers: () => says(200, { changed }),
    explain_changed_answers: () => says<never>(200, {} as never),
  })
  const user = userEvent.setup()
  render(<ChangedAnswers />)
  expect(await screen.findByText('Pancreatitis')).toBeDefined()
  expect(screen.getByText('I have had none of these')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send my reason' }))
  expect(screen.getByText('Please write a reason.')).toBeDefined()
  await user.type(screen.getByLabelText('Why has this changed?'), 'Wrong box.')
  await user.click(screen.getByRole('button', { name: 'Send my reason' }))
  expect(await screen.findByText(/A prescriber will read it/)).toBeDefined()
  expect(asked.find(({ call }) => call === 'explain_changed_answers')?.body).toEqual({ reason: 'Wrong box.' })
})

it('C-5: shows nothing where no answer has changed', async () => {
  const asked = stubApi({ my_changed_answers: () => says(200, { changed: [] }) })
  const { container } = render(<ChangedAnswers />)
  await expect.poll(() => asked.length).toBe(1)
  expect(container.textContent).toBe('')
})
