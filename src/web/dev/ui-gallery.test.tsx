import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../tests/components/show-page.tsx'
import { Buttons } from './gallery/buttons.tsx'
import { Choices } from './gallery/choices.tsx'
import { Fields } from './gallery/fields.tsx'
import { Messages } from './gallery/messages.tsx'
import { ProgressAndSaving } from './gallery/progress-and-saving.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.restoreAllMocks())

const button = (name: string) => screen.getByRole('button', { name })

test('a busy button says so, keeps focus, and takes no further press', async () => {
  const { user } = showPage(Buttons, '/')
  const save = screen.getByTestId('busy-button')
  const presses = screen.getByTestId('presses')
  await user.click(save)
  expect(save.textContent).toBe('Saving...')
  await user.click(save)
  await user.keyboard('{Enter}')
  expect(presses.textContent).toBe('Pressed 1 time')
  expect(document.activeElement).toBe(save)

  act(() => vi.advanceTimersByTime(2_000))
  expect(save.textContent).toBe('Save and continue')
  expect(document.activeElement).toBe(save)
  await user.keyboard('{Enter}')
  expect(presses.textContent).toBe('Pressed 2 times')
})

test('“None of these” and the others rule each other out', async () => {
  const { user } = showPage(Choices, '/')
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box(/^Thyroid surgery/).checked).toBe(true)
  await user.click(box(/^None of these/))
  expect(box(/^Thyroid surgery/).checked).toBe(false)
  await user.click(box(/^Pancreatitis/))
  expect(box(/^None of these/).checked).toBe(false)
})

test('a failed action is announced beside its button, with a way out', async () => {
  const { user } = showPage(Messages, '/')
  await user.click(button('Save, and fail'))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Error saving data. Please try again.')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the count of a text area appears at its end, is read with it, and cuts nothing off', () => {
  showPage(Fields, '/')
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Anything else we should know?')
  const write = (length: number) => fireEvent.change(answer, { target: { value: 'a'.repeat(length) } })
  const count = () => document.getElementById('long-answer-count')
  write(8_999)
  expect(count()).toBeNull()
  write(9_999)
  expect(count()?.textContent).toBe('You have 1 character remaining')
  write(10_001)
  expect(count()?.textContent).toBe('You have 1 character too many')
  expect(answer.getAttribute('aria-describedby')).toContain('long-answer-count')
  expect(answer.value).toHaveLength(10_001)
  expect(screen.getByLabelText('Tell us about your operation').getAttribute('rows')).toBe('6')
})

test('progress tells how far one is', async () => {
  const { user } = showPage(ProgressAndSaving, '/')
  const progress = screen.getByRole('progressbar', { name: 'Your questionnaire' })
  expect(progress.getAttribute('aria-valuenow')).toBe('35')
  await user.click(button('Move on'))
  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('50%')).toBeTruthy()
})
