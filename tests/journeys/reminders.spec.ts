import type { CDPSession } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The worker of the app as the browser knows it, once it is active. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return found
}

test('R-31 whatever a push service delivers, one notification says only that there is a reminder', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/app')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
  // The headless shell has no notifications: it refuses them, or what it is given to show is gone at once.
  const showsAny = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification('A trial', { tag: 'trial' }).catch(() => undefined)
    const shown = await registration.getNotifications()
    for (const one of shown) one.close()
    return shown.length > 0
  })
  test.skip(!showsAny, 'This browser shows no notifications.')
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const origin = new URL(baseURL ?? page.url()).origin
  for (const data of ['', 'Larkwell: you have a reminder', '{"title":"Your injection of 15mg is due"}'])
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: 'Larkwell: you have a reminder', body: '', tag: 'reminder' }])
})
