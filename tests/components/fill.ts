import { fireEvent, screen, within } from '@testing-library/react'

/** Puts text into a box at once, as pasting does: what is said while somebody types is tried by typing. */
export function fill(label: string | RegExp, text: string): HTMLInputElement {
  const box = screen.getByLabelText<HTMLInputElement>(label)
  box.focus()
  fireEvent.change(box, { target: { value: text } })
  return box
}

/** What stands beside a box: its hint, and what is wrong with it. */
export const describedBy = (box: Element): string =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The list at the top of a form, and its links. */
export const problemList = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
