import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { noteEarlyInput, repeatEarlyInput } from './early-input.ts'

/** What the page itself knows, and a way to make it draw itself again. */
let known: { email: string; choice: string; isAgreed: boolean; reason: string }
let drawAgain: () => void
let root: Root | null = null

function Form() {
  const [email, setEmail] = useState('')
  const [choice, setChoice] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [reason, setReason] = useState('')
  const [times, setTimes] = useState(0)
  known = { email, choice, isAgreed, reason }
  drawAgain = () => setTimes(times + 1)
  return (
    <form data-times={times}>
      <input name="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      {['a', 'b'].map((one) => (
        <input
          key={one}
          type="radio"
          name="choice"
          value={one}
          checked={choice === one}
          onChange={() => setChoice(one)}
        />
      ))}
      <input
        type="checkbox"
        name="agreed"
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <select value={reason} onChange={(event) => setReason(event.currentTarget.value)}>
        <option value="">Why</option>
        <option value="order">An order</option>
      </select>
    </form>
  )
}

/** The page as it was sent. */
function drawn(): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = renderToString(<Form />)
  document.body.append(main)
  return main
}

const field = (main: HTMLElement, selector: string) =>
  main.querySelector<HTMLInputElement>(selector) as HTMLInputElement

function typed(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const listens = (main: HTMLElement) =>
  act(async () => {
    root = hydrateRoot(main, <Form />)
  })
const repeated = () => act(async () => repeatEarlyInput())
const drawnAgain = () => act(async () => drawAgain())

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  document.querySelector('main')?.remove()
})

it('E-16 R-8 what was typed before any script, and while the page took over, is what the page knows', async () => {
  const main = drawn()
  const email = field(main, '[name=email]')
  typed(email, 'rob')
  noteEarlyInput()
  typed(email, 'robi')
  await listens(main)
  await repeated()
  await drawnAgain()
  expect(email.value).toBe('robi')
  expect(known.email).toBe('robi')
})

it('what is typed between the page’s taking over and its being told is not taken back', async () => {
  const main = drawn()
  const email = field(main, '[name=email]')
  typed(email, 'rob')
  noteEarlyInput()
  await listens(main)
  await act(async () => typed(email, 'robin'))
  await repeated()
  await drawnAgain()
  expect(email.value).toBe('robin')
  expect(known.email).toBe('robin')
  await act(async () => typed(email, 'r'))
  expect(known.email).toBe('r')
})

it('what was chosen and ticked is what the page knows, even where it shows it already', async () => {
  const main = drawn()
  noteEarlyInput()
  field(main, '[value=b]').click()
  field(main, '[name=agreed]').click()
  const reason = main.querySelector('select') as HTMLSelectElement
  reason.value = 'order'
  reason.dispatchEvent(new Event('input', { bubbles: true }))
  await listens(main)
  await repeated()
  await drawnAgain()
  expect(known).toMatchObject({ choice: 'b', isAgreed: true, reason: 'order' })
  expect(field(main, '[value=b]').checked).toBe(true)
  expect(field(main, '[name=agreed]').checked).toBe(true)
})

it('of what was chosen before and then otherwise, only the last is told', async () => {
  const main = drawn()
  const told: string[] = []
  main.addEventListener('click', ({ target }) => void told.push((target as HTMLInputElement).value))
  field(main, '[value=a]').checked = true
  noteEarlyInput()
  field(main, '[value=b]').click()
  told.length = 0
  await listens(main)
  await repeated()
  expect(told).toEqual(['b'])
  expect(known.choice).toBe('b')
})

it('what nobody touched stays as it is', async () => {
  const main = drawn()
  noteEarlyInput()
  await listens(main)
  await repeated()
  expect(known).toEqual({ email: '', choice: '', isAgreed: false, reason: '' })
})
