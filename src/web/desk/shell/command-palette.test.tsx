import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { CommandPalette } from './command-palette.tsx'
import { useKeys } from './keys.ts'
import { useMe } from './me.ts'

const note = vi.fn()

function Screen() {
  const me = useMe()
  useKeys([{ key: 'n', does: 'Note for colleagues', run: () => note(document.activeElement?.id) }])
  return (
    <>
      <button id="before" type="button">
        Before
      </button>
      {me && <CommandPalette me={me} />}
    </>
  )
}

const address = () => screen.getByTestId('address').textContent
const open = async (capabilities?: Parameters<typeof showDesk>[2]) => {
  const shown = showDesk(Screen, '/desk', capabilities)
  screen.getByRole('button', { name: 'Before' }).focus()
  await shown.user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Commands' })
  return shown
}
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const field = () => screen.getByRole<HTMLInputElement>('combobox')

it('goes to a section by what is typed of its name', async () => {
  stubApi({})
  const { user } = await open()
  await user.keyboard('queue')
  expect(active()?.textContent).toBe('Queue')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/queue'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('goes to a page that is no section by its name', async () => {
  stubApi({})
  const { user } = await open(['see-queue', 'message'])
  await user.keyboard('complaints{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/complaints'))
})

it('offers only the sections of the role', async () => {
  stubApi({})
  await open(['see-queue'])
  const sections = within(screen.getByRole('group', { name: 'Go to' }))
  expect(sections.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Queue'])
})

it('does what the page does by a key, once focus is back on the page', async () => {
  stubApi({})
  const { user } = await open()
  await user.keyboard('colleagues{Enter}')
  await waitFor(() => expect(note).toHaveBeenCalledWith('before'))
})

it('keeps focus within, moves by arrows, and gives focus back on Escape', async () => {
  stubApi({})
  const { user } = await open()
  const first = active()?.textContent
  await user.keyboard('{ArrowDown}')
  expect(active()?.textContent).not.toBe(first)
  await user.keyboard('{ArrowUp}')
  expect(active()?.textContent).toBe(first)
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Escape}')
  expect(document.activeElement?.id).toBe('before')
})

it('searches for a person only when that is chosen, because each one shown is logged', async () => {
  const people = [
    { accountId: '00000000-0000-4000-8000-000000000077', name: 'Amara Whitfield', born: null, town: 'York' },
  ]
  const asked = stubApi({ desk_search: () => says<never>(200, { people, isCut: false }) })
  const { user } = await open(['see-queue', 'see-contact'])
  await user.keyboard('LW-3N8D7Q2K')
  expect(asked.filter(({ call }) => call === 'desk_search')).toEqual([])
  expect(screen.getByRole('option', { name: /Find LW-3N8D7Q2K.*access log/ })).toBeDefined()
  await user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Amara Whitfield/ })
  expect(asked.filter(({ call }) => call === 'desk_search').map(({ body }) => body)).toEqual([{ typed: 'LW-3N8D7Q2K' }])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/person?id=00000000-0000-4000-8000-000000000077'))
})

it('a name alone is searched for on the page of people, with a date of birth', async () => {
  stubApi({})
  const { user } = await open(['see-queue', 'see-contact'])
  await user.keyboard('Whitfield{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/people'))
})
