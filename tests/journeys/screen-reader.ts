import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { missingFrom } from './read-tree.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * What a screen reader is given for the page, from the browser's accessibility tree: these names, roles and states are
 * there in this order, each within what it is indented below. Whatever else is between them is left out.
 */
export const expectRead = (page: Page, expected: string): Promise<void> =>
  expect.poll(async () => missingFrom(await page.locator('body').ariaSnapshot(), expected)).toBeNull()
