import { fireEvent, screen } from '@testing-library/react'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { lastBookableDay, monthAvailability } from '#domain/appointments/availability.ts'
import { defaultTemplate } from '#domain/appointments/default-template.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { fill } from './fill.ts'
import { says } from './server-says.ts'

const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))

/** The self-assessment of a patient who may book. */
export const finished: Record<string, unknown> = { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() }

export const answered = (answers: object = finished) =>
  localStorage.setItem('questionnaire_data', JSON.stringify({ ...answers, stepHistory: ['question-1'] }))

export const clinician = {
  id: 'consultant',
  name: 'Dr Imogen Ashdown',
  title: 'Consultant psychiatrist',
  profile: ['Takes time.'],
}

export const hold: SlotHold = {
  startsAt: '2031-06-16T09:00:00.000Z',
  expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  hasBeenExtended: false,
  date: '2031-06-16',
  time: '10:00',
  clinician,
}

/** The server's month at that moment, with only these times taken. */
export const monthAt =
  (now: number, taken: number[] = [], over: object = {}) =>
  ({ month }: { month: string }) => {
    const schedule = { template: defaultTemplate, exceptions: [], holidays: [], minutes: 90, taken }
    const days = monthAvailability(month, schedule, now)
    return says<never>(200, { clinician, clinicians: [clinician], month, days, lastDay: lastBookableDay(now), ...over })
  }

/** The server's replies in the normal case. */
export const ordinarily = {
  save_answer: () => says<never>(200, { uniqueId: 'visit-1', revision: 1 }),
  my_hold: () => says<never>(200, { hold, canCancel: true }),
  create_new_user: () => says<never>(200, { paymentId: 'order-1', uniqueId: 'visit-1', message: '' }),
  create_payment_intent: () =>
    says<never>(200, {
      clientSecret: 'pi_1_secret_2',
      orderId: 'order-1',
      paymentIntent: 'pi_1',
      provider: 'sandbox',
      publishableKey: null,
    }),
}

export function fillIn(): void {
  fill('Email', 'amara@post.example')
  fill('Password', 'Otter-hill-4')
  fireEvent.click(screen.getByLabelText('Ms'))
  fill('First name', 'Amara')
  fill('Last name', 'Whitfield')
  fireEvent.click(screen.getByLabelText('Female'))
  fill('Day', '4')
  fill('Month', '3')
  fill('Year', '1988')
  fill('Mobile number', '07700900123')
  fill('Address 1', '14 Lark Rise')
  fill('City', 'Bath')
  fill('Postcode', 'ba1 1aa')
}

export const agreeToAll = () => {
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) fireEvent.click(box)
}
