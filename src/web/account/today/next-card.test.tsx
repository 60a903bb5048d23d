import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import AccountPage from '../account.tsx'

const [anyOrder] = everyStory.orders
const order = (care: object) => ({
  ...anyOrder,
  state: 'awaiting review',
  care: {
    since: '2026-03-02T10:00:00Z',
    promise: null,
    dueBy: null,
    clinician: null,
    parcel: null,
    cardRequest: null,
    toConfirm: [],
    firstDoseFrom: null,
    ...care,
  },
})

/** What stands at the top. Null: nothing does. */
async function nextOf(orders: readonly object[]) {
  stubApi({ my_account: () => says(200, { ...everyStory, appointments: [], orders } as never) })
  showPage(AccountPage, '/account')
  await screen.findByRole('heading', { level: 1, name: 'Hello, Amara' })
  return screen.queryByRole('region', { name: 'What happens next' })
}

it('says at the top what is next, whose turn it is and by when, and leads there', async () => {
  const card = await nextOf([
    order({ state: 'ready', promise: promise('decision', Date.parse('2031-03-03T11:00:00Z'), []) }),
  ])
  expect(card?.textContent).toContain('Our turn, by 11:00 on Monday 3 March')
  expect(card?.textContent).toContain('A clinician decides, and we email you either way.')
  const link = within(card as HTMLElement).getByRole('link', { name: 'See your order' })
  expect(document.querySelector(link.getAttribute('href') as string)?.textContent).toBe('Your orders')
})

it('leaves it to the list of what is needed while that is what is next', async () => {
  expect(await nextOf([order({ state: 'waiting_for_evidence' })])).toBeNull()
})

it('says nothing where nothing is next', async () => {
  expect(await nextOf([{ ...anyOrder, state: 'declined', care: null }])).toBeNull()
})
