import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { untilQuiet } from '../processes/quiet.ts'

/** The CPU slowdown that stands for a patient's phone. */
export const slowdown = 4

/** Opened beside an idle server. */
export async function openBrowser(): Promise<Browser> {
  await untilQuiet()
  return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
