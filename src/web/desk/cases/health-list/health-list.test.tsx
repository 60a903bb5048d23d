import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DeskHealthList } from '#contract/codes/health-list.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { HealthList } from './health-list.tsx'

const accountId = '00000000-0000-4000-8000-0000000000d2'
const entry = {
  id: '00000000-0000-4000-8000-0000000000d1',
  kind: 'medicine' as const,
  written: 'worfarin',
  name: null,
  system: null,
  code: null,
  at: '2026-03-02T10:00:00.000Z',
  by: null,
  ended: null,
}
const list: DeskHealthList = {
  entries: [
    entry,
    {
      ...entry,
      id: '00000000-0000-4000-8000-0000000000d3',
      kind: 'condition',
      written: 'IBS',
      name: 'IBS',
      system: 'snomed',
      code: '10743008',
      by: 'Dr Khan',
      ended: { as: 'not taken', at: '2026-03-03T10:00:00.000Z', by: 'Dr Khan' },
    },
  ],
  written: [{ kind: 'allergy', words: 'Penicillin, a rash' }],
  release: '2026-11-19',
}
const warfarin = { system: 'dmd', code: '48603004', name: 'Warfarin', substance: 'Warfarin' }

function show(capabilities?: Parameters<typeof showDesk>[2]) {
  const onChanged = vi.fn(async () => undefined)
  const Page = () => <HealthList accountId={accountId} onChanged={onChanged} />
  return { ...showDesk(Page, '/desk', capabilities), onChanged }
}

it('what a patient wrote is coded by a colleague who chooses it, and stays as written', async () => {
  const asked = stubApi({
    desk_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [warfarin] } as never),
    desk_add_to_health_list: () => says<never>(200, {} as never),
  })
  const { user, onChanged } = show()
  expect(await screen.findByText('Not coded')).toBeDefined()
  screen.getByText(/dm\+d release of 19 Nov/)
  await user.click(screen.getByRole('button', { name: /Code this ?: worfarin/ }))
  screen.getByRole('combobox', { name: 'Code for “worfarin”' })
  await user.type(screen.getByRole('combobox'), ' ')
  await user.click((await screen.findAllByRole('option', { name: 'Warfarin' }))[0] as HTMLElement)
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_add_to_health_list')?.body).toEqual({
    accountId,
    id: expect.any(String),
    kind: 'medicine',
    written: 'worfarin',
    picked: { system: 'dmd', code: '48603004', name: 'Warfarin' },
    replaces: entry.id,
  })
  expect(await screen.findByText('Warfarin is on the list.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Medicines' }).contains(document.activeElement)).toBe(true)
})

it('words of an answer can be coded, and an entry that is not taken leaves the list for the earlier ones', async () => {
  const asked = stubApi({
    desk_health_list: () => says<never>(200, list as never),
    search_codes: () => says<never>(200, { found: [] } as never),
    desk_end_in_health_list: () => says<never>(200, {} as never),
  })
  const { user, onChanged } = show()
  await user.click(await screen.findByRole('button', { name: /Code this ?: Penicillin, a rash/ }))
  screen.getByRole('combobox', { name: 'Code for “Penicillin, a rash”' })
  expect(screen.getByText('Earlier entries (1)')).toBeDefined()
  screen.getByText(/SNOMED CT 10743008/)
  await user.click(screen.getByRole('button', { name: /Take off the list ?: worfarin/ }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_end_in_health_list')?.body).toEqual({ accountId, id: entry.id })
  expect(await screen.findByText('worfarin was taken off the list.')).toBeDefined()
})

it('a coach reads it and changes nothing', async () => {
  stubApi({ desk_health_list: () => says<never>(200, list as never) })
  show(['see-record'])
  expect(await screen.findByText('worfarin')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
