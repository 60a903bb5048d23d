import { writeFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { newPerson, placeUnprovenOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { sidewaysAt } from './sideways.ts'

test.use({
  viewport: { width: 390, height: 844 },
  allowedErrors: /Failed to load resource|net::ERR/,
  contextOptions: { reducedMotion: 'reduce' },
})

async function payFor(request: APIRequestContext, orderId: string): Promise<void> {
  const amount = firstMonthTotalPence(mounjaro) / 100
  const { data } = await post(request, 'create_payment_intent', { amount, answerId: orderId })
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
  await request.post('/sandbox-cards/confirm', { data: { clientSecret: data.clientSecret, card } })
  await post(request, 'verify_payment_intent', { paymentIntentId: data.paymentIntent, orderId })
}

/** A PDF of a little more than three megabytes, on the disk as on a phone. */
function letterOnDisk(): string {
  const content = Buffer.alloc(3 * 1024 * 1024 + 99, ' ')
  content.write('%PDF-1.7\n')
  content.write('%%EOF\n', content.length - 6)
  const path = test.info().outputPath('letter.pdf')
  writeFileSync(path, content)
  return path
}

const pageOf = (task: string) => `/account/evidence?task=${task}`

const taskOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What we need from you' }).getByRole('listitem').filter({ hasText: title })

test('a patient who has paid completes their tasks from a phone, with an unreliable connection', async ({ page }) => {
  await payFor(page.request, await placeUnprovenOrder(page.request, newPerson()))
  await page.goto('/your-order')
  await expect(taskOf(page, 'Confirm your identity').getByText('To do')).toBeVisible()
  await expect(page.getByText('0 of', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'main', true)

  // A letter whose upload breaks off after its first piece, and is chosen again after a reload.
  await taskOf(page, 'Have your weight and height checked').getByRole('link', { name: 'See your options' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  let pieces = 0
  let isCut = true
  await page.route('**/api/upload_piece', (route) => {
    pieces += 1
    return isCut && pieces > 1 ? route.abort() : route.continue()
  })
  const letter = letterOnDisk()
  const chosen = page.getByLabel('Choose a file')
  await chosen.setInputFiles(letter)
  await expect(page.getByText('1 MB / 3 MB')).toBeVisible()
  await expect(page.getByText('The connection was lost. Trying again.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not fully sent.', { exact: false })).toBeVisible()
  isCut = false
  pieces = 0
  await chosen.setInputFiles(letter)
  await expect(page.getByText('3 MB · Sent')).toBeVisible()
  expect(pieces).toBe(3)
  await expect(page.getByText('A member of our team will check it')).toBeVisible()
  await expectAccessible(page, 'main', true)

  // A file that is too large or cannot be displayed is refused before it is sent.
  await chosen.setInputFiles({ name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('nothing') })
  await expect(page.getByRole('alert')).toContainText('“phone.heic” is a HEIC photo')
  await page.getByRole('button', { name: 'Remove phone.heic' }).click()

  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(taskOf(page, 'Have your weight and height checked').getByText('Sent')).toBeVisible()

  // To the company that checks documents, and back.
  await taskOf(page, 'Confirm your identity').getByRole('link', { name: 'Confirm my identity' }).click()
  await page.getByRole('button', { name: 'Start the check' }).click()
  await page.getByLabel('The photo cannot be read').check()
  await page.getByRole('button', { name: 'Finish and go back' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t read the photo')
  await page.getByRole('button', { name: 'Start the check' }).click()
  await page.getByRole('button', { name: 'Finish and go back' }).click()
  await expect(page.getByText('Thank you. We’ve confirmed your identity.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(taskOf(page, 'Confirm your identity').getByText('Done')).toBeVisible()

  // The GP, by keyboard.
  await taskOf(page, 'Tell us about your GP').getByRole('link', { name: 'Give my GP’s details' }).press('Enter')
  const save = page.getByRole('button', { name: 'Save my answer' })
  await save.press('Enter')
  await expect(page.getByText('Choose yes or no')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes, you may' }).press('Space')
  await page.getByLabel('GP practice name or address').fill('Mill Lane Surgery, Leeds')
  await expectAccessible(page, 'main', true)
  await save.press('Enter')
  await expect(page.getByText('Your answer is saved')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(taskOf(page, 'Tell us about your GP').getByText('Done')).toBeVisible()
  await expect(page.getByText('2 of', { exact: false }).first()).toBeVisible()

  const wide: string[] = []
  for (const address of ['/your-order', ...['identity', 'measurements', 'previous_supply', 'gp'].map(pageOf)]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    wide.push(...(await sidewaysAt(page, address)))
  }
  expect(wide).toEqual([])
})
