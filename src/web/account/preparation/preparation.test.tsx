import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quietInformant } from '#domain/preparation/sample-answers.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import PreparationPage from './preparation-page.tsx'
import SomeoneYouKnow from './someone-you-know.tsx'

const prepared = {
  dueAt: '2031-03-14T10:00:00.000Z',
  isLate: false,
  form: 'not begun',
  informant: 'none',
  startsAt: '2031-03-16T10:00:00.000Z',
  clinician: 'Dr Imogen Ashdown',
  episodeId: '00000000-0000-4000-8000-0000000000b1',
  invitedAt: null,
  sentAt: null,
} as const
const link = `https://larkwell.example/someone-you-know#token=${'A'.repeat(43)}`

const showPreparation = (changes: object = {}, more: object = {}) => {
  const asked = stubApi({
    my_preparation: () => says<never>(200, { preparation: { ...prepared, ...changes }, past: [] }),
    ...more,
  })
  return { asked, ...showPage(PreparationPage, '/account/preparation') }
}

describe('before an appointment, in the account', () => {
  it('says what is to be done and by when, and leads there', async () => {
    showPreparation()
    await screen.findByText(/Please finish by Friday 14 March 2031/)
    expect(screen.getByRole('link', { name: /Start/ }).getAttribute('href')).toBe(
      '/assessment/before-appointment/life-school',
    )
  })

  it('being late is said, and is no refusal', async () => {
    showPreparation({ isLate: true, form: 'begun' })
    await screen.findByText(/your appointment goes ahead either way/)
    screen.getByRole('link', { name: /Carry on/ })
  })

  it('says that nothing is booked', async () => {
    stubApi({ my_preparation: () => says<never>(200, { preparation: null, past: [] }) })
    showPage(PreparationPage, '/account/preparation')
    await screen.findByText('Nothing to prepare')
  })

  it('makes a link for a first name and nothing else, and shows it once', async () => {
    const { asked, user } = showPreparation({}, { invite_informant: () => says(200, { link }) })
    const name = await screen.findByRole('textbox', { name: 'The first name they know you by' })
    await user.type(name, 'https://x')
    await user.click(screen.getByRole('button', { name: 'Make a link' }))
    screen.getByText(/letters only/)
    expect(asked.some(({ call }) => call === 'invite_informant')).toBe(false)
    await user.clear(name)
    await user.type(name, 'Maeve')
    await user.click(screen.getByRole('button', { name: 'Make a link' }))
    await screen.findByText(link)
    expect(asked.find(({ call }) => call === 'invite_informant')?.body).toEqual({ firstName: 'Maeve' })
    screen.getByRole('button', { name: 'Copy the link' })
  })

  it('withdraws after asking what that means', async () => {
    const { asked, user } = showPreparation(
      { informant: 'sent', sentAt: '2031-03-10T10:00:00.000Z' },
      { withdraw_informant: () => says(200, {}) },
    )
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    screen.getByText(/Their answers are deleted/)
    await user.click(screen.getByRole('button', { name: 'Yes, withdraw' }))
    await waitFor(() => expect(asked.some(({ call }) => call === 'withdraw_informant')).toBe(true))
  })
})

describe('the page for somebody who knows them', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('scrollTo', () => undefined)
  })
  const open = (answers: object) => {
    window.history.replaceState(null, '', `/someone-you-know#token=${'A'.repeat(43)}`)
    const asked = stubApi({
      open_informant_link: () => says<never>(200, { firstName: 'Maeve', isSent: false }),
      ...answers,
    })
    return { asked, ...showPage(SomeoneYouKnow, '/someone-you-know') }
  }
  const choose = (label: RegExp | string, place = 0) =>
    fireEvent.click(screen.getAllByLabelText(label)[place] as HTMLElement)
  function answerAll(safety: string) {
    choose('A brother or sister')
    choose('Since they were a child')
    choose('They lost things and forgot what they were told')
    for (const place of [0, 1, 2]) choose('Often', place)
    choose('As long as I have known them')
    choose('Work or studies')
    choose('None of these', 1)
    choose(safety)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: quietInformant.informant_example } })
  }

  it('says who asked, what happens with it, and sends every answer at once', async () => {
    const { asked, user } = open({ send_informant_answers: () => says(200, {}) })
    await screen.findByText(/Maeve has an appointment with us/)
    await user.click(screen.getByRole('button', { name: 'Send to the clinician' }))
    expect(screen.getByRole('alert').textContent).toContain('Who are you to them?')
    expect(asked.some(({ call }) => call === 'send_informant_answers')).toBe(false)
    answerAll('No')
    await user.click(screen.getByRole('button', { name: 'Send to the clinician' }))
    await screen.findByText(/Your answers are with the clinician/)
    const sent = asked.find(({ call }) => call === 'send_informant_answers')?.body as { ansData: string }
    expect(JSON.parse(sent.ansData)).toMatchObject({ informant_relation: 'sibling', informant_safety: 'no' })
    expect(window.location.hash).toBe('')
  })

  it('shows help at once to somebody who is worried now', async () => {
    open({})
    await screen.findByText(/Maeve has an appointment/)
    choose('Yes, I am worried now')
    expect(screen.getByText(/don’t wait/).closest('section')?.textContent).toMatch(/999/)
  })

  it('loses nothing when sending fails, or the link was used meanwhile', async () => {
    const { user } = open({
      send_informant_answers: () =>
        says<never>(409, null, 'This link has been used: the answers were sent before, and cannot be sent again.'),
    })
    await screen.findByText(/Maeve has an appointment/)
    answerAll('No')
    await user.click(screen.getByRole('button', { name: 'Send to the clinician' }))
    await screen.findByText(/cannot be sent again/)
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(quietInformant.informant_example)
  })

  it.each([
    [() => says<never>(410, null, ''), /It was withdrawn, has expired/],
    [() => says<never>(200, { firstName: 'Maeve', isSent: true }), /This link has been used/],
  ])('says plainly why a link opens nothing', async (open_informant_link, words) => {
    open({ open_informant_link })
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: 'Send to the clinician' })).toBeNull()
  })

  it('takes answers back at any time', async () => {
    const { user, asked } = open({
      open_informant_link: () => says<never>(200, { firstName: 'Maeve', isSent: true }),
      take_back_informant_answers: () => says(200, {}),
    })
    await user.click(await screen.findByRole('button', { name: 'Take my answers back' }))
    await user.click(screen.getByRole('button', { name: 'Yes, take them back' }))
    await screen.findByText(/We no longer hold anything you wrote/)
    expect(asked.some(({ call }) => call === 'take_back_informant_answers')).toBe(true)
  })
})
