import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { zip } from '../zip-file.ts'
import { newPerson, placeOrder } from './customer.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signIn } from './signing-in.ts'

/**
 * Web Bluetooth is stubbed in the page: Chromium's own emulation can pair with a scale, and cannot push what a scale
 * indicates. `window.scale` sends it.
 */
async function withScale(page: Page) {
  await page.addInitScript(() => {
    class Characteristic extends EventTarget {
      value?: DataView
      startNotifications = async () => this
      send(bytes: number[]) {
        this.value = new DataView(Uint8Array.from(bytes).buffer)
        this.dispatchEvent(new Event('characteristicvaluechanged'))
      }
    }
    const [weight, composition] = [new Characteristic(), new Characteristic()]
    const device = new EventTarget()
    const server = {
      connected: true,
      connect: async () => server,
      disconnect: () => device.dispatchEvent(new Event('gattserverdisconnected')),
      getPrimaryService: async (id: number) => {
        if (id === 0x181c) throw new DOMException('', 'NotFoundError')
        return { getCharacteristic: async () => (id === 0x181d ? weight : composition) }
      },
    }
    const bluetooth = {
      getAvailability: async () => true,
      requestDevice: async () => Object.assign(device, { gatt: server }),
    }
    Object.defineProperty(navigator, 'bluetooth', { value: bluetooth })
    Object.assign(window, { scale: { weight, composition } })
  })
}

type Scale = { readonly [which in 'weight' | 'composition']: { send(bytes: number[]): void } }
const send = (page: Page, which: keyof Scale, bytes: number[]) =>
  page.evaluate(([to, all]) => (window as unknown as { scale: Scale }).scale[to].send(all), [which, bytes] as const)

/** In steps of 5 g, little-endian. */
const weighing = (kg: number) => [0, (kg * 200) & 0xff, (kg * 200) >> 8]

const mostTaps = 4

test('PR-1 from the page of the scale to the first stored reading in four presses, and a stranger’s is asked about', async ({
  page,
}) => {
  await withScale(page)
  const person = newPerson()
  await placeOrder(page.request, person)
  await signIn(page, person)
  const reply = await page.goto('/account/scale')
  expect(await reply?.headerValue('permissions-policy')).toContain('bluetooth=(self)')
  await expectAccessible(page)

  let taps = 0
  const press = async (name: string) => {
    taps += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  await test.step('the first reading', async () => {
    await press('Neither applies')
    await press('Connect your scale')
    // The choice in the browser's own window.
    taps += 1
    await expect(page.getByText('Connected. Step on your scale now.')).toBeVisible()
    await send(page, 'weight', weighing(92.4))
    await send(page, 'composition', [0, 0, 0x41, 0x01])
    await expect(page.getByText('Saved to your progress')).toBeVisible()
    expect(taps).toBeLessThanOrEqual(mostTaps)
    await expectAccessible(page)
  })

  await test.step('another person steps on', async () => {
    await send(page, 'weight', weighing(58))
    await expect(page.getByText('Is this you?')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'No, leave it out' }).click()
    await expect(page.getByText('Is this you?')).toHaveCount(0)
  })

  await test.step('what was kept is in the progress, and is there tomorrow', async () => {
    await page.goto('/account/progress')
    await expect(page.getByText('92.4 kg').first()).toBeVisible()
    await expect(page.getByText('32.1%')).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByText('from your scale', { exact: true })).toBeVisible()
    expect(await page.locator('body').textContent()).not.toContain('58.0 kg')
  })
})

test('without Bluetooth an export of Apple Health is read in the browser, and nothing else of it is sent', async ({
  page,
}) => {
  const person = newPerson()
  await placeOrder(page.request, person)
  await signIn(page, person)
  await page.goto('/account/scale')
  await expect(page.getByText('This browser can’t connect to a scale.', { exact: false })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const record = (type: string, unit: string, value: string) =>
    `<Record type="HKQuantityTypeIdentifier${type}" unit="${unit}" startDate="2026-03-02 07:30:00 +0000" value="${value}"/>`
  const content = `<?xml version="1.0"?><HealthData>${record('BodyMass', 'kg', '91.3')}${record('HeartRate', 'count/min', '71')}</HealthData>`
  const file = {
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip([{ name: 'export.xml', content }])),
  }
  await page.getByLabel('Choose export.zip').setInputFiles(file)
  await page.getByRole('button', { name: 'Add 1 measurement' }).click()
  await expect(page.getByText('1 measurement added.', { exact: true })).toBeVisible()
  expect(sent.join()).toContain('91.3')
  expect(sent.join()).not.toContain('HeartRate')
  await page.getByLabel('Choose export.zip').setInputFiles({ ...file, buffer: Buffer.from('not a zip file') })
  await expect(page.getByText('This isn’t an Apple Health export.', { exact: false })).toBeVisible()
})

/** A gigabyte: a few weights among heartbeats, each a little different, as a watch writes them. */
function gigabyte(): Uint8Array {
  const beats = Array.from({ length: 16_000 }, (_, n) => {
    const date = `2025-0${1 + (n % 9)}-${String(10 + (n % 19))} 08:${String(10 + (n % 50))}:05 +0000`
    return ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" device="&lt;HKDevice: 0x${(n * 7919 * 7919) % 99_999_989}&gt;" unit="count/min" creationDate="${date}" startDate="${date}" endDate="${date}" value="${50 + ((n * n) % 90)}"/>\n`
  })
  const weight = ` <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-03-02 07:30:00 +0000" value="91.3"/>\n`
  const some = Buffer.from(beats.join('') + weight)
  const many = Array.from({ length: Math.ceil(1024 ** 3 / some.length) }, () => some)
  const content = Buffer.concat([
    Buffer.from('<?xml version="1.0"?><HealthData>'),
    ...many,
    Buffer.from('</HealthData>'),
  ])
  return zip([{ name: 'export.xml', content }])
}

test(
  'PR-1 an export of a gigabyte is read in under 100 MB of the memory of the tab',
  { tag: '@soak' },
  async ({ page, browser }, testInfo) => {
    test.skip(process.platform !== 'linux', 'The memory of a process is read where Linux shows it.')
    test.setTimeout(300_000)
    const path = testInfo.outputPath('export.zip')
    await writeFile(path, gigabyte())
    const person = newPerson()
    await placeOrder(page.request, person)
    await signIn(page, person)
    await page.goto('/account/scale', { waitUntil: 'networkidle' })
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
      processInfo: { type: string; id: number }[]
    }
    const tabs = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    const used = () =>
      tabs.reduce(
        (sum, id) => sum + Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024,
        0,
      )
    const before = used()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, used())
    }, 50)
    try {
      await page.getByLabel('Choose export.zip').setInputFiles(path)
      await expect(page.getByRole('button', { name: 'Add 1 measurement' })).toBeVisible({ timeout: 200_000 })
    } finally {
      clearInterval(watch)
    }
    testInfo.annotations.push({ type: 'memory', description: `${Math.round(most - before)} MB more` })
    expect(most - before).toBeLessThan(100)
  },
)
