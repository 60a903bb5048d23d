import { demoPatientEmail, demoPatientPassword, dueForNext } from '#server/app/demo-clinic/people.ts'
import { expect, test } from './journey.ts'
import { expectRead, heading } from './screen-reader.ts'
import { email, password, problem, signInButton } from './signing-in.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of 401/ })

test('WCAG 2.4.3 4.1.2 what a screen reader reads from signing in to the messages and a letter', async ({ page }) => {
  await page.goto('/login')
  await signInButton(page).click()
  await expect(problem(page)).toBeFocused()
  await expectRead(
    page,
    `
    - main:
      - heading "Sign in to your account" [level=1]
      - alert:
        - heading "There is a problem" [level=2]
        - link "Enter your email address"
        - link "Enter your password"
      - paragraph: "Error: Enter your email address"
      - textbox "Email address" [invalid]
      - paragraph: "Error: Enter your password"
      - textbox "Password" [invalid]
      - button "Show password"
      - checkbox "Remember me" [checked=false]
      - button "Sign In"
      - button "Sign in with a passkey"
      - link "Forgot your password?"`,
  )
  await email(page).fill(demoPatientEmail(dueForNext.patient, dueForNext.n))
  await password(page).fill(demoPatientPassword)
  await signInButton(page).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expectRead(
    page,
    `
    - banner:
      - link "Larkwell home"
      - link "I feel unwell"
    - main:
      - heading [level=1]
      - region "What happens next":
        - heading [level=2]
        - link
      - link /Messages/
      - link /I feel unwell/
    - navigation "Your account":
      - link "Today"
      - link "Treatment"
      - link /Messages/
      - link "Progress"
      - link "More"`,
  )

  const tabs = page.getByRole('navigation', { name: 'Your account' })
  await tabs.getByRole('link', { name: 'Messages' }).click()
  await expect(heading(page)).toHaveText('Your messages')
  await expect(heading(page)).toBeFocused()
  await expect(tabs.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
  await expectRead(
    page,
    `
    - main:
      - heading "Your messages" [level=1]
      - region:
        - heading [level=2]
        - article:
          - paragraph: /Dr Isla Marsh/
          - paragraph: /I have prescribed 2.5mg for you/
      - textbox "Your message"
      - button "Send message"
      - status
      - complementary "Not for emergencies":
        - link "Call 999"`,
  )

  await tabs.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: /^Letters/ }).click()
  await expect(heading(page)).toHaveText('Your letters')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Starting your treatment' }).click()
  await expect(page).toHaveURL(/letters\?id=/)
  await expectRead(
    page,
    `
    - main:
      - heading /Starting your treatment/`,
  )
})
