import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type SideEffectId, sideEffects } from '#content/treatment/side-effects.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import SideEffectsPage from './side-effects.tsx'

const ids = Object.keys(sideEffects) as SideEffectId[]

test('lists every side effect, and asks the server nothing: it is the same for everyone', async () => {
  const asked = stubApi({})
  showPage(SideEffectsPage, '/account/side-effects')
  const list = within(await screen.findByRole('navigation', { name: 'What do you have?' }))
  expect(
    list
      .getAllByRole('link')
      .slice(0, ids.length)
      .map((link) => link.getAttribute('href')),
  ).toEqual(ids.map((id) => `/account/side-effects?about=${id}`))
  expect(asked).toEqual([])
})

test.each(ids)('%s says what helps, when to write, and where to get help now', async (id) => {
  stubApi({})
  showPage(SideEffectsPage, `/account/side-effects?about=${id}`)
  await screen.findByRole('heading', { name: 'What often helps' })
  screen.getByRole('heading', { name: 'Write to us if' })
  screen.getByText('Call 999')
  screen.getByText('Call 111')
  for (const { says } of [...sideEffects[id].helps, ...sideEffects[id].write]) screen.getByText(says)
})

test('what cannot wait is told by the red-flag symptoms of every other page, by nation', async () => {
  stubApi({})
  const { user } = showPage(SideEffectsPage, '/account/side-effects?about=vomiting')
  await screen.findByText('Nothing has stayed down for 24 hours, or you are hardly peeing')
  screen.getByText(/^Call 111, and take no more of the medicine until you have been seen\.$/)
  screen.getByText('Call 111 if')
  await user.click(screen.getByRole('button', { name: 'Northern Ireland' }))
  screen.getByText(/^Call your GP or the out-of-hours doctors, and take no more/)
  expect(screen.queryByText('Call 111 if')).toBeNull()
})

test('none of our own words tells one patient to take or leave out a dose', () => {
  for (const { about, helps, write, urgent, emergency } of Object.values(sideEffects)) {
    const all = [about, ...helps, ...write, ...urgent, ...emergency].map(({ says }) => says).join(' ')
    expect(all).not.toMatch(
      /(skip|stop|delay|miss|leave out|don’t take|take) (your|the|a|this|that) (next )?(dose|injection|medicine)/i,
    )
    expect(all).not.toMatch(/\bmg\b|lower dose|higher dose/i)
  }
})
