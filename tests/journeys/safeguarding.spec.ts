import type { CallReply } from '#contract/calls.ts'
import { answerRisks, button, heading, helpPage, riskPage } from './adhd-answers.ts'
import { post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

test.use({
  viewport: { width: 390, height: 664 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: /status of 4(01|23)/,
})

test('a reported risk with a phone number reaches the person on call, who takes, records and closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(riskPage)
  await expect(
    page.getByText(/Nobody at \S+ reads them unless you book an appointment, ask us to call you/),
  ).toBeVisible()
  await answerRisks(page, [2])
  await button(page, 'Next').click()
  await expect(page).toHaveURL(helpPage)
  await expect(heading(page)).toHaveText('Please get help now')
  const ask = page.getByRole('region', { name: 'Ask us to call you' })
  await expect(ask.getByText(/Nobody at \S+ has read your answers\. .* calls you by \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page, 'main', true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  // The numbers of the other nations are one press away.
  await page.getByText('Scotland', { exact: true }).click()
  await expect(page.getByRole('link', { name: /0800 83 85 87/ })).toBeVisible()

  await ask.getByLabel('What should we call you').fill('Wren')
  await button(page, 'Ask us to call').click()
  await expect(ask.getByText('Enter a phone number')).toBeVisible()
  await ask.getByLabel('Phone number').fill('07700 900 742')
  await button(page, 'Ask us to call').click()
  const asked = page.getByRole('heading', { name: 'We will call you' })
  await expect(asked).toBeFocused()
  await expect(page.getByText(/calls 07700 •••• 42 by \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.reload()
  await expect(asked).toBeVisible()

  // Nobody is on call: the clinical lead is alerted, without a word about the subject.
  const { people } = (await post(page.request, 'desk_demo_people', {})).data as CallReply<'desk_demo_people'>
  const lead = people.find(({ role }) => role === 'clinical_lead')
  const told = async () => {
    const { messages } = (await post(page.request, 'dev_outbox', {})).data as CallReply<'dev_outbox'>
    return messages.find(({ to, subject }) => to === lead?.email && subject?.startsWith('Urgent'))
  }
  await expect.poll(told, { timeout: 20_000 }).toBeTruthy()
  expect((await told())?.text).not.toMatch(/Wren|07700|safeguard|suicid|health|hurt/i)

  const atDesk = await browser.newContext({
    // Staff who are called at night use a phone (D-7).
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    reducedMotion: 'reduce',
    baseURL: baseURL ?? '',
  })
  const desk = await atDesk.newPage()
  await signInAs(desk.request, 'prescriber')
  await desk.goto('/desk/queue')
  const first = desk.getByRole('row').nth(1)
  await expect(first).toContainText('A patient may not be safe')
  await expect(first).not.toContainText('Wren')
  await first.getByRole('link').click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Wren')
  await expect(desk.getByText('Speak only to the patient.')).toBeVisible()
  await expect(desk.getByText('1 answer indicates risk')).toBeVisible()
  await desk.getByRole('button', { name: "I'll take this" }).tap()
  await expect(desk.getByText(/^Taken by/)).toBeVisible()
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(desk, 'html')

  await desk.getByText('Reached', { exact: true }).click()
  await desk.getByLabel('What was said and agreed').fill('Her sister is with her tonight.')
  await desk.getByRole('button', { name: /^Record/ }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Her sister is with her tonight.' })).toBeVisible()
  await desk.getByText('Safe, with a plan').click()
  await desk.getByLabel('Summary').fill('GP tomorrow at nine; has the numbers for the night.')
  await desk.getByRole('button', { name: 'Close the concern' }).click()
  await expect(desk.getByText(/^Closed by/)).toBeVisible()
  await expectAccessible(desk, 'html')
  await atDesk.close()
  await page.reload()
  await expect(page.getByText('Our team has dealt with what you told us.')).toBeVisible()
})
