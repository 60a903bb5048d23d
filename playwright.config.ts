import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/product.ts',
  fullyParallel: true,
  // What is shown once by others and again there, on every page, width or set of fonts: only under `npm run soak`.
  ...(process.env.SOAK === '1' ? {} : { grepInvert: /@soak/ }),
  // Each waits for a browser or a clock, some for half a minute: four keep two cores busy.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Chromium's own camera, microphone and consent: no device is needed.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    screenshot: 'only-on-failure',
  },
})
