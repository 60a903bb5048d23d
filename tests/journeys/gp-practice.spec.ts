import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, savedAnswers, step, storedAnswers, test } from './journey.ts'

// A search that fails or comes late is tested in src/web/questionnaire/weight-management/gp-practice-question.test.tsx.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const here = step('inform-gp')
const next = step('special-offers')
const required = 'Please enter your GP practice name or address, or skip this step.'

const field = (page: Page) => page.getByRole('combobox', { name: 'GP practice name or address' })
const options = (page: Page) => page.getByRole('option')
const practices = (page: Page) => page.getByRole('option').filter({ hasNotText: 'Use what I typed' })
const larkfield = (page: Page) => page.getByRole('option', { name: 'Larkfield Surgery' })
const button = (page: Page, name: 'Next' | 'Skip') => page.getByRole('button', { name, exact: true })
const practice = async (page: Page) => (await storedAnswers(page))?.gp_practice

test('Q-24 a practice is found by a few letters, picked with a tap, stored with its code and shown again', async ({
  page,
}) => {
  await page.goto(here)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95')
  await field(page).fill('larkf surg')
  await expect(larkfield(page)).toContainText('12 Skylark Rise, Larkfield Green, Demoshire, ZZ1 1AA')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'main')
  await larkfield(page).click()
  await expect(field(page)).toHaveValue('Larkfield Surgery')
  await expect(field(page)).toBeFocused()
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByText('12 Skylark Rise')).toBeVisible()
  await button(page, 'Next').click()
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'Larkfield Surgery', odsCode: 'ZZ0001' })

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page)).toHaveValue('Larkfield Surgery')
  await expect(page.getByText('12 Skylark Rise')).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('Larkfield Surgery')
  await expect(page.getByText('12 Skylark Rise')).toBeVisible()
})

test('Q-24 E-6 the search works by keyboard alone, and Escape never removes words', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(here)
  await field(page).focus()
  await page.keyboard.type('demoshire')
  // Before there is a list, Escape prevents it.
  await page.keyboard.press('Escape')
  await expect(page.getByText('practices found.')).toBeAttached()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('demoshire')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByText(`${await practices(page).count()} practices found.`)).toBeAttached()

  const active = () => field(page).getAttribute('aria-activedescendant')
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(await options(page).first().getAttribute('id'))
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first()).toContainText('Use what I typed')
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe(await options(page).last().getAttribute('id'))
  await expect(options(page).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(await options(page).first().getAttribute('id'))

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('demoshire')

  await field(page).fill('kittiwake')
  await expect(practices(page)).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Kittiwake House Surgery')
  await expect(page).toHaveURL(here)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'Kittiwake House Surgery', odsCode: 'ZZ0010' })
})

test('E-6 the list is part of the page and covers nothing, and typed text can be used as it is', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(here)
  await field(page).fill('demoshire')
  await expect(practices(page).first()).toBeVisible()
  const list = await page.getByRole('listbox').boundingBox()
  for (const name of ['Next', 'Skip'] as const) {
    const { y = 0 } = (await button(page, name).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  }
  await page.getByRole('option', { name: 'Use what I typed' }).click()
  await expect(options(page)).toHaveCount(0)
  await expect(page.locator('#inform-gp-note')).toHaveText('We will use your own words.')
  await button(page, 'Next').click()
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'demoshire', odsCode: null })

  await page.getByRole('button', { name: 'Back' }).click()
  await field(page).fill('mill road in cambridge, dr patel')
  await expect(practices(page)).toHaveText([/Millrace Quay/])
})

test('Q-24 any words are accepted and survive a reload, and a picked name that is edited loses its code', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto(here)
  await field(page).fill('xylophone')
  await expect(page.locator('#inform-gp-note')).toContainText('No practice found')
  expect((await savedAnswers(page)).gp_practice).toEqual({ name: 'xylophone', odsCode: null })
  await page.reload()
  await expect(field(page)).toHaveValue('xylophone')
  await field(page).press('Enter')
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'xylophone', odsCode: null })

  await page.getByRole('button', { name: 'Back' }).click()
  await field(page).fill('kittiwake')
  await practices(page).first().click()
  await field(page).press('End')
  await field(page).pressSequentially(' (branch)')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(options(page)).toHaveCount(0)
  await button(page, 'Next').click()
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'Kittiwake House Surgery (branch)', odsCode: null })
})

test('VA-07 Next without a practice says what is missing, by the field and in a toast', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(here)
  await field(page).fill('   ')
  await button(page, 'Next').click()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(toast).toContainText('GP Information Required')
  await expect(toast).toContainText(required)
  await expect(page.locator('#inform-gp-error')).toContainText(required)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(here)
  await expectAccessible(page, 'main')
  await field(page).fill('  ')
  await expect(page.locator('#inform-gp-error')).toBeVisible()
  await field(page).fill('Heron Surgery')
  await expect(page.locator('#inform-gp-error')).toHaveCount(0)
})

test('Q-24 C-3 Skip goes on without a practice, whatever was typed or stored before', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(here)
  await field(page).fill('The surgery by the mill')
  await button(page, 'Next').click()
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toEqual({ name: 'The surgery by the mill', odsCode: null })
  await page.getByRole('button', { name: 'Back' }).click()
  await button(page, 'Skip').click()
  await expect(page).toHaveURL(next)
  await expect.poll(() => practice(page)).toBeUndefined()
  expect((await savedAnswers(page)).gp_practice).toBeUndefined()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page)).toHaveValue('')
})

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch })

    test('Q-24 E-6 one press of Next leads on over an open list, and one press elsewhere closes it', {
      tag: '@soak',
    }, async ({ page }) => {
      const press = (what: Locator) => (hasTouch ? what.tap() : what.click())
      await page.goto(here)
      await field(page).fill('kittiwake')
      await expect(practices(page).first()).toBeVisible()
      await press(page.getByRole('heading', { level: 1 }))
      await expect(options(page)).toHaveCount(0)
      await press(field(page))
      await expect(practices(page).first()).toBeVisible()
      await press(button(page, 'Next'))
      await expect(page).toHaveURL(next)
      await expect.poll(() => practice(page)).toEqual({ name: 'kittiwake', odsCode: null })
    })
  })
}
