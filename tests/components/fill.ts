import { fireEvent, screen, within } from '@testing-library/react'

/** Sets the text of a field at once, as pasting does. Behaviour while typing is tested by typing. */
export function fill(label: string | RegExp, text: string): HTMLInputElement {
  const box = screen.getByLabelText<HTMLInputElement>(label)
  box.focus()
  fireEvent.change(box, { target: { value: text } })
  return box
}

/** The text beside a field: its hint, and its error. */
export const describedBy = (box: Element): string =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The error summary at the top of a form, and its links. */
export const problemList = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
