import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { capabilitiesOf } from '#domain/identity/staff/roles.ts'
import { fill } from '../../../tests/components/fill.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import DeskHome from './home.tsx'
import DeskNotFound from './not-found.tsx'
import DeskLayout from './shell/desk-layout.tsx'
import { shutDesk } from './shell/desk-state.ts'
import { Freshness } from './shell/freshness.tsx'
import { useKeyListener, useKeys } from './shell/keys.ts'
import { MeContext } from './shell/me.ts'
import { useDeskRead } from './use-desk-read.ts'

const ok = <Data,>(data: Data) => ({ code: 200, data, message: 'OK' })

const me: CallReply<'desk_me'> = {
  id: 'a',
  name: 'Robin Wren',
  roles: ['auditor'],
  waitingRoles: [],
  capabilities: ['read-access-log', 'see-quality'],
  profession: null,
  registration: { body: 'GMC', number: '1234567' },
  isOnCall: false,
  locksAfterSeconds: 1_800,
  endsAt: '2026-03-02T21:00:00.000Z',
}

it('a key does its work, but never while somebody types, and the last one registered wins', async () => {
  const pressed: string[] = []
  function Keys() {
    useKeyListener()
    useKeys([
      { key: 'j', does: 'Down', run: () => pressed.push('outer') },
      { key: 'Enter', does: 'Open', run: () => pressed.push('open') },
    ])
    useKeys([
      { key: 'j', does: 'Next', run: () => pressed.push('inner') },
      { key: 'Ctrl+Enter', does: 'Confirm', run: () => pressed.push('confirm') },
    ])
    return (
      <>
        <input aria-label="Note" />
        <button type="button">Press</button>
      </>
    )
  }
  const { user } = showPage(Keys, '/desk')
  await user.keyboard('j{Enter}')
  expect(pressed).toEqual(['inner', 'open'])
  await user.type(screen.getByLabelText('Note'), 'jj')
  expect(pressed).toHaveLength(2)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(pressed.at(-1)).toBe('confirm')
  screen.getByRole('button').focus()
  await user.keyboard('{Enter}')
  expect(pressed).toHaveLength(3)
})

it('what cannot be refreshed stays and says so, and a question that failed is never an empty answer', async () => {
  let isAway = false
  stubApi({
    desk_staff_list: () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return ok({ staff: [] })
    },
  })
  function List() {
    const list = useDeskRead('desk_staff_list', {})
    return (
      <>
        <Freshness of={list} />
        <p>{list.data ? 'known' : 'unknown'}</p>
        <button type="button" onClick={list.refresh}>
          Refresh
        </button>
      </>
    )
  }
  const { user } = showPage(List, '/desk')
  await screen.findByText('known')
  isAway = true
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Could not refresh. Shown as of')
  expect(screen.getByText('known')).toBeDefined()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says who is here and when it locks, and to whom a section is not open who may', async () => {
  stubApi({ desk_me: () => ok(me) })
  showPage(DeskLayout, '/desk/staff')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your role does not include this page')
  expect(screen.getByText(/Clinical lead, Administrator/)).toBeDefined()
  expect(await screen.findByText('GMC 1234567 · locks in 30 min')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Staff/ })).toBeNull()
})

it('a case that somebody’s role does not include is not asked for, and they are told who may open it', async () => {
  const asked = stubApi({ desk_me: () => ok(me) })
  showPage(DeskLayout, '/desk/case?id=00000000-0000-4000-8000-000000000014')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your role does not include this page')
  screen.getByText(/Prescriber, Pharmacist, Coach or nurse, Nutritionist or dietitian, Clinical lead/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(asked.some(({ call }) => call === 'desk_case')).toBe(false)
})

it('D-10 the desk opens where the work of somebody’s role waits', async () => {
  const Home = () => (
    <MeContext value={{ ...me, roles: ['pharmacist'], capabilities: [...capabilitiesOf(['pharmacist'])] }}>
      <DeskHome />
    </MeContext>
  )
  showPage(Home, '/desk')
  expect((await screen.findByTestId('address')).textContent).toBe('/desk/pharmacy')
})

it('D-14 an address of the desk that does not exist is said so within the desk', async () => {
  showPage(DeskNotFound, '/desk/nothing')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(screen.getByRole('link', { name: 'Go to your start page' }).getAttribute('href')).toBe('/desk')
})

it('a stranger goes to sign in, and comes back', async () => {
  stubApi({ desk_me: () => ({ code: 401, data: null, message: 'Please sign in.' }) })
  window.history.replaceState(null, '', '/desk/staff?id=1')
  showPage(DeskLayout, '/desk/staff')
  expect((await screen.findByTestId('address')).textContent).toBe('/desk/sign-in?to=%2Fdesk%2Fstaff%3Fid%3D1')
})

it('D-14 a locked desk is opened by the password alone; one whose time is over asks who it is', async () => {
  stubApi({ desk_me: () => ok(me), desk_lock: () => ok({}), desk_unlock: () => ok({}) })
  showPage(DeskLayout, '/desk/staff')
  await screen.findByText(/locks in/)
  act(() => shutDesk('locked'))
  expect(await screen.findByText(/What you typed is still there, Robin Wren/)).toBeDefined()
  expect(screen.queryByLabelText('Work email')).toBeNull()
  fill('Password', 'a-good-one-41!')
  fireEvent.submit(document.querySelector('dialog form') as HTMLFormElement)
  await waitFor(() => expect(screen.queryByText(/What you typed is still there/)).toBeNull())
  act(() => shutDesk('over'))
  expect(await screen.findByLabelText('Work email')).toBeDefined()
})
