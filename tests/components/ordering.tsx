import { fireEvent, screen, waitFor } from '@testing-library/react'
import { orderSummaryPath } from '#contract/pages.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import OrderSummary from '#web/checkout/summary/order-summary.tsx'
import { eligibleAnswers } from '../journeys/eligible-answers.ts'
import { fill } from './fill.ts'
import { says } from './server-says.ts'
import { showPage } from './show-page.tsx'

/** A patient in this browser who has answered everything and may order. */
export const answered = (more: object = {}) =>
  localStorage.setItem('questionnaire_data', JSON.stringify({ ...eligibleAnswers, ...more, stepHistory: ['step-1'] }))

/** The server's replies in the normal case. */
export const ordinarily = {
  save_answer: () => says<never>(200, { uniqueId: 'visit-1', revision: 1 }),
  fetch_user_data: () => says<never>(200, { userData: {} }),
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

export const showOrder = (medication: Medicine = mounjaro) => showPage(OrderSummary, orderSummaryPath(medication))

/** The order form of a patient whose phone this browser remembers as verified. */
export function showOrderForm() {
  localStorage.setItem('verified', '07700900998')
  return showOrder()
}

export function fillIn(email = 'sam@larkwell.example'): void {
  fill('Email address', email)
  fill('Password', 'three-green-herons-7')
  fill('Legal first name', 'Sam')
  fill('Legal surname', 'Heron')
  fill('Day', '27')
  fill('Month', 'March')
  fill('Year', '1985')
  fill('Address', '1 Lark Lane')
  fill('Town or city', 'Leeds')
  fill('Postcode', 'ls1 4ap')
  fireEvent.click(screen.getByLabelText('Male'))
  fireEvent.click(screen.getByLabelText(/I agree to the terms of use/))
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const paymentDialog = () => waitFor(() => screen.getByRole('dialog', { name: 'Pay by card' }))
