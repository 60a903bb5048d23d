import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pages, receiptPath, recordAccessPath, unwellPath } from '#contract/pages.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import routes from '../../app/routes.ts'
import AccountPage from '../account.tsx'
import { parentOf, tabOf } from './account-tabs.ts'
import SignedInLayout, { handle } from './signed-in-layout.tsx'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://larkwell.example')
  return [pathname, new URLSearchParams(search)] as const
}

interface Route {
  readonly file: string
  readonly path?: string | undefined
  readonly children?: readonly Route[]
}

const all = (under: readonly Route[]): Route[] => under.flatMap((one) => [one, ...all(one.children ?? [])])
const signedIn = all(routes as readonly Route[]).find(({ file }) => file.endsWith('signed-in-layout.tsx'))

test('every page under /account stands in the layout with the tabs and the link for whoever feels unwell', () => {
  const within = all(signedIn?.children ?? []).map(({ path }) => path)
  const accountPages = Object.values(pages).filter((path) => path === '/account' || path.startsWith('/account/'))
  expect(within.toSorted()).toEqual(accountPages.toSorted())
})

test('“I feel unwell” is one press away whatever page of the account is shown', () => {
  const router = createMemoryRouter([{ path: '*', element: handle.headerAside }], { initialEntries: [pages.myData] })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('link', { name: 'I feel unwell' }).getAttribute('href')).toBe('/account?show=unwell')
})

test('the five tabs are links, and the one somebody is in is marked', () => {
  const router = createMemoryRouter([{ path: '*', Component: SignedInLayout }], { initialEntries: [pages.progress] })
  render(<RouterProvider router={router} />)
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Today', '/account', null],
      ['Treatment', '/account/treatment', null],
      ['Messages', '/account/messages', null],
      ['Progress', '/account/progress', 'page'],
      ['More', '/account/more', null],
    ],
  )
})

test.each([
  [pages.account, 'today', null],
  ['/account/', 'today', null],
  [pages.accountTreatment, 'treatment', null],
  [pages.accountTreatmentChange, 'treatment', 'treatment'],
  [pages.accountDoses, 'treatment', 'treatment'],
  [pages.accountCheckIn, 'treatment', 'treatment'],
  [pages.accountMessages, 'messages', null],
  [pages.progress, 'progress', null],
  [pages.accountScale, 'progress', 'progress'],
  [pages.accountMore, 'more', null],
  [pages.accountOrders, 'more', 'more'],
  [pages.accountLetters, 'more', 'more'],
  [receiptPath('one'), 'more', 'more'],
  [recordAccessPath, 'more', 'more'],
  [`${pages.accountEvidence}?task=identity`, 'today', 'today'],
  [unwellPath, null, 'today'],
] as const)('%s is in the tab %s and leads back to %s', (address, tab, parent) => {
  expect(tabOf(...at(address))).toBe(tab)
  expect(parentOf(...at(address))).toBe(parent)
})

test.each([
  ['/account?show=messages', '/account/messages'],
  ['/account?moved=one', '/account/appointments?moved=one'],
])('the former address %s opens %s', async (former, now) => {
  stubApi({ my_account: () => says(200, everyStory) })
  showPage(AccountPage, former)
  expect((await screen.findByTestId('address')).textContent).toBe(now)
})
