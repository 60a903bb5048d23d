import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import type { PaperPrescriptionView } from '#contract/appointments/post.ts'
import { consentsFor } from '#domain/appointments/consents.ts'
import { fill } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import AppointmentsPage from './appointments-page.tsx'

const id = '3f0c0b7e-4a57-4a55-9a3a-0d1f5f4d9a10'
const orderId = '3f0c0b7e-4a57-4a55-9a3a-0d1f5f4d9a12'
const paper: PaperPrescriptionView = {
  appointmentId: id,
  form: 'FP10PCD',
  serial: '7012345678',
  writtenOn: '2031-06-16',
  startsOn: null,
  validFrom: '2031-06-16',
  validUntil: '2031-07-14',
  postBefore: '2031-07-07',
  medicine: {
    name: 'Methylphenidate, modified-release tablets',
    strength: '18 mg',
    dose: 'One tablet each morning',
    quantity: '30 tablets',
  },
  by: 'Dr Imogen Ashdown',
  pricePence: 10_00,
  stage: 'offered',
  orderId: null,
  reference: null,
  address: { address: '3 Heron Quay#Flat 2', city: 'Truro', pincode: 'TR1 2AB' },
  posted: null,
}
const appointment = {
  id,
  reference: 'LW-TEST1234',
  service: 'Adult ADHD Assessment Online (18+)',
  clinician: { id: 'consultant', name: 'Dr Imogen Ashdown', title: 'Consultant psychiatrist' },
  startsAt: '2031-06-16T09:00:00.000Z',
  minutes: 90,
  state: 'completed',
  amountPence: 850_00,
  refundedPence: 0,
  isCalledOff: false,
  words: null,
  followUp: null,
  hasLetter: false,
  paper,
  isFollowUp: false,
  isFree: false,
  toPay: null,
  policyVersion: 1,
  refundCapPence: null,
  canReschedule: false,
  cannotReschedule: null,
  cancel: { isAllowed: false, because: null, refundPence: 0 },
  deadlines: { fullRefundUntil: null, partRefundUntil: null, partRefundPence: 0 },
} satisfies AccountAppointment

const account = (change: Partial<AccountAppointment>) => ({
  my_account: () =>
    says<never>(200, {
      profile: { name: 'Amara', email: 'amara@post.example' },
      orders: [],
      appointments: [{ ...appointment, ...change }],
      unfinishedAssessment: null,
      unreadMessages: 0,
    }),
})
const intent = {
  clientSecret: 'pi_1_secret_2',
  orderId,
  paymentIntent: 'pi_1',
  provider: 'sandbox',
  publishableKey: null,
}
const pays = { create_payment_intent: () => says<never>(200, intent) }
const having = (change: Partial<PaperPrescriptionView>) => account({ paper: { ...paper, ...change } })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('PO-04 a prescription on paper', () => {
  test('PO-04 its price stands there first; then the address is confirmed or put right, and then the card', async () => {
    const asked = stubApi({
      ...having({}),
      ...pays,
      choose_post: () => says<never>(200, { orderId, amountPence: 10_00 }),
    })
    const { user } = showPage(AppointmentsPage, '/account/appointments')
    await user.click(await button('Have it posted for £10.00'))
    const street = await screen.findByLabelText<HTMLTextAreaElement>('Address')
    expect(street.value).toBe('3 Heron Quay\nFlat 2')
    fill('Postcode', 'nowhere')
    await user.click(await button('Confirm address and pay £10.00'))
    expect(await screen.findByText('Enter a full UK postcode, like SW1A 1AA.')).toBeTruthy()
    expect(asked.some(({ call }) => call === 'choose_post')).toBe(false)
    fill('Postcode', 'tr1 3ab')
    await user.click(await button('Confirm address and pay £10.00'))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('£10.00')).toBeTruthy()
    expect(asked.find(({ call }) => call === 'choose_post')?.body).toEqual({
      id,
      address: '3 Heron Quay\nFlat 2',
      city: 'Truro',
      pincode: 'TR1 3AB',
    })
  })

  test('C-22 it says what is on it, until when it can be posted, and when a pharmacy takes it', async () => {
    stubApi(having({}))
    showPage(AppointmentsPage, '/account/appointments')
    expect(await screen.findByText('Methylphenidate, modified-release tablets, 18 mg')).toBeTruthy()
    expect(screen.getByText('We can post it until 6 July 2031.')).toBeTruthy()
    expect(screen.getByText('Take it to a pharmacy between 16 June 2031 and 14 July 2031')).toBeTruthy()
  })

  test.each([
    ['too late', /^It’s now too late to post it/],
    ['void', /^This prescription has expired/],
  ] as const)(
    'C-22 %s: it says what happens to the money and whom to call, and offers nothing',
    async (stage, says_) => {
      stubApi(having({ stage, orderId, reference: 'LW-POST1234' }))
      showPage(AppointmentsPage, '/account/appointments')
      expect(await screen.findByText(says_)).toBeTruthy()
      expect(screen.getByText(/we’ll arrange a new one/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /posted for|Cancel posting/ })).toBeNull()
    },
  )

  test('PO-04 paid for, it can be called off, and all of it comes back', async () => {
    const asked = stubApi({
      ...having({ stage: 'to post', orderId, reference: 'LW-POST1234' }),
      cancel_post: () => says<never>(200, {}),
    })
    const { user } = showPage(AppointmentsPage, '/account/appointments')
    expect(await screen.findByText('Paid. We’ll post it next.')).toBeTruthy()
    expect(screen.getByText('3 Heron Quay, Flat 2, Truro, TR1 2AB')).toBeTruthy()
    await user.click(await button(/^Cancel posting/))
    expect(await screen.findByText('All of the £10.00 goes back to your card.')).toBeTruthy()
    await user.click(await button('Yes, cancel it'))
    await waitFor(() => expect(asked.some(({ call }) => call === 'cancel_post')).toBe(true))
  })

  test('PO-04 posted, it says when and with whom, and nothing can be called off', async () => {
    const posted = { at: '2031-06-18T09:00:00.000Z', carrier: 'Royal Mail', tracking: 'RM 123' }
    stubApi(having({ stage: 'posted', orderId, reference: 'LW-POST1234', posted }))
    showPage(AppointmentsPage, '/account/appointments')
    expect(await screen.findByText('Posted on 18 June 2031 with Royal Mail.')).toBeTruthy()
    expect(screen.getByText('Tracking number RM 123')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Cancel posting/ })).toBeNull()
  })
})

describe('a time that a clinician keeps', () => {
  const toPay = { orderId, until: '2031-06-14T09:00:00.000Z', canCancel: true }
  const kept = { state: 'held', paper: null, isFollowUp: true, toPay, amountPence: 150_00 } as const

  test('says until when and for how much, and is paid for once the policy is agreed to', async () => {
    const asked = stubApi({
      ...account(kept),
      ...pays,
      accept_follow_up: () => says<never>(200, { orderId, amountPence: 150_00 }),
    })
    const { user } = showPage(AppointmentsPage, '/account/appointments')
    expect(await screen.findByText(/^Pay £150.00 by Saturday 14 June 2031, 10:00 BST/)).toBeTruthy()
    expect(screen.getByText('Reserved for you')).toBeTruthy()
    expect(screen.queryByText('Finish your booking')).toBeNull()
    await user.click(await button('Pay £150.00'))
    expect(await screen.findByText('Agree to the cancellation policy first.')).toBeTruthy()
    const { wording, version } = consentsFor({ canCancel: true }).t8
    await user.click(screen.getByLabelText(wording))
    await user.click(await button('Pay £150.00'))
    expect(await within(await screen.findByRole('dialog')).findByText('£150.00')).toBeTruthy()
    expect(asked.find(({ call }) => call === 'accept_follow_up')?.body).toEqual({ id, consentVersion: version })
  })

  test('is let go with one press and one yes', async () => {
    const asked = stubApi({ ...account(kept), let_follow_up_go: () => says<never>(200, {}) })
    const { user } = showPage(AppointmentsPage, '/account/appointments')
    await user.click(await button(/^I don’t need it/))
    await user.click(await button('Yes, release it'))
    await waitFor(() => expect(asked.find(({ call }) => call === 'let_follow_up_go')?.body).toEqual({ id }))
  })

  test('called off by us offers no other service', async () => {
    stubApi(account({ ...kept, state: 'cancelled', toPay: null, isCalledOff: true }))
    showPage(AppointmentsPage, '/account/appointments')
    expect(await screen.findByText('We had to cancel this appointment')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Choose a time|Book again/ })).toBeNull()
  })
})
