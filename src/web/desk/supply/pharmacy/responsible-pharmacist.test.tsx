import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ResponsibleView } from '#contract/supply/responsible-pharmacist.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import ResponsiblePharmacist from './responsible-pharmacist.tsx'

const staff: readonly Capability[] = ['dispatch', 'check-approvals']
const id = '00000000-0000-4000-8000-000000000001'
const found: ResponsibleView = {
  now: { staffId: id, name: 'Owen Reed', number: '2012345', since: '2026-03-02T09:00:00.000Z', awaySince: null },
  awayTodayMinutes: 130,
  on: '2026-03-02',
  entries: [{ at: '2026-03-02T09:00:00.000Z', what: 'began', name: 'Owen Reed', number: '2012345' }],
  may: ['left', 'ended'],
}

it('shows who is responsible, that they were away too long, and enters that they leave', async () => {
  const asked = stubApi({
    desk_responsible: () => says<never>(200, found),
    desk_enter_responsible: () => says<never>(200, {}),
  })
  const { user } = showDesk(ResponsiblePharmacist, '/desk/responsible-pharmacist', staff)
  expect(await screen.findAllByText('Owen Reed, GPhC 2012345')).toHaveLength(2)
  expect(screen.getByText(/Away today: 130 of at most 120 minutes\. That is longer than the law allows/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I’m leaving the premises' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_enter_responsible')?.body).toEqual({ what: 'left', seen: id }),
  )
})

it('says that nobody is responsible, and names from whom one would take over', async () => {
  stubApi({ desk_responsible: () => says<never>(200, { ...found, now: null, may: [], entries: [] }) })
  const { unmount } = showDesk(ResponsiblePharmacist, '/desk/responsible-pharmacist', staff)
  expect(await screen.findByText(/^There is no responsible pharmacist now/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  stubApi({ desk_responsible: () => says<never>(200, { ...found, may: ['began'] }) })
  showDesk(ResponsiblePharmacist, '/desk/responsible-pharmacist', staff)
  expect(await screen.findByRole('button', { name: 'Take over from Owen Reed' })).toBeTruthy()
})
