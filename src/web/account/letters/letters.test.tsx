import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListedLetter } from '#contract/letters/letters.ts'
import { letterId as id, sampleLetter } from '../../../../tests/components/sample-letter.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import LettersPage from './letters.tsx'

const listed: ListedLetter = {
  id,
  kind: 'gp',
  title: sampleLetter.title,
  to: 'Larkfield Surgery',
  writtenOn: '2026-03-02',
  version: 1,
  isReplaced: true,
  state: 'posted',
}
const corrected: ListedLetter = {
  ...listed,
  id: '00000000-0000-4000-8000-0000000000d2',
  version: 2,
  isReplaced: false,
  state: 'to post',
}

test('letters are listed with to whom, and what was corrected says so', async () => {
  stubApi({ my_letters: () => says(200, { letters: [corrected, listed] }) })
  showPage(LettersPage, '/account/letters')
  const [newest, old] = await screen.findAllByRole('listitem')
  expect(newest?.textContent).toBe(
    '2 March 2026, Letter to your GPWe have prescribed Mounjaro (tirzepatide)To Larkfield SurgeryCorrected, version 2We post it to the practice; you can also give it to them yourself',
  )
  expect(old?.textContent).toContain('Replaced by a corrected one')
  const link = within(old as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toBe(`/account/letters?id=${id}`)
})

test('none yet says when there will be, and a list that did not come can be asked for again', async () => {
  let isAway = true
  stubApi({
    my_letters: () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return says(200, { letters: [] })
    },
  })
  const { user } = showPage(LettersPage, '/account/letters')
  await screen.findByText('We couldn’t load your letters just now.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing yet')
})

test('one is read as a page, printed, and downloaded', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  stubApi({ my_letter: () => says(200, { ...listed, letter: sampleLetter }) })
  const { user } = showPage(LettersPage, `/account/letters?id=${id}`)
  const sheet = within(await screen.findByRole('article', { name: sampleLetter.title }))
  sheet.getByRole('heading', { name: 'What we ask of you' })
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Please record it.',
    'Please call us.',
    'Severe stomach pain',
  ])
  sheet.getByText('In these words:')
  sheet.getByText(/A corrected letter has taken the place of this one/)
  const pdf = screen.getByRole('link', { name: 'Download PDF' })
  expect([pdf.getAttribute('href'), pdf.hasAttribute('download')]).toEqual([`/api/my_letter_pdf?id=${id}`, true])
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a prescription that was taken back says so, a letter of somebody else is none, and a stranger signs in', async () => {
  stubApi({ my_letter: () => says(200, { ...listed, isReplaced: false, state: 'cancelled', letter: sampleLetter }) })
  const own = showPage(LettersPage, `/account/letters?id=${id}`)
  await screen.findByText('This prescription was taken back before anything was supplied by it.')
  own.unmount()
  stubApi({ my_letter: () => says<never>(404) })
  const other = showPage(LettersPage, `/account/letters?id=${id}`)
  await screen.findByText('There is no such letter.')
  other.unmount()
  stubApi({ my_letter: () => says<never>(401) })
  showPage(LettersPage, `/account/letters?id=${id}`)
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})
