import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskListedLetter } from '#contract/letters/desk-letters.ts'
import { letterId as id, sampleLetter } from '../../../../tests/components/sample-letter.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Dispatch from '../supply/dispatch/dispatch.tsx'
import { Letters } from './letters.tsx'

const at = '2026-03-03T10:00:00.000Z'
const listed: DeskListedLetter = {
  id,
  kind: 'gp',
  title: sampleLetter.title,
  to: 'Larkfield Surgery',
  writtenOn: '2026-03-02',
  version: 1,
  isReplaced: false,
  sendings: [{ state: 'posted', at, by: 'Sam Reed' }],
}
const whole = {
  ...listed,
  letter: sampleLetter,
  document: '/fhir/R4/Composition/a.b/$document',
  correctable: ['ask' as const],
}

const show = (letters: readonly DeskListedLetter[], seesRecord = true) =>
  showDesk(
    () => <Letters letters={letters} seesRecord={seesRecord} onChanged={async () => undefined} />,
    '/desk/person',
  )

test('each letter says what became of it, and to support not what it is about', async () => {
  stubApi({})
  const { unmount } = show([listed, { ...listed, id: 'older', version: 2, isReplaced: true }])
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.parentElement?.closest('li') === null)
  expect(first?.textContent).toContain('Posted, 3 Mar 2026, 10:00, by Sam Reed')
  expect(second?.textContent).toContain('Corrected, version 2')
  expect(second?.textContent).toContain('Replaced by a corrected version')
  expect(within(second as HTMLElement).queryByRole('button', { name: 'Send again' })).toBeNull()
  unmount()
  show([{ ...listed, title: null }], false)
  expect(screen.getAllByText(/Letter to the GP/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull()
})

test('one is sent again, or says why it is not', async () => {
  let code = 409
  const asked = stubApi({
    desk_resend_letter: () => says<never>(code, null, code === 409 ? 'It waits to be posted already.' : 'OK'),
  })
  const { user } = show([listed])
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('It waits to be posted already.')
  code = 200
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Queued for posting: see Dispatch.')
  expect(asked.at(-1)?.body).toEqual({ id, sendingId: expect.any(String) })
})

test('one is read, and corrected with a reason by another version', async () => {
  let refuses = true
  const asked = stubApi({
    desk_read_letter: () => says(200, whole),
    desk_correct_letter: () =>
      refuses ? says<never>(422, null, 'Enter the reason for the correction.') : says(200, { id }),
  })
  const { user } = show([listed])
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await screen.findByRole('article', { name: sampleLetter.title })
  expect(screen.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')).toBe(`/api/desk_letter_pdf?id=${id}`)
  expect(screen.getByRole('link', { name: 'Download as FHIR document' }).getAttribute('href')).toBe(whole.document)
  await user.click(screen.getByRole('button', { name: 'Correct letter' }))
  const ask = screen.getByLabelText('Action for the practice')
  expect((ask as HTMLTextAreaElement).value).toBe('Please record it.\nPlease call us.')
  fireEvent.change(ask, { target: { value: 'Please call us.' } })
  await user.click(screen.getByRole('button', { name: 'Issue corrected letter' }))
  await screen.findByText('Enter the reason for the correction.')
  refuses = false
  fireEvent.change(screen.getByLabelText('Reason for the correction'), { target: { value: 'A slip.' } })
  await user.click(screen.getByRole('button', { name: 'Issue corrected letter' }))
  await waitFor(() => expect(screen.queryByLabelText('Reason for the correction')).toBeNull())
  const sent = asked.filter(({ call }) => call === 'desk_correct_letter').map(({ body }) => body)
  expect(sent[1]).toMatchObject({ id, reason: 'A slip.', sections: [{ id: 'ask', text: 'Please call us.' }] })
  expect((sent[1] as { letterId: string }).letterId).toBe((sent[0] as { letterId: string }).letterId)
})

const post = {
  id,
  letterId: id,
  number: 12,
  state: 'to post' as const,
  held: null,
  to: { name: 'Larkfield Surgery', lines: [] },
  posted: null,
}

test('whoever posts sees numbers, opens one, prints it, and says that it has left', async () => {
  const counts = { 'letters to post': 1, 'letters posted': 4 }
  const rows = [{ id, number: 12, dueAt: at, since: at, isLate: true }]
  const asked = stubApi({
    desk_letter_posts: () => says(200, { counts, rows }),
    desk_letter_post: () => says(200, post),
    desk_letter_posted: () => says<never>(200, {}),
  })
  const list = showDesk(Dispatch, '/desk/dispatch?post=letters%20to%20post', ['see-queue', 'dispatch'])
  const link = await screen.findByRole('link', { name: 'Letter 12' })
  expect(link.getAttribute('href')).toBe(`/desk/dispatch?to-practice=${id}`)
  screen.getByText('Overdue')
  await screen.findByRole('link', { name: 'Letters posted 4' })
  list.unmount()
  const { user } = showDesk(Dispatch, `/desk/dispatch?to-practice=${id}`, ['see-queue', 'dispatch'])
  await screen.findByText(/The practice’s address is not in the directory/)
  screen.getByRole('link', { name: 'Open the letter to print it' })
  await user.click(screen.getByRole('button', { name: /^Posted/ }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'desk_letter_posted')).toBe(true))
})

test('a consent taken back while the envelope lies here: nothing can be sent', async () => {
  stubApi({ desk_letter_post: () => says(200, { ...post, state: 'called off' as const }) })
  showDesk(Dispatch, `/desk/dispatch?to-practice=${id}`, ['see-queue', 'dispatch'])
  await screen.findByText(/Consent was withdrawn/)
  expect(screen.queryByRole('button', { name: /^Posted/ })).toBeNull()
})
