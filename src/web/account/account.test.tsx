import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { says } from '../../../tests/components/server-says.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import { everyStory } from '../../../tests/journeys/every-story.ts'
import AccountPage from './account.tsx'
import MorePage from './more/more.tsx'
import OrdersPage from './orders/orders.tsx'

const heading = async (words: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words))

describe('orders', () => {
  test.each([
    ['reviewed', ['Payment authorised, not taken', 'A clinician is reviewing your answers']],
    ['approved', ['Payment authorised, not taken', 'Approved and paid']],
    ['declined', ['Declined: nothing was taken']],
    ['expired', ['Expired: the authorisation was released']],
    ['refunded', ['Approved and paid', 'Refunded']],
  ])('R-17 R-19 tells the story of an order that is %s in plain words', async (id, words) => {
    stubApi({ my_account: () => says(200, everyStory) })
    showPage(OrdersPage, '/account/orders')
    const card = (await screen.findByText(`LW-${id.toUpperCase()}`)).closest('article') as HTMLElement
    const told = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join('\n')
    for (const part of words) expect(told).toContain(part)
    within(card).getByRole('heading', { name: 'What happens next' })
  })

  test('R-17 an order nobody has paid for has no receipt', async () => {
    stubApi({ my_account: () => says(200, everyStory) })
    showPage(AccountPage, '/account?receipt=unpaid')
    await heading('Receipt not found')
  })

  test.each([
    ['Mounjaro, first month', {}],
    ['Mounjaro, one pen', { isNextPen: true as const }],
  ])('R-19 a receipt is for %s', async (line, of) => {
    const orders = everyStory.orders.map((order) => ({ ...order, ...of }))
    stubApi({ my_account: () => says(200, { ...everyStory, orders }) })
    showPage(AccountPage, '/account?receipt=approved')
    await heading('Receipt')
    screen.getByText(line)
  })

  test('while the use of their data is restricted the account says that nothing is asked or sent', async () => {
    stubApi({ my_account: () => says(200, { ...everyStory, isRestricted: true as const }) })
    const { unmount } = showPage(AccountPage, '/account')
    const notice = await screen.findByRole('region', { name: 'We’re not using your data' })
    expect(within(notice).getByRole('link', { name: 'Your data' }).getAttribute('href')).toBe('/account/my-data')
    unmount()
    stubApi({ my_account: () => says(200, everyStory) })
    showPage(AccountPage, '/account')
    await screen.findByText(/^Hello/)
    expect(screen.queryByText('We’re not using your data')).toBeNull()
  })

  test('R-12 an account without orders says so and leads on', async () => {
    stubApi({
      my_account: () => says(200, { profile: {}, orders: [], appointments: [], unfinishedAssessment: null }),
    })
    showPage(AccountPage, '/account')
    await screen.findByRole('heading', { name: 'No orders yet' })
    await heading('Your account')
    expect(screen.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/get-started')
  })
})

describe('when something cannot be done', () => {
  const away = () => says<never>(503, null, 'We cannot reach our records right now.')

  test('R-12 an account that cannot be fetched says so and can be tried again', async () => {
    let isAway = true
    stubApi({ my_account: () => (isAway ? says<never>(500) : says(200, everyStory)) })
    const { user } = showPage(AccountPage, '/account')
    await heading('We couldn’t load your account')
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/^Hello, Amara/)
  })

  test('R-12 signing out that fails says so, and one is still signed in', async () => {
    stubApi({ my_account: () => says(200, everyStory), sign_out: away })
    const { user } = showPage(MorePage, '/account/more')
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect((await screen.findByRole('alert')).textContent).toBe('We cannot reach our records right now.')
    await heading('Everything else')
    expect(localStorage.getItem('signed_in')).toBe('1')
  })

  test('ASVS 14.3.1 whoever cannot be signed out can still remove what the device keeps of them', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    stubApi({
      my_account: () => says(200, everyStory),
      sign_out: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    localStorage.setItem('questionnaire_data', '{"Q1_answer":"18-74","stepHistory":["step-1"]}')
    localStorage.setItem('check_in_kept', '{}')
    localStorage.setItem('user_email', 'amara@example.com')
    sessionStorage.setItem('message_draft', 'I feel')
    const { user } = showPage(MorePage, '/account/more')
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Remove my details from this device' }))
    screen.getByText(/still be signed in/)
    expect(localStorage.getItem('check_in_kept')).toBe('{}')
    await user.click(screen.getByRole('button', { name: 'Remove them' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    for (const key of ['questionnaire_data', 'check_in_kept', 'user_email'])
      expect([key, localStorage.getItem(key)]).toEqual([key, null])
    expect(sessionStorage.getItem('message_draft')).toBeNull()
    vi.unstubAllGlobals()
  })

  test('R-8 answers that cannot be fetched are said to be safe', async () => {
    stubApi({
      my_account: () => says(200, { ...everyStory, unfinishedAssessment: 'weight-management' }),
      load_answers: away,
    })
    const { user } = showPage(AccountPage, '/account')
    await user.click(await screen.findByRole('button', { name: 'Carry on with your assessment' }))
    expect((await screen.findByRole('alert')).textContent).toContain('they’re safe with us.')
  })
})

describe('an assessment that was left off', () => {
  test.each([
    ['weight-management', 'Your assessment is waiting', { Q1_answer: '18-74' }, '/assessment/questionnaire/step-2'],
    ['adhd', 'Your ADHD assessment is waiting', { adhd_q0: 'yes', adhd_q1: 'Often' }, '/assessment/adhd/question-2'],
  ] as const)('of %s is fetched to this device and gone on with', async (flow, title, answers, path) => {
    localStorage.setItem('questionnaire_sync', '{"other":4}')
    const asked = stubApi({
      my_account: () => says(200, { ...everyStory, unfinishedAssessment: flow }),
      load_answers: () => says(200, { ansData: JSON.stringify(answers), uniqueId: 'visit', revision: 7 }),
    })
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    const { user } = showPage(AccountPage, '/account')
    await screen.findByRole('heading', { name: title })
    await user.click(screen.getByRole('button', { name: 'Carry on with your assessment' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(path))
    expect(asked.filter(({ call }) => call === 'load_answers').map(({ body }) => body)).toEqual([
      { questionnaire_type: flow },
    ])
    expect(JSON.parse(localStorage.getItem('questionnaire_data') ?? '{}')).toMatchObject(answers)
    expect(JSON.parse(localStorage.getItem('questionnaire_sync') ?? '{}')).toEqual({ other: 4, [flow]: 7 })
    assign.mockRestore()
  })
})
