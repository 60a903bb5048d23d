import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { says } from '../../../tests/components/server-says.ts'
import { stubApi } from '../../../tests/components/stub-api.ts'
import { ChooseFromList } from './choose-from-list.tsx'

test.each([
  ['follow-up-medicines-named', 'Add a medicine'],
  ['follow-up-allergies-named', 'Add an allergy'],
  ['check-in-medicines', 'Add a medicine'],
  ['check-in-allergies-named', 'Add an allergy'],
  ['check-in-conditions', 'Add a condition'],
] as const)('%s can be chosen from the list as well, and nothing is asked for before', async (step, label) => {
  const asked = stubApi({ my_health_list: () => says<never>(200, { entries: [], written: [] } as never) })
  render(<ChooseFromList step={step} />)
  const open = screen.getByRole('button', { name: 'Choose from our list' })
  expect(asked).toEqual([])
  await userEvent.setup().click(open)
  // The button is gone: what it was pressed for has the focus.
  const field = await screen.findByRole('combobox', { name: label })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('no other question has it', () => {
  const { container } = render(<ChooseFromList step="check-in-side-effects-more" />)
  expect(container.textContent).toBe('')
})
