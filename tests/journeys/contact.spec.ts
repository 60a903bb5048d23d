import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pdf = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(600_000, 'note ') }
const renamed = { name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') }
const empty = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) }

const send = (page: Page) => page.getByRole('button', { name: 'Send request' })
const chooseFiles = (page: Page, files: (typeof pdf)[]) => page.locator('input[type=file]').setInputFiles(files)
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' })

/** Another address each time, so that its emails can be identified. */
async function fillIn(page: Page, email = `sam-${crypto.randomUUID()}@ferncliff.example`) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Reason').selectOption({ label: 'An order or a delivery' })
  await page.getByLabel('Subject').fill('Where is my parcel?')
  await page.getByLabel('Description').fill('It was due on Tuesday.')
  return email
}

async function expectFilledIn(page: Page, email: string) {
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Reason')).toHaveValue('order')
  await expect(page.getByLabel('Subject')).toHaveValue('Where is my parcel?')
  await expect(page.getByLabel('Description')).toHaveValue('It was due on Tuesday.')
}

async function shownReference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeFocused()
  return (await page.getByText(/^LWC-/).textContent()) ?? ''
}

test('ST-03 R-13 SH-08 a request with two files shows its progress, ends with a reference, and reaches support', async ({
  page,
}) => {
  await page.goto(pages.contactUs)
  for (const words of ['0808 157 0142', 'hello@larkwell.example', 'Monday to Friday 9:00 AM - 6:00 PM', 'NHS 111']) {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  }
  await expectAccessible(page)
  const email = await fillIn(page)
  await chooseFiles(page, [pdf, notes])
  await expect(page.getByRole('list', { name: 'Files to send' })).toHaveText(
    /letter\.pdf.*15 bytes.*notes\.txt.*586 KB/,
  )

  const network = await page.context().newCDPSession(page)
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 300_000 })
  await send(page).press('Enter')
  const bar = page.getByRole('progressbar', { name: 'Uploading' })
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+ KB of 58\d KB$/)
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeFocused()
  await expect(page.getByLabel('Subject')).toBeDisabled()
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })

  const reference = await shownReference(page)
  expect(reference).toMatch(/^LWC-[2-9B-Z]{8}$/)
  const toast = page.locator('[data-variant]')
  await expect(toast).toContainText('Request Submitted')
  await expect(toast).toContainText('Thank you for contacting us. Our support team will respond as soon as possible.')
  await expect(toast).toContainText(`Your reference is ${reference}.`)
  await toast.hover()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => sessionStorage.getItem('contact_form'))).toBeNull()
  expect(page.url()).toMatch(/\/contact-us$/)

  await page.goto(pages.devOutbox)
  const letters = page.getByRole('article').filter({ hasText: reference })
  await expect(letters).toHaveCount(2)
  const support = letters.filter({ hasText: `New enquiry ${reference}` })
  await expect(support).toContainText('An order or a delivery')
  await expect(support).toContainText('/desk/contact?id=')
  for (const secret of ['Where is my parcel?', 'It was due on Tuesday.', 'letter.pdf', email])
    await expect(support).not.toContainText(secret)
  await expect(letters.filter({ hasText: email }).filter({ hasText: 'We have your request' })).toHaveCount(1)
})

test('ST-03 R-13 missing fields and every bad file are named, and nothing typed is lost', { tag: '@soak' }, async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/contact_us') && calls.push(request.url()))
  await page.goto(pages.contactUs)
  // Before the form's code has loaded.
  await expect(async () => {
    await send(page).click()
    await expect(summary(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveTitle(/^Error: Contact us/)
  const missing = ['Enter your email address', 'Choose what it is about', 'Enter a subject', 'Enter a description']
  await expect(summary(page).getByRole('link')).toHaveText(missing)
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('A few words. Error: Enter a subject')
  await summary(page).getByRole('link', { name: 'Choose what it is about' }).press('Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()

  const email = await fillIn(page)
  await chooseFiles(page, [renamed, empty])
  const files = page.getByRole('list', { name: 'Files to send' })
  await expect(files).toContainText('“setup.pdf” is called a PDF, but is something else inside.')
  await expect(files).toContainText('“empty.txt” is empty. Choose another file')
  await chooseFiles(
    page,
    [1, 2, 3, 4].map((n) => ({ ...pdf, name: `${n}.pdf` })),
  )
  await send(page).click()
  await expect(summary(page).getByRole('link')).toHaveText([/^Choose 5 files or fewer$/, /setup\.pdf/, /empty\.txt/])
  await summary(page).getByRole('link', { name: 'Choose 5 files' }).click()
  await expect(page.getByRole('button', { name: 'Add files' })).toBeFocused()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Remove setup.pdf' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove empty.txt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(files.getByRole('listitem')).toHaveText([/1\.pdf/, /2\.pdf/, /3\.pdf/, /4\.pdf/])
  expect(calls).toEqual([])

  await page.reload()
  await expectFilledIn(page, email)
  await send(page).click()
  await shownReference(page)
  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test.describe('when the connection fails', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_/ })

  test('R-13 offline, cancelled or unanswered, everything stays, and a second attempt is the same request', {
    tag: '@soak',
  }, async ({ page, context }) => {
    await page.goto(pages.contactUs)
    const email = await fillIn(page)
    await chooseFiles(page, [pdf])
    await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('letter.pdf')

    await context.setOffline(true)
    await send(page).click()
    await expect(summary(page)).toContainText('You are offline, so we could not send your request.')
    await expectFilledIn(page, email)
    await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('letter.pdf')
    await context.setOffline(false)

    await page.route('**/api/contact_us', () => undefined, { times: 1 })
    const underWay = page.waitForRequest('**/api/contact_us')
    await send(page).click()
    await underWay
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Sending was stopped. Everything you wrote is still here.')).toBeVisible()
    await expect(send(page)).toBeFocused()
    await expectFilledIn(page, email)

    let lost = ''
    await page.route(
      '**/api/contact_us',
      async (route) => {
        lost = (await (await route.fetch()).json()).data.reference
        await route.abort()
      },
      { times: 1 },
    )
    await send(page).click()
    await expect(summary(page)).toContainText('the connection was lost')
    await expectFilledIn(page, email)
    await send(page).click()
    expect(await shownReference(page)).toBe(lost)
    const { data } = await (await page.request.post('/api/dev_outbox', { data: {} })).json()
    expect(data.messages.filter(({ subject }: { subject: string | null }) => subject?.includes(lost))).toHaveLength(2)
  })

  test('R-13 the form’s own code fails to load: the page says so, and what is typed stays until it does', {
    tag: '@soak',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(pages.contactUs)
    await context.setOffline(true)
    const email = await fillIn(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.')
    await expect(page.getByRole('alert')).toBeInViewport()
    await context.setOffline(false)
    await send(page).click()
    await shownReference(page)
    await page.getByRole('button', { name: 'Send another request' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ST-03 the page reads, says that the form needs it, and gives other ways', async ({ page }) => {
    await page.goto(pages.contactUs)
    const main = page.getByRole('main')
    expect(await main.locator('noscript').innerText()).toContain('The form needs JavaScript')
    await expect(main.locator('a[href="mailto:hello@larkwell.example"]').last()).toBeVisible()
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(page.getByLabel('Description')).toBeHidden()
  })
})
