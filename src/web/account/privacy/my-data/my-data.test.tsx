import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MySecurity } from '#contract/identity/account-security.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { retentionOf } from '#domain/privacy/parts.ts'
import { copyPromise, erasurePromise, restrictionPromise } from '#domain/promises/make-promise.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import MyDataPage from './my-data.tsx'

const security: MySecurity = {
  email: 'robin@post.example',
  hasPassword: true,
  companies: [],
  passkeys: [],
  canAddPasskey: true,
  sessions: [],
  emailChange: null,
  phone: null,
  undoUntil: null,
}
const nothing: MyData = {
  copy: null,
  fates: retentionOf({ care: '2034-03-02', tax: '2033-03-31', looks: '2034-03-02' }),
  ending: { orders: [], appointments: [], hasTreatment: false },
  waitsFor: null,
  erasure: null,
  restriction: null,
}
const id = '6f1c6bb1-23a5-4a7e-9a34-24d24ed1a001'
const toProve = () => says<never>(428, { reason: 'prove' }, 'Please confirm it’s you first.')
const show = () => showPage(MyDataPage, '/account/my-data')
const press = (name: string) => screen.findByRole('button', { name })

const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { ...window.location, assign })
})

it('has a copy made once somebody has entered their password, and says that it is being made', async () => {
  let isProven = false
  let copy: MyData['copy'] = null
  const asked = stubApi({
    my_security: () => says(200, security),
    my_data: () => says(200, { ...nothing, copy }),
    ask_for_copy: () => {
      if (!isProven) return toProve()
      copy = {
        id,
        askedAt: '2026-03-02T09:00:00.000Z',
        promise: copyPromise(Date.parse('2031-03-02T09:00:00Z'), []),
        ready: null,
      }
      return says(200, {})
    },
    prove_owner: () => {
      isProven = true
      return says(200, {})
    },
  })
  const { user } = show()
  await user.click(await press('Ask for a copy'))
  await screen.findByText('Your data is for you alone. Please confirm again that it’s you.')
  fill('Password', 'secret words')
  await user.click(await press('Continue'))
  await screen.findByText(/We are making your copy. You asked for it on 2 March 2026 at 09:00/)
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull()
  expect(asked.filter(({ call }) => call === 'ask_for_copy')).toHaveLength(2)
})

it('downloads one that is ready, and says until when', async () => {
  const ready = { size: 2_500_000, until: '2026-03-09T09:00:00.000Z' }
  let isGone = false
  stubApi({
    my_security: () => says(200, security),
    my_data: () =>
      says(200, { ...nothing, copy: { id, askedAt: '2026-03-02T09:00:00.000Z', promise: copyPromise(0, []), ready } }),
    open_copy: () => (isGone ? says<never>(409, null, 'That copy is no longer there.') : says(200, { id })),
  })
  const { user } = show()
  await screen.findByText(/Your copy is ready .* until 9 March 2026 at 09:00/)
  await user.click(await press('Download'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/api/my_copy?id=${id}`))
  isGone = true
  await user.click(await press('Download'))
  await screen.findByText('That copy is no longer there.')
  expect(assign).toHaveBeenCalledOnce()
})

it('says of each part what becomes of it, first what goes', async () => {
  stubApi({ my_security: () => says(200, security), my_data: () => says(200, nothing) })
  show()
  const rows = within(await screen.findByRole('table', { name: 'What happens to your data' })).getAllByRole('row')
  const texts = rows.map(({ textContent }) => textContent ?? '')
  expect(texts[1]).toMatch(/^Your email address and phone number.*Erased$/)
  expect(texts.find((text) => text.startsWith('Your medical record'))).toMatch(
    /Kept until 2 March 2034: your medical record/,
  )
  expect(texts.find((text) => text.startsWith('Payments'))).toMatch(/Kept until 31 March 2033, as tax law requires$/)
  const firstKept = texts.findIndex((text) => text.includes('Kept'))
  expect(texts.slice(firstKept).some((text) => text.endsWith('Erased'))).toBe(false)
})

it('erases after saying what ends and what is waited for, a tick and a password; and it can be called off', async () => {
  let erasure: MyData['erasure'] = null
  const ending = {
    orders: [{ reference: 'LW-2345BCDF', heldPence: 125_00 }],
    appointments: [{ startsAt: '2026-03-20T10:00:00.000Z', refundPence: null }],
    hasTreatment: true,
  }
  const asked = stubApi({
    my_security: () => says(200, security),
    my_data: () => says(200, { ...nothing, ending, waitsFor: 'concern', erasure }),
    ask_to_be_erased: () => {
      erasure = {
        askedAt: '2026-03-02T09:00:00.000Z',
        promise: erasurePromise(Date.parse('2031-03-02T09:00:00.000Z'), Date.parse('2031-03-09T09:00:00.000Z')),
      }
      return says(200, { promise: erasure.promise })
    },
    call_off_erasure: () => {
      erasure = null
      return says(200, {})
    },
  })
  const { user } = show()
  await user.click(await press('Erase my data'))
  const means = within(screen.getByRole('region', { name: 'What this means' }))
  means.getByText('Order LW-2345BCDF is cancelled, and the £125.00 authorised on your card is released.')
  means.getByText('Your appointment on 20 March 2026 at 10:00 is cancelled.')
  means.getByText(/Your treatment ends/)
  means.getByText(/You have 7 days to change your mind/)
  means.getByText(/A clinician is looking into/)
  await user.click(means.getByRole('button', { name: 'Erase my data' }))
  means.getByText('Tick the box to continue')
  expect(asked.some(({ call }) => call === 'ask_to_be_erased')).toBe(false)
  await user.click(means.getByRole('checkbox'))
  await user.click(means.getByRole('button', { name: 'Erase my data' }))
  await screen.findByText(/We’ll do it by 09:00 on Sunday 9 March/)
  await user.click(await press('Cancel this request'))
  await press('Erase my data')
})

it('whoever is not signed in goes to do that', async () => {
  stubApi({ my_security: () => says<never>(401), my_data: () => says<never>(401) })
  show()
  expect((await screen.findByTestId('address')).textContent).toBe('/login')
})

it('shows that it was asked for in another tab, instead of a way to keep the account that keeps nothing', async () => {
  let erasure: MyData['erasure'] = null
  stubApi({
    my_security: () => says(200, security),
    my_data: () => says(200, { ...nothing, erasure }),
    ask_to_be_erased: () => says<never>(409, null, 'You’ve already asked for this.'),
  })
  const { user } = show()
  await user.click(await press('Erase my data'))
  erasure = {
    askedAt: '2026-03-02T09:00:00.000Z',
    promise: erasurePromise(Date.parse('2031-03-02T09:00:00.000Z'), Date.parse('2031-03-09T09:00:00.000Z')),
  }
  const means = within(screen.getByRole('region', { name: 'What this means' }))
  await user.click(means.getByRole('checkbox'))
  await user.click(means.getByRole('button', { name: 'Erase my data' }))
  await press('Cancel this request')
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull()
})

describe('restricting the use', () => {
  const restriction: NonNullable<MyData['restriction']> = {
    ground: 'wrong',
    state: 'in force',
    words: null,
    askedAt: '2026-03-02T09:00:00.000Z',
    promise: restrictionPromise(Date.parse('2026-03-02T09:00:00Z'), Date.parse('2026-03-09T09:00:00Z')),
    decidedAt: '2026-03-03T09:00:00.000Z',
    endsAt: null,
    reason: 'We are checking it.',
    exceptions: [],
  }

  it('says what it means before it is asked for, and asks why', async () => {
    let current: MyData['restriction'] = null
    const asked = stubApi({
      my_security: () => says(200, security),
      my_data: () => says(200, { ...nothing, restriction: current }),
      ask_to_restrict: () => {
        const dueAt = Date.parse('2031-03-09T09:00:00Z')
        current = {
          ...restriction,
          state: 'asked',
          decidedAt: null,
          reason: null,
          promise: restrictionPromise(dueAt, dueAt),
        }
        return says(200, {})
      },
    })
    const { user } = show()
    await user.click(await press('Ask for a restriction'))
    expect(screen.getByText(/your medicine may run out/)).toBeTruthy()
    await user.click(await press('Ask for a restriction'))
    await screen.findByText('Choose why you’re asking')
    expect(asked.some(({ call }) => call === 'ask_to_restrict')).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Something you hold about me is wrong' }))
    await user.click(await press('Ask for a restriction'))
    await screen.findByText(/Until then everything works as before/)
    expect(asked.find(({ call }) => call === 'ask_to_restrict')?.body).toEqual({ ground: 'wrong', words: '' })
  })

  it('says first that our answer is late, and by when it comes', async () => {
    stubApi({
      my_security: () => says(200, security),
      my_data: () =>
        says(200, { ...nothing, restriction: { ...restriction, state: 'asked', decidedAt: null, reason: null } }),
    })
    show()
    await screen.findByText('We’re sorry, this is late')
    expect(screen.queryByText(/Until then everything works/)).toBeNull()
  })

  it('is lifted by one button, and says why it was granted', async () => {
    let current: MyData['restriction'] = restriction
    stubApi({
      my_security: () => says(200, security),
      my_data: () => says(200, { ...nothing, restriction: current }),
      lift_restriction: () => {
        current = { ...restriction, state: 'lifted' }
        return says(200, {})
      },
    })
    const { user } = show()
    await screen.findByText(/we store your data and don’t use it/)
    screen.getByText(/We are checking it\./)
    await user.click(await press('Lift the restriction'))
    await screen.findByText(/Your last restriction is over/)
  })
})
