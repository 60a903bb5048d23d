import { expect, expectAccessible, test } from './journey.ts'

const article = '/blog/understanding-glp-1-medications'

test('ST-04 the subjects filter by click and by address, and Back undoes it', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog')
  const posts = page.getByRole('main').getByRole('article')
  const filter = page.getByRole('navigation', { name: 'Articles by subject' })
  await expect(posts).toHaveCount(12)
  await expect(filter.getByRole('link')).toHaveText([
    'All',
    'WEIGHT LOSS',
    'NUTRITION',
    'FITNESS',
    'MENTAL HEALTH',
    'WELLBEING',
    'ADHD',
  ])
  await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')

  await filter.getByRole('link', { name: 'WEIGHT LOSS' }).click()
  await expect(page).toHaveURL('/blog?tag=WEIGHT%20LOSS')
  await expect(posts).toHaveCount(2)
  await expect(filter.locator('[aria-current]')).toHaveText('WEIGHT LOSS')
  await expect(page.getByRole('status').filter({ hasText: '2 of 12 articles: WEIGHT LOSS' })).toBeAttached()
  await filter.getByRole('link', { name: 'ADHD' }).click()
  await expect(posts.getByText('ADHD', { exact: true })).toHaveCount(2)
  await expectAccessible(page, 'main')

  await page.goBack()
  await expect(filter.locator('[aria-current]')).toHaveText('WEIGHT LOSS')
  await page.goBack()
  await expect(posts).toHaveCount(12)

  await page.goto('/blog?tag=nutrition')
  await expect(posts).toHaveCount(2)
  await expect(posts.first()).toBeVisible()
  await page.goto('/blog?tag=nothing')
  await expect(posts).toHaveCount(12)
  await expect(posts.first()).toBeVisible()
})

test('ST-04 an article reads, names its reviewer, and leads to the next', { tag: '@soak' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding GLP-1 medications')
  const main = page.getByRole('main')
  await expect(main.getByText(/^\d min read$/).first()).toBeVisible()
  await expect(main.getByText('Reviewed by')).toContainText('Rowan Pell, Pharmacist prescriber')
  await expect(main.getByRole('link', { name: /^Rowan Pell/ })).toHaveAttribute('href', '/team/rowan-pell')
  await expect(main.getByRole('img', { name: /./ })).toHaveJSProperty('complete', true)
  await expect(main.getByRole('link', { name: 'Yellow Card scheme' })).toHaveAttribute('rel', 'noopener')
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(told['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])

  await page.setViewportSize({ width: 1280, height: 900 })
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByRole('link', { name: 'Who may be prescribed one' }).click()
  await expect(page.getByRole('heading', { name: 'Who may be prescribed one' })).toBeInViewport()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + article)

  const next = page.getByRole('complementary', { name: 'Read next' })
  await expect(next.getByRole('article')).toHaveCount(3)
  await expect(next.getByRole('article').first()).toContainText('WEIGHT LOSS')
  await next.getByRole('link', { name: 'When the scale stops moving' }).click()
  await expect(page).toHaveURL('/blog/when-the-scale-stops-moving')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When the scale stops moving')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('an unknown article', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('ST-04 an address without an article is a 404 that says so and leads back', async ({ page }) => {
    const reply = await page.goto('/blog/no-such-article')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found.')
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'See all articles' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  })
})

test('the feed that /blog names can be read', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/blog')
  const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href')
  const items = await page.evaluate(async (address) => {
    const reply = await fetch(address)
    const document = new DOMParser().parseFromString(await reply.text(), 'application/xml')
    return document.querySelector('parsererror') ? null : document.querySelectorAll('rss > channel > item').length
  }, feed ?? '')
  expect(items).toBe(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ST-04 every article is listed, and one can be read', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/blog?tag=FITNESS')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('navigation', { name: 'Articles by subject' })).toBeHidden()
    await page.getByRole('link', { name: 'Sleep and appetite' }).click()
    await expect(page).toHaveURL('/blog/sleep-and-appetite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sleep and appetite')
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  })
})
