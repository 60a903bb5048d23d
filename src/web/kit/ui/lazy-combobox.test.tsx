import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Combobox } from './lazy-combobox.tsx'

const nothing = () => undefined

test('suggestions come when their field is left, and not while a button is pressed with which it is left', async () => {
  render(
    <>
      <Combobox name="practice" label="Practice" value="" onChange={nothing} options={[]} onPick={nothing} status="" />
      <button type="button">Next</button>
    </>,
  )
  const [field, next] = [screen.getByRole('textbox'), screen.getByRole('button')]
  fireEvent.focus(field)
  await act(async () => void (await import('./combobox.tsx')))
  fireEvent.pointerDown(next)
  fireEvent.blur(field)
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.pointerUp(next)
  expect(await screen.findByRole('combobox')).toBeTruthy()
})
