import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fieldLeft } from './field-left.ts'
import { firstByField } from './field-problem.ts'
import { useShownProblems } from './use-shown-problems.ts'

const blank = { name: '', day: '', year: '' }

const problemsIn = ({ name, day, year }: typeof blank) => ({
  ...(name.length > 2 ? {} : { name: name === '' ? 'Enter a name' : 'Too short' }),
  ...(day && year > '1899' ? {} : { birth: 'Enter a date' }),
})

interface Props {
  readonly found?: Partial<Record<'name' | 'birth', string>>
  readonly canTell?: boolean
}

const nothing = {}

function Sample({ found = nothing, canTell = true }: Props) {
  const [typed, setTyped] = useState(blank)
  const { shown, tell, leave, change } = useShownProblems(canTell ? problemsIn(typed) : null, found)
  const input = (part: keyof typeof blank) => (
    <input
      id={part}
      aria-label={part}
      value={typed[part]}
      onChange={({ currentTarget }) => {
        setTyped({ ...typed, [part]: currentTarget.value })
        change([part === 'name' ? 'name' : 'birth'])
      }}
    />
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        tell(['name', 'birth'])
      }}
      onBlur={(event) => {
        const field = fieldLeft(event)
        if (field === 'name' && typed.name !== '') leave('name')
        if (field === 'birth') leave('birth')
      }}
    >
      {input('name')}
      <div data-field="birth">
        {input('day')}
        {input('year')}
      </div>
      <button type="submit">Send</button>
      <output>{[shown.name, shown.birth].filter(Boolean).join(', ')}</output>
    </form>
  )
}

const told = () => screen.getByRole('status').textContent
const field = (label: keyof typeof blank) => screen.getByLabelText(label)

function show(props: Props = {}) {
  const { rerender } = render(<Sample {...props} />)
  return { user: userEvent.setup(), rerender: (next: Props) => rerender(<Sample {...next} />) }
}

test('E-8 a problem is told when a filled field is left, and not while it is typed', async () => {
  const { user } = show()
  await user.type(field('name'), 'Al')
  expect(told()).toBe('')
  await user.tab()
  expect(told()).toBe('Too short')
})

test('E-8 an empty field that is left says nothing until the form is sent', async () => {
  const { user } = show()
  await user.click(field('name'))
  await user.tab()
  expect(told()).toBe('')
  await user.click(screen.getByText('Send'))
  expect(told()).toBe('Enter a name, Enter a date')
})

test('E-8 it goes as soon as the field is right, and does not come back while somebody types', async () => {
  const { user } = show()
  await user.click(screen.getByText('Send'))
  await user.type(field('name'), 'Al')
  expect(told()).toBe('Too short, Enter a date')
  await user.type(field('name'), 'ice')
  expect(told()).toBe('Enter a date')
  await user.clear(field('name'))
  await user.type(field('name'), 'B')
  expect(told()).toBe('Enter a date')
  await user.tab()
  expect(told()).toBe('Too short, Enter a date')
})

test('E-8 a date of several inputs is one field: it is left when the last of them is', async () => {
  const { user } = show()
  await user.type(field('day'), '27')
  await user.tab()
  expect(told()).toBe('')
  await user.type(field('year'), '1066')
  await user.tab()
  expect(told()).toBe('Enter a date')
})

test('OS-08 what the server found stands until its field is changed, and so does what it finds next', async () => {
  const { user, rerender } = show()
  await user.type(field('name'), 'Alice')
  await user.type(field('day'), '1')
  await user.type(field('year'), '1985')
  const found = { name: 'Taken' }
  rerender({ found })
  expect(told()).toBe('Taken')
  await user.type(field('day'), '2')
  expect(told()).toBe('Taken')
  await user.type(field('name'), 's')
  expect(told()).toBe('')
  rerender({ found })
  expect(told()).toBe('')
  rerender({ found: { name: 'Taken too' } })
  expect(told()).toBe('Taken too')
})

test('ST-03 a field that is left before its checks have come is told when they have', async () => {
  const { user, rerender } = show({ canTell: false })
  await user.type(field('name'), 'Al')
  await user.tab()
  expect(told()).toBe('')
  rerender({ canTell: true })
  expect(told()).toBe('Too short')
})

test('E-8 whoever leaves a field by pressing a button does not see it move away under the press', async () => {
  const { user } = show()
  await user.type(field('name'), 'Al')
  act(() => {
    fireEvent.pointerDown(screen.getByText('Send'))
    field('name').blur()
  })
  expect(told()).toBe('')
  fireEvent.pointerUp(screen.getByText('Send'))
  await vi.waitFor(() => expect(told()).toBe('Too short'))
})

test('beside a field stands the first that is said of it', () => {
  const problems = [{ message: 'All' }, { fieldId: 'a', message: 'One' }, { fieldId: 'a', message: 'Two' }]
  expect(firstByField(problems)).toEqual({ a: 'One' })
})
