import type { CallReply } from '#contract/calls.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.describe('the outbox', () => {
  test('R-14 shows messages as a person would get them, newest first', async ({ page }) => {
    const person = newPerson()
    await placeOrder(page.request, person)
    await page.goto('/dev/outbox')
    await expect(page.getByRole('article').filter({ hasText: 'Text message' }).first()).toContainText(/\d{6}/)
    const { data } = await post(page.request, 'dev_outbox', {})
    const times = (data as CallReply<'dev_outbox'>).messages.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page, 'main')
  })

  test('looks again by itself, stops when paused, and on request', async ({ page }) => {
    await page.clock.install()
    let asked = 0
    await page.route('**/api/dev_outbox', (route) => {
      asked += 1
      return route.fulfill({ json: { code: 200, data: { messages: [] }, message: 'OK' } })
    })
    await page.goto('/dev/outbox')
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    const atFirst = asked
    await page.clock.runFor(4_100)
    await expect.poll(() => asked).toBe(atFirst + 1)
    await page.getByRole('button', { name: 'Pause automatic refresh' }).click()
    await page.clock.runFor(20_000)
    expect(asked).toBe(atFirst + 1)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect.poll(() => asked).toBe(atFirst + 2)
    await expectAccessible(page, 'main')
  })
})
