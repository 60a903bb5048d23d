import { screen, within } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { NumberedChoices } from '../cases/case/decision-panel/numbered-choices.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { Kbd } from './kbd.tsx'
import { useKeys } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { turnSingleKeysOff } from './single-keys.ts'

const [next, send] = [vi.fn(), vi.fn()]

function Screen() {
  useKeys([
    { key: 'g', does: 'Next', run: next },
    { key: 'Ctrl+Enter', does: 'Send', run: send },
  ])
  return (
    <>
      <DeskButton shortcut="g" onPress={next}>
        Go
      </DeskButton>
      <KeysDialog />
    </>
  )
}

afterEach(() => {
  turnSingleKeysOff(false)
  vi.clearAllMocks()
})

const go = () => screen.getByRole('button', { name: 'Go' })
const isOn = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Single-key shortcuts/ })

it('whoever dictates turns off the keys of one letter: none is heard or shown, and what is pressed with Ctrl is', async () => {
  const { user } = showDesk(Screen, '/desk/queue')
  await user.keyboard('g')
  expect(next).toHaveBeenCalledTimes(1)
  expect(go().getAttribute('aria-keyshortcuts')).toBe('g')

  await user.keyboard('?')
  await user.click(await isOn())
  expect(screen.queryByText('Next')).toBeNull()
  expect(screen.getByText('Send')).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.keyboard('g?')
  expect(next).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(go().getAttribute('aria-keyshortcuts')).toBeNull()
  expect(go().textContent).toBe('Go')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(send).toHaveBeenCalledTimes(1)

  await user.click(screen.getByRole('button', { name: 'Keys and terms' }))
  await user.click(await isOn())
  await user.keyboard('{Escape}')
  await user.keyboard('g')
  expect(next).toHaveBeenCalledTimes(2)
})

it('D-14 a key is no part of a name: a screen reader hears it as the shortcut of what it presses', async () => {
  const Pressed = () => (
    <>
      <DeskButton shortcut="Ctrl+Enter" onPress={next}>
        Approve 2.5mg
      </DeskButton>
      <Link to="/desk">
        Day <Kbd>←</Kbd>
      </Link>
      <NumberedChoices
        legend="Why"
        choices={[{ value: 'a', label: 'Health' }]}
        chosen={null}
        onChoose={() => undefined}
      />
      <KeysDialog />
    </>
  )
  const { user } = showDesk(Pressed, '/desk/queue')
  const keyOf = (element: HTMLElement) => element.getAttribute('aria-keyshortcuts')
  expect(keyOf(screen.getByRole('button', { name: 'Approve 2.5mg' }))).toBe('Control+Enter')
  expect(keyOf(screen.getByRole('link', { name: 'Day' }))).toBe('ArrowLeft')
  expect(keyOf(screen.getByRole('radio', { name: 'Health' }))).toBe('1')
  expect(keyOf(screen.getByRole('button', { name: 'Keys and terms' }))).toBe('?')
  // In the list of keys they are what is read.
  await user.keyboard('?')
  const list = await screen.findByRole('dialog')
  expect(within(list).getByText('1').getAttribute('aria-hidden')).toBe('false')
})
