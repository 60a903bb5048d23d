import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import AccountPage from '../account.tsx'
import TreatmentPage from './treatment-page.tsx'

const treatment: MyTreatment = {
  medicine: 'Wegovy',
  dose: '0.5 mg',
  state: 'active',
  isOurs: false,
  step: {
    promise: null,
    what: 'inject',
    turn: 'patient',
    by: '2031-06-16',
    title: 'Inject on Monday 16 June 2031',
    says: 'Once a week.',
  },
  nextInjection: '2031-06-16',
  injectionDay: 1,
  missed: { takenUntil: '2031-06-21', daysApart: null },
  dosesLeft: { inPen: 3, ofPen: 4, unopenedPens: 0 },
  penUntil: '2031-07-14',
  lastsUntil: '2031-07-07',
  nextFrom: '2031-06-29',
  calendar: 'BEGIN:VCALENDAR',
}
const having = (change: Partial<MyTreatment> = {}) => ({
  my_account: () =>
    says<never>(200, {
      profile: { name: 'Amara' },
      orders: [],
      appointments: [],
      treatment: { ...treatment, ...change },
      unfinishedAssessment: null,
      unreadMessages: 0,
    }),
})
const card = async () => within(await screen.findByRole('region', { name: 'Your treatment' }))

test('D-1: of a recalled pen no doses are left, and no day says until when to use it', async () => {
  const step = { ...treatment.step, what: 'recalled', turn: 'patient', by: null, title: 'Don’t use your pen' } as const
  stubApi(having({ step, nextInjection: null, calendar: null }))
  showPage(TreatmentPage, '/account/treatment')
  const shown = await card()
  await shown.findByText('Don’t use your pen')
  expect(shown.queryByText('3 of 4 in this pen')).toBeNull()
  expect(shown.queryByText('14 July 2031')).toBeNull()
})

test('the card says what is next, whose turn it is and by when, and what is left', async () => {
  stubApi(having())
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:any')
  const { user } = showPage(TreatmentPage, '/account/treatment')
  const shown = await card()
  shown.getByText('Your turn, by 16 June 2031')
  shown.getByText('Inject on Monday 16 June 2031')
  shown.getByText('3 of 4 in this pen')
  // C-11
  shown.getByText('14 July 2031')
  shown.getByText(/Use a pen within 42 days of its first injection/)
  shown.getByText('29 June 2031')
  shown.getByText(/can still take it until Saturday 21 June 2031/)
  // A document that is shared with other tests would be led away by it.
  const keeps = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await user.click(shown.getByRole('button', { name: 'Add to your calendar' }))
  keeps.mockRestore()
  expect(made).toHaveBeenCalledOnce()
  expect(shown.queryByRole('link', { name: 'Write to your care team' })).toBeNull()
})

test('the doses are drawn as steps: those behind and the one of now full, those ahead as outlines', async () => {
  stubApi(having())
  showPage(TreatmentPage, '/account/treatment')
  const shown = await card()
  const steps = ['0.25', '0.5', '1', '1.7', '2.4'].map((mg) => shown.getByText(mg).parentElement?.querySelector('rect'))
  expect(steps.map((step) => step?.hasAttribute('stroke-dasharray'))).toEqual([false, false, true, true, true])
})

test('a dose that is none of ours, and a treatment that has ended, are not drawn', async () => {
  for (const change of [{ dose: '0.3 mg' }, { state: 'stopped' }] as const) {
    stubApi(having(change))
    const { unmount } = showPage(TreatmentPage, '/account/treatment')
    expect((await card()).queryByText('1.7')).toBeNull()
    unmount()
  }
})

test('the day of the week is theirs to say, and one that is not kept is told', async () => {
  let isAway = true
  const asked = stubApi({
    ...having(),
    set_injection_day: ({ weekday }: { weekday: number }) => {
      if (isAway) throw new TypeError('Failed to fetch')
      return weekday === 2 ? says<never>(422, null as never, 'Too soon.') : says<never>(200, {})
    },
  })
  const { user } = showPage(TreatmentPage, '/account/treatment')
  const day = (await card()).getByRole<HTMLSelectElement>('combobox', { name: 'I inject on' })
  await user.selectOptions(day, 'Thursdays')
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t save your day')
  expect(day.value).toBe('1')
  isAway = false
  await user.selectOptions(day, 'Tuesdays')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too soon.'))
  await user.selectOptions(day, 'Thursdays')
  await waitFor(() => expect(asked.filter(({ call }) => call === 'my_account')).toHaveLength(2))
  expect(asked.findLast(({ call }) => call === 'set_injection_day')?.body).toEqual({ weekday: 4 })
})

test('nobody who pauses is told to inject, and going on is one press away', async () => {
  const step = {
    what: 'paused',
    turn: 'nobody',
    by: '2031-08-01',
    promise: null,
    title: 'Your treatment is paused',
    says: 'Until then.',
  } as const
  stubApi(having({ state: 'paused', step, nextInjection: null, nextFrom: null, missed: null, calendar: null }))
  showPage(TreatmentPage, '/account/treatment')
  const shown = await card()
  expect(shown.queryByText('Next injection')).toBeNull()
  expect(shown.queryByText('Earliest dispatch')).toBeNull()
  expect(shown.queryByText(/turn/)).toBeNull()
  expect(shown.getByRole('link', { name: 'Restart, change or end it' }).getAttribute('href')).toBe(
    '/account/treatment/change',
  )
})

test.each([
  ['weigh', 'Log your weight', '/account/progress'],
  ['regained', 'Write to your care team', '/account/messages'],
  ['looked-at', 'Write to your care team', '/account/messages'],
] as const)('%s leads on', async (what, name, href) => {
  const step = { what, turn: 'patient', by: null, promise: null, title: 'What is next', says: 'So it is.' } as const
  const nothing = { nextInjection: null, nextFrom: null, missed: null, calendar: null }
  stubApi(having({ state: what === 'looked-at' ? 'active' : 'stopped', step, ...nothing }))
  showPage(TreatmentPage, '/account/treatment')
  expect((await card()).getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('both pens and the days between two doses are told', async () => {
  stubApi(
    having({ dosesLeft: { inPen: 1, ofPen: 4, unopenedPens: 1 }, missed: { takenUntil: '2031-06-20', daysApart: 3 } }),
  )
  showPage(TreatmentPage, '/account/treatment')
  const shown = await card()
  shown.getByText('1 of 4 in this pen, and 1 unopened pen')
  shown.getByText(/leave at least three days between doses/)
})

test('whoever feels unwell sees what to do before anything is sent, by where they are', async () => {
  let answer: (reply: object) => void = () => undefined
  const asked = stubApi({
    ...having(),
    tell_unwell: () =>
      new Promise((resolve) => {
        answer = (reply) => resolve(says<never>(200, reply as never) as never)
      }) as never,
  })
  const { user } = showPage(AccountPage, '/account?show=unwell')
  expect(screen.getByRole('link', { name: /Call 999/ }).getAttribute('href')).toBe('tel:999')
  expect(screen.getByRole('link', { name: /Call 111/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Northern Ireland' }))
  expect(screen.queryByRole('link', { name: /Call 111/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Nothing has stayed down/ }))
  const heading = screen.getByRole('heading', { name: 'What to do now' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/^Call your GP or the out-of-hours doctors, and take no more/)).toBeDefined()
  expect(asked.some(({ call }) => call === 'tell_unwell')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }))
  expect(screen.getByText('We’re telling our prescribers...')).toBeDefined()
  expect(asked.filter(({ call }) => call === 'tell_unwell')).toEqual([
    { call: 'tell_unwell', body: { sign: 'dehydration' } },
  ])
  answer({
    desk: {
      isOpen: false,
      opensAt: '2031-06-16T08:00:00.000Z',
      call: promise('call', Date.parse('2031-06-16T10:00:00.000Z'), []),
    },
  })
  expect(await screen.findByText(/our clinicians are away now/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have another symptom too' }))
  await user.click(screen.getByRole('button', { name: /Low mood/ }))
  expect(screen.getByRole('link', { name: /0808 808 8000/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /116 123/ })).toBeDefined()
})

test('U-1: a sign pressed by mistake locks nothing, and is taken back', async () => {
  const unlocked = () => says<never>(200, { isLocked: false } as never)
  const asked = stubApi({ ...having(), report_sign: unlocked, take_back_sign: unlocked })
  const { user } = showPage(AccountPage, '/account?show=unwell')
  await user.click(screen.getByRole('button', { name: /Swelling of your face/ }))
  expect(screen.getByText('Call 999.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'No, I ticked it by mistake' }))
  screen.getByText(/Your treatment carries on as before/)
  screen.getByRole('heading', { name: 'Which of these do you have?' })
  const reports = () =>
    asked.filter(({ body }) => (body as { sign?: string } | undefined)?.sign === 'allergy').map(({ call }) => call)
  await waitFor(() => expect(reports()).toEqual(['report_sign', 'take_back_sign']), { timeout: 4_000 })
})

test('C-26: too large a dose is advised about before anything is sent, by where they are, and the team is told', async () => {
  const desk = { isOpen: true, opensAt: '2031-06-16T08:00:00.000Z', call: promise('call', Date.now() + 3_600_000, []) }
  const asked = stubApi({
    ...having(),
    report_incident: () => says<never>(200, { urgency: 'urgent', desk, review: null } as never),
  })
  const { user } = showPage(AccountPage, '/account?show=unwell')
  await user.click(screen.getByRole('button', { name: 'Northern Ireland' }))
  await user.click(screen.getByRole('button', { name: /I took too much/ }))
  await user.click(screen.getByRole('radio', { name: /after its four doses/ }))
  await user.click(screen.getByRole('radio', { name: 'I feel well' }))
  expect(asked.some(({ call }) => call === 'report_incident')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  screen.getByRole('heading', { name: 'Call for medical advice now' })
  screen.getByText(/^Call your GP, or the out-of-hours doctors/)
  screen.getByText('Don’t take your next dose until one of our clinicians has answered you.')
  await screen.findByText(/Our prescribers have been told/)
  const [sent, ...more] = asked.filter(({ call }) => call === 'report_incident')
  expect(more).toEqual([])
  expect(sent?.body).toMatchObject({ incident: 'too-much', what: ['fifth'], now: 'well', nation: 'Northern Ireland' })
})

test('what could not be told says so, keeps the advice and can be told again', async () => {
  let tries = 0
  stubApi({
    ...having(),
    tell_unwell: () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      const desk = {
        isOpen: true,
        opensAt: '2031-06-16T08:00:00.000Z',
        call: promise('call', Date.parse('2031-06-16T10:00:00.000Z'), []),
      }
      return says<never>(200, { desk } as never)
    },
  })
  const { user } = showPage(AccountPage, '/account?show=unwell')
  await user.click(screen.getByRole('button', { name: /Swelling of your face/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }))
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByText('Call 999.')).toBeDefined()
  await user.click(alert.getByRole('button', { name: 'Tell them again' }))
  expect(await screen.findByText(/A clinician will read it and call you by 11:00 on Monday 16 June/)).toBeDefined()
})

test('P-3 a page that stays open after the call was due says that it is late, and where there is help', async () => {
  const desk = { isOpen: true, opensAt: '2026-06-16T08:00:00.000Z', call: promise('call', Date.now() - 60_000, []) }
  stubApi({ ...having(), tell_unwell: () => says<never>(200, { desk } as never) })
  const { user } = showPage(AccountPage, '/account?show=unwell')
  await user.click(screen.getByRole('button', { name: /Swelling of your face/ }))
  await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }))
  const late = (await screen.findByText('We’re sorry, this is late')).parentElement
  expect(late?.textContent).toMatch(/call 999 .* We said a clinician would call you by/)
  expect(screen.queryByText(/will read it and call you by/)).toBeNull()
})
