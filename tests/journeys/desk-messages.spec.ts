import { randomUUID } from 'node:crypto'
import type { CallReply } from '#contract/calls.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectRead } from './screen-reader.ts'
import { signIn } from './signing-in.ts'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // A visitor who is not signed in gets a 401.
  allowedErrors: /status of 401/,
})

test('a patient asks on their phone, support answers live at the desk by keyboard, and both see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson()
  await placeOrder(page.request, person)
  await signIn(page, person)
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your messages')
  await page.getByLabel('Your message').fill('Is my parcel on its way?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message is with us')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "Your messages" [level=1]
      - region "Today":
        - article:
          - paragraph: Is my parcel on its way?
      - textbox "Your message"
      - group "Files for this message":
        - button "Attach a file"
      - button "Send message"
      - status: Your message is with us`,
  )
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const desk = await context.newPage()
  const { people, password } = (await post(desk.request, 'desk_demo_people', {})).data as CallReply<'desk_demo_people'>
  const email = people.find(({ role }) => role === 'support')?.email ?? ''
  const { challenge } = (await post(desk.request, 'desk_sign_in', { email, password })).data
  const { code } = (await post(desk.request, 'desk_demo_code', { challenge })).data
  await post(desk.request, 'desk_totp', { challenge, code })

  await desk.goto('/desk/messages')
  await expect(desk.getByText(/waiting for a reply.*live/)).toBeVisible()
  await desk
    .getByRole('button', { name: /Amara Whitfield/ })
    .first()
    .click()
  await expect(desk.getByRole('article')).toContainText('Is my parcel on its way?')
  await expect(desk.getByRole('button', { name: /^Assign to me( t)?$/ })).toBeEnabled()
  await desk.keyboard.press('t')
  await expect(desk.getByRole('button', { name: /^Unassign t$|^Unassign$/ })).toBeVisible()
  await expectAccessible(desk)

  await desk.keyboard.press('a')
  await desk.keyboard.type('It left this morn')
  await expect(desk.getByText('Draft saved')).toBeVisible()
  await desk.reload()
  await expect(desk.getByLabel('Your message')).toHaveValue('It left this morn')
  await desk.keyboard.press('a')
  await desk.keyboard.press('End')
  await desk.keyboard.type('ing.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('article').last()).toContainText('It left this morning.')
  await expect(desk.getByText('No reply due').first()).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText('1 new message')).toBeVisible()
  await page.getByText('1 new message').click()
  await expect(page.getByRole('article').last()).toContainText(/Joss Plover.*New.*It left this morning\./)
  await page.getByLabel('Your message').fill('Thank you!')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(desk.getByRole('article').last()).toContainText('Thank you!', { timeout: 10_000 })

  await page.goto('/account?show=who-looked')
  await expect(page.getByRole('listitem').filter({ hasText: 'Joss Plover' }).first()).toContainText('Your messages')
  await expectAccessible(page, 'main', true)

  // The inbox has the same kind of address for every conversation.
  await desk.goto(`/desk/contact?id=${randomUUID()}`)
  await expect(desk.getByText('This enquiry does not exist.')).toBeVisible()
  await context.close()
})
