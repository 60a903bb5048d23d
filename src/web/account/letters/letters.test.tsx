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
const document = '/fhir/R4/Composition/a.b/$document'
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
    '2 March 2026, Letter to your GPMounjaro (tirzepatide) prescribedTo Larkfield SurgeryCorrected, version 2We’ll post it to the practice. You can also give it to them yourself.',
  )
  expect(old?.textContent).toContain('Replaced by a corrected version')
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
  await screen.findByText('No letters yet')
})

test('one is read as a page, printed, and downloaded', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  stubApi({ my_letter: () => says(200, { ...listed, letter: sampleLetter, document }) })
  const { user } = showPage(LettersPage, `/account/letters?id=${id}`)
  const sheet = within(await screen.findByRole('article', { name: sampleLetter.title }))
  sheet.getByRole('heading', { name: 'Action for the practice' })
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Please record it.',
    'Please call us.',
    'Severe stomach pain',
  ])
  sheet.getByText('We told the patient to get help for any of these:')
  sheet.getByText(/This letter has been replaced by a corrected version/)
  const pdf = screen.getByRole('link', { name: 'Download PDF' })
  expect([pdf.getAttribute('href'), pdf.hasAttribute('download')]).toEqual([`/api/my_letter_pdf?id=${id}`, true])
  const asDocument = screen.getByRole('link', { name: 'Download for another health service (FHIR)' })
  expect([asDocument.getAttribute('href'), asDocument.hasAttribute('download')]).toEqual([document, true])
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a prescription that was taken back says so, a letter of somebody else is none, and a stranger signs in', async () => {
  stubApi({
    my_letter: () =>
      says(200, { ...listed, isReplaced: false, state: 'cancelled', letter: sampleLetter, document: null }),
  })
  const own = showPage(LettersPage, `/account/letters?id=${id}`)
  await screen.findByText('This prescription was cancelled before anything was supplied.')
  expect(screen.queryByRole('link', { name: /FHIR/ })).toBeNull()
  own.unmount()
  stubApi({ my_letter: () => says<never>(404) })
  const other = showPage(LettersPage, `/account/letters?id=${id}`)
  await screen.findByText('We couldn’t find this letter.')
  other.unmount()
  stubApi({ my_letter: () => says<never>(401) })
  showPage(LettersPage, `/account/letters?id=${id}`)
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})
