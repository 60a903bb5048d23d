import type { Page } from '@playwright/test'
import { deskRoomPath, roomPath } from '#contract/pages.ts'
import { bookAppointment, bringNear } from './appointment-soon.ts'
import { button } from './booking.ts'
import { expectAccessible, expect as expectSoon, test } from './journey.ts'
import { signInAs } from './signing-in-staff.ts'

// The reply to a tab whose seat another tab has taken.
test.use({ allowedErrors: /409 \(Conflict\)/ })

/** Two browsers, two videos and a server share one machine. */
const expect = expectSoon.configure({ timeout: 25_000 })

const caption = (page: Page) => page.getByRole('main').getByRole('status').first()

/** More frames of the other side arrive, one after the other. */
async function expectMoving(page: Page, label: string): Promise<void> {
  const video = page.getByLabel(label)
  const frames = () => video.evaluate((shown: HTMLVideoElement) => shown.getVideoPlaybackQuality().totalVideoFrames)
  const before = await frames()
  await expect.poll(frames, { timeout: 25_000 }).toBeGreaterThan(before + 5)
  expect(await video.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBeGreaterThan(0)
}

const doctor = 'Video of Dr Imogen Ashdown'
const patient = 'Video of Amara Whitfield'

test('patient and clinician meet by video, write to each other, and reconnect after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 664 })
  const id = await bookAppointment(page)
  await bringNear(id, 12)

  // Too early: the page says when the video room opens, and camera and microphone can be checked.
  const reply = await page.goto(roomPath({ id }))
  expect(await reply?.headerValues('permissions-policy')).toEqual([expect.stringContaining('camera=(self)')])
  expect(await reply?.headerValue('cache-control')).toBe('no-store')
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/)
  await expect(button(page, 'Join now')).toHaveCount(0)
  await button(page, 'Check them now').click()
  await expect(page.getByText('We can hear you.')).toBeVisible()
  await expectMoving(page, 'Your picture')
  await expectAccessible(page)

  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const clinician = await desk.newPage()
  await clinician.goto(deskRoomPath({ id }))
  await expect(clinician.getByRole('heading', { name: 'Please sign in to join' })).toBeVisible()
  await signInAs(clinician.request, 'psychiatrist')
  await clinician.reload()
  await expect(clinician.getByRole('timer')).toBeVisible()

  // The page opens the video room in time, from where they booked.
  await bringNear(id, 5)
  await page.goto('/your-order')
  await page.getByRole('link', { name: 'Join by video' }).click()
  await expect(page.getByText('Dr Imogen Ashdown is not here yet')).toBeVisible()
  await button(page, 'Join now').click()
  await expect(caption(page)).toHaveText('Waiting for Dr Imogen Ashdown. They can see that you are here.')
  await expectAccessible(page)
  await clinician.reload()
  await expect(clinician.getByText('Your patient is here.')).toBeVisible()
  await button(clinician, 'Join now').click()
  await expect(caption(page)).toHaveText('You are connected with Dr Imogen Ashdown.')
  await expect(caption(clinician)).toHaveText('You are connected with Amara Whitfield.')
  await Promise.all([expectMoving(page, doctor), expectMoving(clinician, patient)])

  await button(page, 'Mute').click()
  await expect(clinician.getByText('Amara Whitfield is muted')).toBeVisible()
  await button(page, 'Camera off').click()
  await expect(clinician.getByText('Amara Whitfield’s camera is off')).toBeVisible()
  await button(page, 'Camera on').click()

  await clinician.getByRole('button', { name: 'Chat' }).click()
  await clinician.getByLabel('Your message').fill('Can you hear me?')
  await clinician.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Chat' })).toContainText('1 new')
  await page.getByRole('button', { name: 'Chat' }).click()
  await expect(page.getByText('Can you hear me?')).toBeVisible()
  await page.getByLabel('Your message').fill('Yes')
  await button(page, 'Send').click()
  await expect(clinician.getByRole('listitem').filter({ hasText: 'Amara Whitfield' })).toContainText('Yes')
  await expectAccessible(clinician)
  await expectAccessible(page, 'section')
  await page.keyboard.press('Escape')

  // A reload, on either side, does not end the call.
  await page.reload()
  await expect(caption(page)).toHaveText('You are connected with Dr Imogen Ashdown.')
  await Promise.all([expectMoving(page, doctor), expectMoving(clinician, patient)])
  await clinician.reload()
  await expect(caption(clinician)).toHaveText('You are connected with Amara Whitfield.')
  await Promise.all([expectMoving(page, doctor), expectMoving(clinician, patient)])

  // Another tab of the same person takes over, and the first is told.
  const second = await page.context().newPage()
  await second.goto(roomPath({ id }))
  await button(second, 'Join now').click()
  await expect(page.getByRole('heading', { name: 'You have joined on another device' })).toBeVisible()
  await expectMoving(second, doctor)
  await button(second, 'Leave').click()
  await expect(second.getByRole('heading', { name: 'You have left the room' })).toBeVisible()
  await expect(caption(clinician)).toHaveText('Waiting for Amara Whitfield. They can see that you are here.')
  await desk.close()
})
