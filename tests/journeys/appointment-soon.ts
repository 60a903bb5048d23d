import type { APIRequestContext, Page } from '@playwright/test'
import { Client } from 'pg'
import type { CallReply } from '#contract/calls.ts'
import { readRecord } from '#server/platform/database/embedded/record.ts'
import { databaseUrl } from '#server/platform/database/embedded/running-instances.ts'
import { hold } from './booking.ts'
import { botToken, newPerson, post } from './customer.ts'

const consents = { t1: true, t2: true, t3: true, t4: true, t5: true, t6: true, t7: true, t8: true }

async function pay(request: APIRequestContext, orderId: string): Promise<void> {
  const { data } = await post(request, 'create_payment_intent', { amount: 850, answerId: orderId })
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' }
  await request.post('/sandbox-cards/confirm', { data: { clientSecret: data.clientSecret, card } })
  await post(request, 'verify_payment_intent', { paymentIntentId: data.paymentIntent, orderId })
}

/** Books and pays with the cookies of this browser, without any screen. Returns its id. */
export async function bookAppointment(page: Page, person = newPerson()): Promise<string> {
  const { request } = page
  await hold(page)
  const { data } = await post(request, 'create_new_user', {
    mode: 'finalSubmit',
    token: await botToken(request, 'form_submit'),
    questionnaire_type: 'adhd',
    email: person.email,
    password: person.password,
    title: 'ms',
    gender: 'female',
    name: 'Amara',
    legalSurname: 'Whitfield',
    mobile: person.phone,
    dob: '1988-03-04',
    address: '14 Lark Rise#Flat 2',
    city: 'Bath',
    pincode: 'BA1 1AA',
    consents,
  })
  await pay(request, data.paymentId)
  const { orders } = (await post(request, 'visit_orders', {})).data as CallReply<'visit_orders'>
  const [booked] = orders
  if (booked?.kind !== 'appointment') throw new Error('Nothing was booked.')
  return booked.id
}

/**
 * A booking this close to the start is impossible, and no journey waits for weeks: the appointment is moved in the
 * database.
 */
export async function bringNear(id: string, minutes: number): Promise<void> {
  const { port = 0, password } = await readRecord(process.env.PRODUCT_DATA ?? '')
  const client = new Client({ connectionString: databaseUrl(port, password, 'larkwell') })
  await client.connect()
  try {
    await client.query(`update appointments set starts_at = now() + make_interval(mins => $2) where id = $1`, [
      id,
      minutes,
    ])
  } finally {
    await client.end()
  }
}
