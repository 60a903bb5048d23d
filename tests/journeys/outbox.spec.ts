import type { CallReply } from '#contract/calls.ts'
import { newPerson, placeOrder, post } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.describe('the outbox', () => {
  test('R-14 shows messages as a person would get them, newest first', async ({ page }) => {
    const person = newPerson()
    await placeOrder(page.request, person)
    // Other journeys send messages as well: the newest are enough.
    await page.route(
      '**/api/dev_outbox',
      async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, data: { messages: data.messages.slice(0, 20) } } })
      },
      { times: 1 },
    )
    await page.goto('/dev/outbox')
    await expect(page.getByRole('article').filter({ hasText: 'Text message' }).first()).toContainText(/\d{6}/)
    const { data } = await post(page.request, 'dev_outbox', {})
    const times = (data as CallReply<'dev_outbox'>).messages.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page, 'main')
  })
})
