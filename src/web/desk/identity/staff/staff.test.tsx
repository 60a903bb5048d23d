import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StaffMember } from '#contract/identity/staff.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import Staff from './staff.tsx'

const since = '2031-03-03T09:00:00.000Z'
const member = (change: Partial<StaffMember> = {}): StaffMember => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Anil Kestrel',
  email: 'anil@practice.example',
  roles: [],
  waiting: { roles: ['pharmacist'], since, by: 'Teddy Wren', confirmers: ['Dr Martha Heron'], mayConfirm: true },
  profession: null,
  registration: { body: 'GPhC', number: '2012345' },
  state: 'active',
  factors: ['totp'],
  recoveryCodesLeft: 10,
  invitedUntil: null,
  endedAt: null,
  isDemo: false,
  ...change,
})

function open(staff: StaffMember) {
  const asked = stubApi({
    desk_staff_list: () => says<never>(200, { staff: [staff] }),
    desk_staff_events: () => says<never>(200, { events: [], hasMore: false }),
    desk_answer_roles: () => says<never>(200, {}),
  })
  const sent = () => asked.filter(({ call }) => call === 'desk_answer_roles').map(({ body }) => body)
  return { ...showDesk(Staff, '/desk/staff', ['manage-capabilities']), sent }
}

it.each([
  ['Confirm', true],
  ['Reject', false],
])('S-12 shows what waits, and whoever may presses %s', async (button, isConfirmed) => {
  const { user, sent } = open(member())
  expect(await screen.findByText('Pharmacist: to be confirmed')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Review Anil Kestrel' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Given by Teddy Wren/)).toBeDefined()
  expect(dialog.getByText('Check the public register first: GPhC 2012345.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: button }))
  await waitFor(() => expect(sent()).toEqual([{ id: member().id, since, isConfirmed }]))
})

it('S-12 says who can confirm to whoever cannot, and what to do where nobody can', async () => {
  const waiting = { roles: ['pharmacist' as const], since, by: null, mayConfirm: false }
  const { user, unmount } = open(member({ waiting: { ...waiting, confirmers: ['Dr Martha Heron'] } }))
  await user.click(await screen.findByRole('button', { name: 'Review Anil Kestrel' }))
  expect(await screen.findByText('Can be confirmed by: Dr Martha Heron.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  unmount()
  const again = open(member({ waiting: { ...waiting, confirmers: [] } }))
  await again.user.click(await screen.findByRole('button', { name: 'Review Anil Kestrel' }))
  expect(await screen.findByText(/An operator can add the first clinical lead/)).toBeDefined()
})
