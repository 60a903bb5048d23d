import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { withFilesType } from '#contract/with-files.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { eligibleAnswers } from './eligible-answers.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

const day = (daysAhead: number) => londonTimeAt(Date.now() + daysAhead * 86_400_000).date

/** Unique to this journey, so that no duplicate is found. */
const details = {
  name: 'Tobias',
  legalSurname: 'Merle',
  dob: '1984-06-09',
  gender: 'male',
  address: '7 Wagtail Yard',
} as const

/** No medicines and no conditions. */
const followUp = {
  follow_up_conditions: ['I have had none of these'],
  follow_up_diabetes: 'no',
  follow_up_eating_disorder: 'no',
  follow_up_eating: ['None of this is true of me'],
  follow_up_mood: 'never',
  follow_up_sex: 'Male',
  follow_up_medicines: ['I take no medicines'],
  follow_up_allergies: ['I have no allergies'],
  follow_up_anaesthetic: 'no',
  follow_up_injections: ['I use none of these'],
}

/** A photo of scales, which proves nothing on its own. */
async function sendPhoto(request: APIRequestContext, photo: Buffer): Promise<void> {
  const id = randomUUID()
  await post(request, 'begin_upload', {
    id,
    gate: 'measurements',
    name: 'scales.png',
    size: photo.length,
    kind: 'image/png',
  })
  await request.post('/api/upload_piece', {
    headers: { 'content-type': withFilesType },
    data: Buffer.concat([Buffer.from(`${JSON.stringify({ id, position: 0 })}\n`), photo]),
  })
  await post(request, 'finish_upload', { id })
}

/** A patient has ordered, and done everything that they can do alone. Returns the reference of the order. */
async function doTheirPart(request: APIRequestContext, photo: Buffer): Promise<string> {
  const person = newPerson()
  const orderId = await placeOrder(request, person, {
    answers: { ...eligibleAnswers, gp_practice: { name: 'Mill Lane Surgery', odsCode: null } },
    details,
  })
  const { clientSecret, paymentIntent } = (
    await post(request, 'create_payment_intent', { amount: 125, answerId: orderId })
  ).data as CallReply<'create_payment_intent'>
  await request.post('/sandbox-cards/confirm', {
    data: { clientSecret, card: { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' } },
  })
  await post(request, 'verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  const { orders } = (await post(request, 'visit_orders', {})).data as CallReply<'visit_orders'>

  await post(request, 'sign_in', { email: person.email, password: person.password })
  const { address } = (await post(request, 'begin_identity_check', {})).data as CallReply<'begin_identity_check'>
  const check = new URL(address ?? '', 'http://nowhere.example').searchParams.get('id') ?? ''
  await request.post('/sandbox-identity/check', { form: { id: check, choice: 'verified' } })
  await post(request, 'identity_state', {})
  await post(request, 'answer_gp', {
    isToBeTold: true,
    practice: 'Mill Lane Surgery, Leeds',
    odsCode: null,
    hasGp: true,
    reason: '',
  })
  await post(request, 'save_instance', {
    questionnaire: 'medicines-and-conditions',
    instance: randomUUID(),
    ansData: JSON.stringify(followUp),
    version: medicinesAndConditions.version,
  })
  await sendPhoto(request, photo)
  return orders[0]?.reference ?? ''
}

const form = (page: Page, name: string) => page.getByRole('form', { name })

test('a day at the desk by keyboard: an order is reviewed, approved, checked, dispatched and delivered, each by the role that may, and its patient is informed', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two decisions have an undo window of half a minute each.
  test.setTimeout(180_000)
  const home = await browser.newContext({ baseURL: baseURL ?? '' })
  await page.goto('/desk/sign-in')
  const reference = await doTheirPart(home.request, await page.screenshot())
  await signInAs(page.context().request, 'prescriber')
  await page.goto('/desk/queue?list=waiting_for_evidence')
  await page.getByRole('link', { name: new RegExp(reference) }).press('Enter')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText(/^Assigned to you/)).toBeVisible()

  // The uploaded evidence, by keyboard.
  await page.keyboard.press('v')
  const viewer = page.getByRole('dialog', { name: 'scales.png' })
  await expect(viewer.getByRole('img')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('r')
  await expect(viewer.getByText('125 %')).toBeVisible()
  await expectAccessible(page, '[role=dialog]', true)
  // On the phone of somebody on call.
  await page.setViewportSize({ width: 390, height: 664 })
  for (const button of ['Close', 'Larger', 'Rotate'])
    await expect(viewer.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 0.3 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  // The verified measurements, and the record of a conversation.
  await page.keyboard.press('e')
  await expect(page.getByRole('region', { name: 'Evidence' })).toBeFocused()
  await page.keyboard.press('b')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Choose one')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('175')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('100 kg and 175 cm', { exact: false })).toBeVisible()
  await page.keyboard.press('l')
  const spoken = form(page, 'A call or video call with the patient')
  await expect(spoken).toBeVisible()
  await spoken.getByRole('radio', { name: 'Telephone' }).press('Space')
  await spoken.getByLabel('What was said').fill('How to inject, and what to do when unwell.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Spoke with us by telephone.')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()

  // Approved by keyboard alone.
  for (const tick of await page.locator('[data-tick]').all()) await tick.press('Space')
  await page.keyboard.press('p')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/\d+ s to undo/)).toBeVisible()

  // A colleague of another role, after the undo window.
  const counter = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1024, height: 768 } })
  await signInAs(counter.request, 'pharmacist')
  const pharmacy = await counter.newPage()
  await expect(page.getByText(/\d+ s to undo/)).toBeHidden({ timeout: 35_000 })
  await pharmacy.goto('/desk/pharmacy')
  await pharmacy.getByRole('link', { name: new RegExp(reference) }).press('Enter')
  await pharmacy.getByLabel('Brand').fill('Mounjaro')
  await pharmacy.getByLabel('Strength').fill('2.5 mg')
  await pharmacy.getByLabel('Batch').fill('LW-2231')
  await pharmacy.getByLabel('Expiry').fill(day(400))
  await pharmacy.getByRole('checkbox', { name: 'I have checked interactions and allergies' }).press('Space')

  const account = await home.newPage()
  await account.goto('/account/orders')
  await expect(
    account.getByText(/A pharmacist will check the prescription by .*We charge your card only after that/).first(),
  ).toBeVisible()
  await pharmacy.keyboard.press('Control+Enter')
  await expect(pharmacy.getByText(/: Released\.$/)).toBeVisible()

  // Captured after the undo window, and then dispatched.
  await pharmacy.goto('/desk/dispatch')
  const parcel = pharmacy.getByRole('link', { name: new RegExp(reference) })
  await expect(parcel).toBeVisible({ timeout: 45_000 })
  await expectAccessible(pharmacy)
  await parcel.press('Enter')
  for (const [label, text] of [
    ['Carrier', 'Swift Post'],
    ['Tracking number', 'SP-20417'],
    ['Cold pack', 'Box 7'],
    ['Cold-chain hours', '72'],
    ['Expected day', day(1)],
  ] as const)
    await pharmacy.getByLabel(label).fill(text)
  for (const item of await pharmacy.getByRole('group', { name: 'Box list' }).getByRole('checkbox').all())
    await item.press('Space')
  await expectAccessible(pharmacy)
  // On a busy machine a press may be answered with "please try again", and is repeated.
  await expect(async () => {
    await pharmacy.keyboard.press('Control+Enter')
    await expect(pharmacy.getByRole('button', { name: 'Delivered' })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await account.reload()
  await expect(account.getByText('Swift Post', { exact: false }).first()).toBeVisible()
  await pharmacy.getByRole('button', { name: 'Delivered' }).press('Enter')
  await pharmacy.keyboard.press('Control+Enter')
  await expect(pharmacy.getByText('Nothing more to do here')).toBeVisible()
  await account.reload()
  await expect(account.getByText('Delivered', { exact: false }).first()).toBeVisible()
  await Promise.all([home.close(), counter.close()])
})
