import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyHealthList } from '#contract/codes/health-list.ts'
import { pages } from '#contract/pages.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import HealthListPage from './health-list.tsx'

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
const entry = {
  id: id(1),
  kind: 'medicine' as const,
  written: 'small white one',
  name: null,
  system: null,
  code: null,
  at: '2026-03-02T10:00:00.000Z',
  isOurs: false,
}
const coded = {
  ...entry,
  id: id(2),
  written: 'Ramipril',
  name: 'Ramipril',
  system: 'larkwell',
  code: 'medicine-ramipril',
} as const
const list: MyHealthList = {
  entries: [entry, { ...coded, isOurs: true }],
  written: [{ kind: 'medicine', words: 'worfarin 3 mg' }],
}
const warfarin = { system: 'larkwell', code: 'medicine-warfarin', name: 'Warfarin', substance: 'warfarin' } as const
const brand = { system: 'larkwell', code: 'medicine-marevan', name: 'Marevan', substance: 'warfarin' } as const

const show = () => showPage(HealthListPage, pages.accountHealthList)
const medicines = () => screen.getByRole('region', { name: 'Medicines' })

test('a medicine is searched by any spelling, and coded only when it is chosen', async () => {
  const asked = stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [warfarin, brand] } as never),
    add_to_health_list: () => says<never>(200, {} as never),
  })
  const { user } = show()
  const field = await screen.findByRole('combobox', { name: 'Add a medicine' })
  await user.type(field, 'worfarin 3mg')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Warfarin',
    'Marevanwarfarin',
    'Keep my own words“worfarin 3mg”, not from our list',
  ])
  expect(asked.filter(({ call }) => call === 'add_to_health_list')).toEqual([])
  await user.click(options[0] as HTMLElement)
  await waitFor(() => expect(asked.some(({ call }) => call === 'add_to_health_list')).toBe(true))
  expect(asked.find(({ call }) => call === 'add_to_health_list')?.body).toEqual({
    id: expect.any(String),
    kind: 'medicine',
    written: 'worfarin 3mg',
    picked: { system: 'larkwell', code: 'medicine-warfarin', name: 'Warfarin' },
    replaces: null,
  })
  expect(await screen.findByText('Warfarin is on your list.')).toBeDefined()
})

test('a name that comes into the place of the one chosen by the arrow keys is never taken for it', async () => {
  const held: ((found: object[]) => void)[] = []
  const asked = stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => new Promise((reply) => held.push((found) => reply(says<never>(200, { found } as never)))),
    add_to_health_list: () => says<never>(200, {} as never),
  })
  const { user } = show()
  const field = await screen.findByRole('combobox', { name: 'Add a medicine' })
  await user.type(field, 'wa')
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]?.([warfarin, brand])
  await screen.findByRole('option', { name: 'Warfarin' })
  // The reply to the next letter comes between the arrow key and Enter.
  await user.keyboard('r{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Warfarin')
  await waitFor(() => expect(held).toHaveLength(2))
  held[1]?.([brand, warfarin])
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('Marevan'))
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Warfarin')
  await user.keyboard('m')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(held).toHaveLength(3))
  held[2]?.([])
  await waitFor(() => expect(screen.queryByRole('option', { name: /Marevan/ })).toBeNull())
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await user.keyboard('{Enter}')
  expect(asked.some(({ call }) => call === 'add_to_health_list')).toBe(false)
})

test('offline nothing is offered and what was typed stays; back online it is searched by itself', async () => {
  const asked = stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [warfarin] } as never),
  })
  const { user } = show()
  const field = await screen.findByRole('combobox', { name: 'Add a medicine' })
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.type(field, 'warf')
  expect((await screen.findAllByText(/You’re offline/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('option')).toBeNull()
  expect(asked.some(({ call }) => call === 'search_codes')).toBe(false)
  connection.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('option', { name: 'Warfarin' })).toBeDefined()
  expect(field).toHaveProperty('value', 'warf')
  connection.mockRestore()
})

test('own words are always possible, also when the search fails', async () => {
  const asked = stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => ({ code: 503, data: null, message: '' }),
    add_to_health_list: () => says<never>(200, {} as never),
  })
  const { user } = show()
  await user.type(await screen.findByRole('combobox', { name: 'Add an allergy' }), 'the blue one')
  expect((await screen.findAllByText(/can’t search right now/)).length).toBeGreaterThan(0)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(asked.some(({ call }) => call === 'add_to_health_list')).toBe(true))
  expect(asked.find(({ call }) => call === 'add_to_health_list')?.body).toMatchObject({
    kind: 'allergy',
    written: 'the blue one',
    picked: null,
  })
})

test('what was written in answers, or kept as written, is coded in its place; what the team added is theirs', async () => {
  const asked = stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [warfarin] } as never),
    add_to_health_list: () => says<never>(200, {} as never),
  })
  const { user } = show()
  await screen.findByText('Not from our list: kept in your own words')
  expect(within(medicines()).queryByRole('button', { name: 'Remove Ramipril' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find it in the list: small white one' }))
  const field = screen.getByRole('combobox', { name: 'For what you wrote: “small white one”' })
  await user.clear(field)
  await user.type(field, 'warf')
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await waitFor(() => expect(asked.some(({ call }) => call === 'add_to_health_list')).toBe(true))
  expect(asked.find(({ call }) => call === 'add_to_health_list')?.body).toMatchObject({
    written: 'small white one',
    picked: { name: 'Warfarin' },
    replaces: id(1),
  })
  await user.click(screen.getByRole('button', { name: 'Find it in the list: worfarin 3 mg' }))
  screen.getByRole('combobox', { name: 'For what you wrote: “worfarin 3 mg”' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  // The field and the button are gone; a keyboard goes on from the same place.
  expect(medicines().contains(document.activeElement)).toBe(true)
})

test('a name that is on the list already is not added again', async () => {
  const asked = stubApi({
    my_health_list: () => says<never>(200, { entries: [coded], written: [] } as never),
    search_codes: () =>
      says<never>(200, {
        found: [{ ...warfarin, name: 'Ramipril', code: coded.code, substance: 'ramipril' }],
      } as never),
  })
  const { user } = show()
  await user.type(await screen.findByRole('combobox', { name: 'Add a medicine' }), 'rami')
  await user.click(await screen.findByRole('option', { name: 'Ramipril' }))
  expect(await screen.findByText('Ramipril is on your list already.')).toBeDefined()
  expect(asked.some(({ call }) => call === 'add_to_health_list')).toBe(false)
})

test('a name that somebody else has put there meanwhile is said to be there already', async () => {
  stubApi({
    my_health_list: () => says<never>(200, { entries: [], written: [] } as never),
    search_codes: () => says<never>(200, { found: [warfarin] } as never),
    add_to_health_list: () => says(200, { already: true }),
  })
  const { user } = show()
  await user.type(await screen.findByRole('combobox', { name: 'Add a medicine' }), 'warf')
  await user.click(await screen.findByRole('option', { name: 'Warfarin' }))
  expect(await screen.findByText('Warfarin is on your list already.')).toBeDefined()
})

test('words that are kept as written cannot be kept so again, and are not offered', async () => {
  stubApi({
    my_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [] } as never),
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Find it in the list: small white one' }))
  expect((await screen.findAllByText('Nothing found. Try another name or spelling.')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/You can keep your own words/)).toBeNull()
})

test('something is removed, and a refusal is said while everything stays', async () => {
  let isRefused = true
  stubApi({
    my_health_list: () => says<never>(200, (isRefused ? list : { ...list, entries: list.entries.slice(1) }) as never),
    end_in_health_list: () =>
      isRefused ? says<never>(404, null as never, 'This entry was not found.') : says<never>(200, {} as never),
  })
  const { user } = show()
  const remove = await screen.findByRole('button', { name: 'Remove small white one' })
  await user.click(remove)
  expect((await screen.findByRole('alert')).textContent).toContain('This entry was not found.')
  isRefused = false
  await user.click(remove)
  expect(await screen.findByText('small white one is no longer on your list.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('small white one')).toBeNull())
  expect(medicines().contains(document.activeElement)).toBe(true)
})

test('a list that cannot be fetched is said, and asked for again', async () => {
  let isThere = false
  stubApi({
    my_health_list: () => (isThere ? says<never>(200, list as never) : { code: 503, data: null, message: '' }),
  })
  const { user } = show()
  await screen.findByText('We couldn’t load your list.')
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('small white one')
})
