import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { erasurePromise, followUpPromise, promise } from '#domain/promises/make-promise.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showAccount } from '../../../../tests/components/show-account.tsx'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import AppointmentsPage from '../appointments/appointments-page.tsx'
import MessagesPage from '../messages/messages.tsx'
import YourOrderPage from '../orders/guest/your-order.tsx'
import MyDataPage from '../privacy/my-data/my-data.tsx'
import CheckInPage from '../treatment/check-in/check-in.tsx'

const sorry = 'We’re sorry, this is late'
const minute = 60_000
const aMinuteAgo = (name: Parameters<typeof promise>[0]): PromisedTime => promise(name, Date.now() - minute, [])

type Care = NonNullable<AccountOrder['care']>

const [anyOrder] = everyStory.orders
const having = (care: Partial<Care>, state: AccountOrder['state'] = 'awaiting review') => ({
  ...everyStory,
  orders: [
    {
      ...anyOrder,
      state,
      care: {
        state: 'ready',
        since: '2026-03-02T10:00:00.000Z',
        promise: null,
        dueBy: null,
        clinician: null,
        parcel: null,
        cardRequest: null,
        toConfirm: [],
        firstDoseFrom: null,
        ...care,
      },
    },
  ],
})

/** Every place that says that something is late, from the top of the page. At least so many. */
async function lateOnes(count = 1): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByText(sorry).length).toBeGreaterThanOrEqual(count))
  return screen.getAllByText(sorry).map((title) => title.parentElement as HTMLElement)
}

/** Late stands first, with a new time or a plea to ask, and both ways to ask. */
function expectWhole(late: HTMLElement | undefined, said: RegExp, { canMessage = true } = {}) {
  expect(late?.textContent).toMatch(said)
  expect(late?.textContent).toMatch(/You’ll|It’ll|[Ww]e’ll|will be released by|Please get in touch/)
  const links = within(late as HTMLElement).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...(canMessage ? ['Message us'] : []),
    'Call 0808 157 0142',
  ])
}

describe('P-3 in the account', () => {
  it.each([
    ['ready', 'decision', /We said a clinician would decide by/, 'awaiting review'],
    ['approved', 'check', /We said a pharmacist would check your prescription by/, 'awaiting review'],
    ['checked', 'packing', /We said your parcel would leave us by/, 'approved'],
    ['returned', 'parcel-problem', /We said we’d get in touch about your parcel by/, 'approved'],
    ['lost', 'parcel-problem', /We said we’d get in touch about your parcel by/, 'approved'],
  ] as const)(
    'an order that is %s says at the top and with the order that it is late',
    async (state, name, said, of) => {
      const account = having({ state, promise: aMinuteAgo(name) }, of)
      stubApi({ my_account: () => says<never>(200, account) })
      showAccount()
      const [top, order, ...more] = await lateOnes(2)
      expectWhole(top, said)
      expectWhole(order, said)
      expect(more).toEqual([])
      expect(top?.closest('section')?.textContent).not.toMatch(/Our turn, by/)
      expect(order?.nextElementSibling?.textContent).not.toMatch(/ by /)
    },
  )

  it('a parcel that is late and was packed for less time is not to be used, and says so', async () => {
    const parcel = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expected: aMinuteAgo('parcel'),
      validUntil: new Date(Date.now() - minute).toISOString(),
      deliveredOn: null,
      mayReport: ['late or warm' as const, 'not come' as const],
      isRecalled: false,
      isNotComeTold: false,
    }
    stubApi({ my_account: () => says<never>(200, having({ state: 'dispatched', parcel }, 'approved')) })
    showAccount()
    const [top, order] = await lateOnes(2)
    expectWhole(top, /Your parcel should have been with you by/)
    expectWhole(order, /Your parcel should have been with you by/)
    const words = order?.closest('article')?.textContent
    expect(words).toMatch(/don’t use it and don’t throw it away until our pharmacist has answered/)
    expect(words).not.toMatch(/should be with you by|It stays cold until/)
  })

  it.each([
    [0, true],
    [1, true],
    [2, false],
    [70, false],
  ])('U-13 a parcel that came %d days ago is told to be put into the fridge: %s', async (days, isTold) => {
    const deliveredOn = londonTimeAt(Date.now() - days * dayMs).date
    const parcel = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expected: aMinuteAgo('parcel'),
      validUntil: new Date(Date.now() - minute).toISOString(),
      deliveredOn,
      mayReport: [],
      isRecalled: false,
      isNotComeTold: false,
    }
    stubApi({ my_account: () => says<never>(200, having({ state: 'delivered', parcel }, 'approved')) })
    showAccount()
    const container = document.body
    await screen.findAllByText('Delivered')
    expect(container.textContent?.includes('Put it in the fridge')).toBe(isTold)
    expect(/It came on \d+ \w+ \d{4}\. If you have a question about it/.test(container.textContent ?? '')).toBe(!isTold)
  })

  it('C-12: one press tells us that a parcel was late or warm, and the account then says what to do with it', async () => {
    const parcel = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expected: aMinuteAgo('parcel'),
      validUntil: new Date(Date.now() - minute).toISOString(),
      deliveredOn: null,
      mayReport: ['late or warm' as const, 'not come' as const],
      isRecalled: false,
      isNotComeTold: false,
    }
    let state: 'dispatched' | 'quarantined' = 'dispatched'
    const asked = stubApi({
      my_account: () =>
        says<never>(
          200,
          having({ state, parcel: state === 'dispatched' ? parcel : { ...parcel, mayReport: [] } }, 'approved'),
        ),
      report_parcel: () => {
        state = 'quarantined'
        return says<never>(200, { state })
      },
    })
    const { user } = showAccount()
    await user.click(await screen.findByRole('button', { name: 'It has arrived, and it was late or warm' }))
    await screen.findAllByText('Don’t use it yet')
    expect(asked.find(({ call }) => call === 'report_parcel')?.body).toMatchObject({ what: 'late or warm' })
    expect(screen.queryByRole('button', { name: /It hasn’t arrived/ })).toBeNull()
    expect(document.body.textContent).toMatch(/Don’t use it and don’t throw it away until our pharmacist has answered/)
  })

  it('says nothing of the kind while there is time, nor of an order that is over', async () => {
    const later = promise('decision', Date.now() + minute, [])
    stubApi({ my_account: () => says<never>(200, having({ promise: later })) })
    const { unmount } = showAccount()
    await screen.findByText(/^Our turn, by \d\d:\d\d (today|on)/)
    expect(screen.queryByText(sorry)).toBeNull()
    unmount()
    stubApi({ my_account: () => says<never>(200, having({ promise: aMinuteAgo('decision') }, 'expired')) })
    showAccount()
    await screen.findByRole('heading', { name: 'Your orders' })
    expect(screen.queryByText(sorry)).toBeNull()
  })

  it('the patient’s own turn has no date once it has passed', async () => {
    const account = having({ state: 'waiting_for_patient', dueBy: new Date(Date.now() - minute).toISOString() })
    stubApi({ my_account: () => says<never>(200, account) })
    showAccount()
    await screen.findByText('Your turn')
    expect(screen.queryByText(/Your turn, by/)).toBeNull()
  })

  it.each([
    ['looked-at', 'review', /hear from us about your check-in by/],
    ['locked', 'call', /don’t wait for us: call 999/],
  ] as const)('a treatment that is %s', async (what, name, said) => {
    const treatment: Partial<MyTreatment> = {
      medicine: 'Wegovy',
      dose: '0.5 mg',
      state: 'active',
      isOurs: false,
      step: { what, turn: 'us', by: null, promise: aMinuteAgo(name), title: 'Next', says: 'Please don’t inject.' },
      nextInjection: null,
      injectionDay: 1,
      missed: null,
      dosesLeft: { inPen: 0, ofPen: 4, unopenedPens: 0 },
      lastsUntil: '2031-07-07',
      nextFrom: null,
      calendar: null,
    }
    stubApi({ my_account: () => says<never>(200, { ...everyStory, orders: [], treatment }) })
    showAccount()
    const [card] = await lateOnes()
    expectWhole(card, said)
    expect(card?.nextElementSibling?.textContent).toBe('Our turn')
  })

  it('a follow-up appointment that nobody has kept', async () => {
    const appointment = {
      id: '00000000-0000-4000-8000-000000000001',
      reference: 'LW-SEEN',
      service: 'ADHD assessment',
      clinician: { id: 'consultant', name: 'Dr Imogen Ashdown', title: 'Consultant psychiatrist' },
      startsAt: '2026-03-02T10:00:00.000Z',
      minutes: 60,
      state: 'completed',
      amountPence: 850_00,
      isFree: false,
      refundedPence: 0,
      isCalledOff: false,
      words: null,
      followUp: followUpPromise('2026-04-01', []),
      hasLetter: false,
      paper: null,
      isFollowUp: false,
      toPay: null,
    }
    stubApi({ my_account: () => says<never>(200, { ...everyStory, orders: [], appointments: [appointment] } as never) })
    showPage(AppointmentsPage, '/account/appointments')
    const [late] = await lateOnes()
    expectWhole(late, /follow-up appointment by Wednesday 1 April, and we haven’t reserved a time/)
  })
})

it.each([
  ['offered', 'until 30 March'],
  ['too late', 'Ask for a new one'],
  ['void', 'Ask for a new one'],
])(
  'C-22 the first page says how long a paper prescription is good, or that another is needed: %s',
  async (stage, figure) => {
    const paper = { stage, validUntil: '2026-03-30' }
    const seen = {
      id: '00000000-0000-4000-8000-000000000002',
      state: 'completed',
      startsAt: '2026-03-02T10:00:00.000Z',
      toPay: null,
      paper,
    }
    stubApi({
      my_account: () => says<never>(200, { ...everyStory, orders: [], treatment: null, appointments: [seen] } as never),
    })
    showAccount()
    const card = await screen.findByRole('link', { name: new RegExp(`^Paper prescription\\s*${figure}$`) })
    expect(card.getAttribute('href')).toBe('/account/appointments')
  },
)

it('P-3 the check-in page', async () => {
  const checkIn = {
    is: 'looked at',
    opensOn: null,
    lastsUntil: null,
    open: null,
    sent: { outcome: 'no dose', toPay: null },
  }
  stubApi({ my_check_in: () => says<never>(200, { ...checkIn, review: aMinuteAgo('review') } as never) })
  showPage(CheckInPage, '/account/check-in')
  const [late] = await lateOnes()
  expectWhole(late, /hear from us about your check-in by/)
  expect(screen.queryByText(/^You’ll hear from us by .*\.$/, { selector: 'p.font-semibold' })).toBeNull()
  screen.getByText(/Please don’t inject until you’ve heard from us/)
})

it('P-3 messages', async () => {
  const thread = { messages: [], hasOlder: false, unread: 0, unsent: [], uploads: 'seed', waitingFor: 'team' }
  const answer = promise('answer', Date.now() + minute, [])
  stubApi({
    my_account: () => says<never>(200, everyStory),
    my_thread: () => says<never>(200, { ...thread, due: aMinuteAgo('answer'), answer } as never),
  })
  showPage(MessagesPage, '/account/messages')
  const [late] = await lateOnes()
  expectWhole(late, /We said you’d have an answer by/, { canMessage: false })
  expect(screen.queryByText(/You’ll have an answer by/)).toBeNull()
})

it('P-3 a copy and an erasure that were to be done by now', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const askedAt = new Date(Date.now() - 60 * minute).toISOString()
  stubApi({
    my_security: () => says<never>(200, { hasPassword: true, passkeys: [], sessions: [], emailChange: null } as never),
    my_data: () =>
      says<never>(200, {
        copy: { id, askedAt, promise: aMinuteAgo('copy'), ready: null },
        fates: [],
        ending: { orders: [], appointments: [], hasTreatment: false },
        waitsFor: null,
        erasure: { askedAt, promise: erasurePromise(Date.now() - 60 * minute, Date.now() - minute) },
      } as never),
  })
  showPage(MyDataPage, '/account/my-data')
  const [copy, erasure] = await lateOnes()
  expectWhole(copy, /We said your copy would be ready by/)
  expectWhole(erasure, /We said we’d erase your data by .* You’ll hear from us about it by/)
  expect(document.body.textContent).not.toMatch(/We’ll do it by/)
})

describe('P-3 the page of an order without signing in', () => {
  const shown = { ...anyOrder, kind: 'order', state: 'awaiting review' }
  it.each([
    ['with a case', { care: having({ promise: aMinuteAgo('decision') }).orders[0]?.care, decision: null }],
    ['without one', { care: null, decision: aMinuteAgo('release') }],
  ])('%s', async (_, of) => {
    localStorage.setItem('paid_here', '1')
    stubApi({ visit_orders: () => says<never>(200, { orders: [{ ...shown, ...of }] } as never) })
    showPage(YourOrderPage, '/your-order')
    await waitFor(() => screen.getByText(sorry))
    const [late] = await lateOnes()
    expectWhole(late, /We said a clinician would decide by/, { canMessage: false })
    expect(document.body.textContent).not.toMatch(/and decide by|A clinician will decide by/)
  })
})
