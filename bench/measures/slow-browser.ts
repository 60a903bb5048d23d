import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { untilQuiet } from '../processes/quiet.ts'

/** How many times slower than this machine's the processor is on which people look at a page. */
export const slowdown = 4

/** Opened beside a server that has nothing more to do of its own. */
export async function openBrowser(): Promise<Browser> {
  await untilQuiet()
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
