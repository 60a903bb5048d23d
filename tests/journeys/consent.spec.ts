import { consentPage, expect, expectAccessible, test } from './journey.ts'

test('CO-01 Back is the browser’s Back', async ({ page }) => {
  await page.goto('/about-us')
  await page.goto(consentPage)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/about-us')
})

test('CO-02 the five declarations are listed', async ({ page }) => {
  await page.goto(consentPage)
  const declarations = page.getByRole('main').getByRole('listitem')
  await expect(declarations).toHaveCount(5)
  for (const words of [
    /one active weight-loss treatment at a time/,
    /phone, email and SMS/,
    /recorded/,
    /not sell/,
    /for myself/,
  ]) {
    await expect(declarations.filter({ hasText: words })).toHaveCount(1)
  }
})

test('CO-03 nothing starts before the box is ticked, and unticking takes it back', async ({ page }) => {
  await page.goto(consentPage)
  const box = page.getByRole('checkbox', { name: 'I have read and agree to all the points above.' })
  const start = page.getByRole('button', { name: 'Agree and Start Consultation' })
  await expect(start).toBeDisabled()
  await expectAccessible(page)
  await box.check()
  await expect(start).toBeEnabled()
  await expectAccessible(page)
  await box.uncheck()
  await expect(start).toBeDisabled()
})

for (const [flow, destination] of [
  ['weight-management', '/assessment/questionnaire/step-1'],
  ['adhd', '/assessment/adhd/diagnosis-status'],
  ['anything-else', '/assessment/adhd/diagnosis-status'],
  ['', '/assessment/adhd/diagnosis-status'],
] as const) {
  test(`CO-04 flow=${flow} leads to ${destination}`, async ({ page }) => {
    await page.goto(`/assessment/consent?flow=${flow}`)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Agree and Start Consultation' }).click()
    await expect(page).toHaveURL(destination)
  })
}
