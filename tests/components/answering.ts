import { fireEvent, screen } from '@testing-library/react'
import { says } from './server-says.ts'

/** What the browser stores of the answers. */
export const keptAnswers = () => JSON.parse(localStorage.getItem('questionnaire_data') ?? '{}')

export const keepAnswers = (answers: object) =>
  localStorage.setItem('questionnaire_data', JSON.stringify({ stepHistory: [], ...answers }))

/** The address of the current step, below the address of its questionnaire. */
export const stepNow = () =>
  screen.getByTestId('address').textContent?.replace(/^\/assessment\/(questionnaire|adhd)\//, '')

export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *, button' }))

export const tick = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label))

export const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

export const write = (words: string) => {
  const field = document.querySelector('textarea, input[type=email]') as HTMLTextAreaElement
  fireEvent.change(field, { target: { value: words } })
  return field
}

export const savedOnce = () => says<never>(200, { uniqueId: '6f1c2f0e-4a5b-4c1d-9e8f-0a1b2c3d4e5f', revision: 1 })
