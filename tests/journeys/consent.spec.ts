import { consentPage, expect, expectAccessible, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// One page for all of it: a new one takes longer to open than most of these take.
test('CO-01 CO-02 CO-03 CO-04 the consent', async ({ page }) => {
  await test.step('CO-01 Back is the browser’s Back', async () => {
    await page.goto('/about-us')
    await page.goto(consentPage)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/about-us')
  })

  await test.step('CO-02 E-18 the five declarations, how long it takes and the way to the privacy policy', async () => {
    await page.goto(consentPage)
    await expect(page.getByText(/^Up to 2\d short questions, about \d+ minutes\./)).toBeVisible()
    const policy = page.getByRole('main').getByRole('link', { name: 'privacy policy' })
    await expect(policy).toHaveAttribute('href', '/privacy-policy')
    const declarations = page.getByRole('main').getByRole('listitem')
    await expect(declarations).toHaveCount(5)
    // Explicit consent to the use of health data stands by itself, above the box.
    await expect(page.getByText(/^I explicitly agree that .* about my health/)).toBeVisible()
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

  await test.step('F-9 D-1 CO-02 for ADHD the weight-loss declaration comes last, with its condition, in the same words', async () => {
    await page.goto('/assessment/consent?flow=adhd')
    await expect(page.getByText('Up to 24 short questions, about 8 minutes.')).toBeVisible()
    await expect(page.getByText(/Until then nobody at \S+ reads them/)).toBeVisible()
    const declarations = page.getByRole('main').getByRole('listitem')
    await expect(declarations).toHaveCount(5)
    await expect(declarations.first()).not.toContainText('weight-loss')
    await expect(declarations.last()).toContainText('If you also use our weight-loss service')
    await expect(declarations.last()).toContainText('I have only one active weight-loss treatment at a time')
  })

  await test.step('CO-03 nothing starts before the box is ticked, and unticking takes it back', async () => {
    await page.goto(consentPage)
    const box = page.getByRole('checkbox', { name: 'I have read and agree to all the points above.' })
    const start = page.getByRole('button', { name: 'Agree and Start Consultation' })
    await expect(start).toBeDisabled()
    await box.check()
    await expect(start).toBeEnabled()
    // The page before ticking is checked with all others, in shell.spec.ts.
    await expectAccessible(page, 'main', true)
    await box.uncheck()
    await expect(start).toBeDisabled()
  })

  await test.step('CO-04 flow= in the address decides where the consent leads', async () => {
    for (const [flow, destination] of [
      ['weight-management', '/assessment/questionnaire/step-1'],
      ['adhd', '/assessment/adhd/diagnosis-status'],
      ['anything-else', '/assessment/adhd/diagnosis-status'],
      ['', '/assessment/adhd/diagnosis-status'],
    ] as const) {
      await page.goto(`/assessment/consent?flow=${flow}`)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Agree and Start Consultation' }).click()
      await expect(page).toHaveURL(destination)
    }
  })
})
