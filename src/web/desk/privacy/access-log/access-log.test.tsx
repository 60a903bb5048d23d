import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import AccessLog from './access-log.tsx'

const id = '00000000-0000-4000-8000-0000000000a1'
const next = { at: '2026-03-02T10:00:00.000Z', id }
const act = {
  ...next,
  user: 'robin',
  host: 'app-1',
  command: 'erase',
  accountId: id,
  subject: null,
  reason: 'Asked by letter.',
}
const none = () => says<never>(200, { looks: [], next: null, colleagues: [] })

it('those who read everybody’s looks also read what was done by command, a page at a time', async () => {
  const asked = stubApi({
    desk_access_log: none,
    desk_operator_acts: ({ after }) =>
      says<never>(200, after ? { acts: [{ ...act, reason: null }], next: null } : { acts: [act], next }),
  })
  const { user } = showDesk(AccessLog, '/desk/access-log', ['read-access-log'])
  await user.click(screen.getByRole('tab', { name: 'Commands on the server' }))
  expect(await screen.findByText('Asked by letter.')).toBeDefined()
  expect(screen.getByRole('row', { name: /robin.*app-1.*erase/ }).textContent).toContain(id)
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
  expect(await screen.findByText('No reason given')).toBeDefined()
  expect(asked.map(({ call }) => call)).toContain('desk_operator_acts')
})

it('those who read only their own are not offered it', async () => {
  stubApi({ desk_my_access_log: () => says<never>(200, { looks: [], next: null }) })
  showDesk(AccessLog, '/desk/access-log', ['read-own-access-log'])
  expect(await screen.findByText('No records opened')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})
