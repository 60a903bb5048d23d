import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import type { Tracking } from '../treatment/tracking/use-tracking.ts'
import ScalePage from './scale-page.tsx'

const progress: Tracking = {
  today: '2026-11-16',
  whose: 'robin',
  unit: 'kg',
  goalKg: null,
  heightCm: 170,
  sharedSince: null,
  fromCheckIns: [],
  fromScale: [],
  weight: [['2026-11-09', 85]],
  waist: [],
  bodyFat: [],
  bodyWater: [],
  muscle: [],
  leanMass: [],
  bmi: [],
  isHidden: false,
  composition: 'may',
  recent: [],
  doses: [],
}

const own = {
  scale: { serial: 'LK-SC-1', sentAt: '2026-11-02T10:00:00.000Z', isDelivered: true },
  isDue: false,
  lastReading: null,
}

const bytes = (hex: string) => new DataView(Uint8Array.from(hex.split(' '), (one) => Number.parseInt(one, 16)).buffer)
/** 85.2 kg and 62 kg, without a time; body fat of 32.1%. */
const kg85 = bytes('00 90 42')
const kg62 = bytes('00 70 30')
const fat = bytes('00 00 41 01')

interface StubScale {
  readonly weigh: (value: DataView) => void
  readonly compose: (value: DataView) => void
  readonly leave: () => void
}

class StubCharacteristic extends EventTarget {
  value?: DataView
  readonly startNotifications: () => Promise<unknown>
  constructor(start: () => Promise<unknown>) {
    super()
    this.startNotifications = start
  }
  send(value: DataView) {
    this.value = value
    this.dispatchEvent(new Event('characteristicvaluechanged'))
  }
}

const named = (name: string) => new DOMException('', name)

interface Behaviour {
  readonly services?: readonly number[]
  readonly choose?: () => Promise<never>
  readonly start?: () => Promise<unknown>
  readonly isOn?: boolean
}

/** A scale behind Web Bluetooth: as much of it as the page uses. */
function stubBluetooth({
  services = [0x181d, 0x181b],
  choose,
  start = async () => {},
  isOn = true,
}: Behaviour = {}): StubScale {
  const weight = new StubCharacteristic(start)
  const composition = new StubCharacteristic(start)
  const device = new EventTarget()
  const server = {
    connected: true,
    connect: async () => server,
    disconnect: () => void device.dispatchEvent(new Event('gattserverdisconnected')),
    getPrimaryService: async (id: number) => {
      if (!services.includes(id)) throw named('NotFoundError')
      return { getCharacteristic: async () => (id === 0x181d ? weight : composition) }
    },
  }
  const bluetooth = {
    getAvailability: async () => isOn,
    requestDevice: choose ?? (async () => Object.assign(device, { gatt: server })),
  }
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'bluetooth'))
  return {
    weigh: (value) => act(() => weight.send(value)),
    compose: (value) => act(() => composition.send(value)),
    leave: () => act(() => server.disconnect()),
  }
}

function show(given: Partial<Tracking> = {}, answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({
    my_progress: () => says<never>(200, { ...progress, ...given }),
    my_scale: () => says<never>(200, own),
    log_measures: () => says<never>(200, { kept: 1, asks: null }),
    set_tracking: () => says<never>(200, {}),
    ...answers,
  })
  const sent = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body as never)
  return { ...showPage(ScalePage, '/account/scale'), sent }
}

const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-16T07:30:00Z'), toFake: ['Date'] })
})

describe('a scale by Bluetooth', () => {
  test('is connected by one press, and its reading is saved without another', async () => {
    const scale = stubBluetooth()
    const { user, sent } = show()
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg85)
    await screen.findByText('85.2 kg')
    await waitFor(() => expect(sent('log_measures')).toHaveLength(1))
    expect(sent('log_measures')[0]).toMatchObject({
      whose: 'robin',
      logged: [{ measure: 'weight', on: '2026-11-16', value: 85.2 }],
      reading: { takenAt: '2026-11-16T07:30:00.000Z', isMine: false },
    })
    await screen.findByText('Saved to your progress')
    // What comes a moment later belongs to it.
    scale.compose(fat)
    await screen.findByText('32.1%')
    await waitFor(() => expect(sent('log_measures')).toHaveLength(2))
    expect(screen.getAllByText('85.2 kg')).toHaveLength(1)
  })

  test('says that a reading is saved, even if its weight alone is answered after the whole of it', async () => {
    const scale = stubBluetooth()
    const answers: (() => void)[] = []
    const { user } = show(
      {},
      {
        // Whichever comes first to the server is kept, and the other is known by then.
        log_measures: () =>
          new Promise((resolve) => {
            const kept = answers.length === 1 ? 1 : 0
            answers.push(() => resolve(says<never>(200, { kept, asks: null })))
          }),
      },
    )
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg85)
    scale.compose(fat)
    await waitFor(() => expect(answers).toHaveLength(2))
    await act(async () => answers[1]?.())
    await screen.findByText('Saved to your progress')
    await act(async () => answers[0]?.())
    expect(screen.getByText('Saved to your progress')).not.toBeNull()
    expect(screen.getByText('32.1%')).not.toBeNull()
  })

  test('sends nothing but its weight, and nothing before the question is answered', async () => {
    const scale = stubBluetooth()
    let composition: Tracking['composition'] = 'ask'
    const { user, sent } = show(
      {},
      {
        my_progress: () => says<never>(200, { ...progress, composition }),
        set_tracking: () => {
          composition = 'weight only'
          return says<never>(200, {})
        },
      },
    )
    expect(screen.queryByRole('button', { name: 'Connect your scale' })).toBeNull()
    await user.click(await button('One of them applies'))
    expect(sent('set_tracking')).toEqual([{ mayMeasureComposition: false }])
    await screen.findByText('If you are pregnant or might be, tell us before your next dose.')
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg85)
    scale.compose(fat)
    await waitFor(() => expect(sent('log_measures')).not.toHaveLength(0))
    expect(JSON.stringify(sent('log_measures'))).not.toContain('body_fat')
    expect(screen.queryByText('32.1%')).toBeNull()
  })

  test.each([
    ['Yes, save it', true],
    ['No, leave it out', false],
  ])('that weighs another person asks “Is this you?”: %s', async (answer, isMine) => {
    const scale = stubBluetooth()
    const asks = { on: '2026-11-16', kg: 62, lastKg: 85, isOtherUnit: false }
    const { user, sent } = show(
      {},
      {
        log_measures: (body) => says<never>(200, body.reading?.isMine ? { kept: 1, asks: null } : { kept: 0, asks }),
      },
    )
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg62)
    await screen.findByText('The scale says 62.0 kg on 16 November 2026. Your last weight was 85.0 kg.')
    // Neither forgotten by closing the page, nor sent again by itself.
    expect(JSON.parse(localStorage.getItem('progress_waiting') ?? '[]')).toMatchObject([{ asks }])
    expect(sent('log_measures')).toHaveLength(1)
    await user.click(await button(answer))
    await waitFor(() => expect(localStorage.getItem('progress_waiting')).toBeNull())
    expect(sent('log_measures').slice(1)).toMatchObject(isMine ? [{ reading: { isMine: true } }] : [])
    expect(screen.queryByText('Is this you?')).toBeNull()
    await screen.findByText('Answered')
  })

  test('asks before it saves a reading of another of its users, or of a clock that is not set', async () => {
    const scale = stubBluetooth()
    const { user, sent } = show()
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(bytes('04 90 42 01'))
    await waitFor(() => expect(sent('log_measures')).toHaveLength(1))
    await screen.findByText('Saved to your progress')
    scale.weigh(bytes('04 90 42 02'))
    await screen.findByText('Your scale says this is user 2, not the one it gave before.')
    scale.weigh(bytes('02 90 42 d0 07 01 01 00 00 00'))
    await screen.findByText(/Your scale’s clock isn’t set/)
    expect(sent('log_measures')).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: 'No, leave it out' })[0] as HTMLElement)
    await screen.findByText('Not saved')
    await user.click(await button('Yes, save it'))
    await waitFor(() => expect(sent('log_measures')).toHaveLength(2))
  })

  test.each([
    ['bytes that are none', bytes('02 68'), /couldn’t read, so we didn’t keep it/],
    ['that it could not measure', bytes('00 ff ff'), /couldn’t measure that time/],
  ])('that sends %s is not saved, and says so', async (_, value, says_) => {
    const scale = stubBluetooth()
    const { user, sent } = show()
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(value)
    await screen.findByText(says_)
    expect(sent('log_measures')).toEqual([])
    scale.leave()
    await button('Connect again')
  })

  test.each([
    ['Bluetooth is off', { isOn: false }, /Bluetooth is off on this device/],
    ['none was chosen', { choose: () => Promise.reject(named('NotFoundError')) }, /No scale was chosen/],
    ['the page came without permission', { choose: () => Promise.reject(named('SecurityError')) }, /Load it again/],
    ['it is something else', { services: [] }, /doesn’t send weights in the standard way/],
    [
      'it wants a user and a code',
      { services: [0x181d, 0x181c], start: () => Promise.reject(named('NotSupportedError')) },
      /asks for a user and a code/,
    ],
  ] satisfies readonly [string, Behaviour, RegExp][])('says what to do when %s', async (_, behaviour, says_) => {
    stubBluetooth(behaviour)
    const { user } = show()
    await user.click(await button('Connect your scale'))
    await screen.findByText(says_)
  })

  test('saves a reading on the device while there is no connection', async () => {
    const scale = stubBluetooth()
    const { user } = show({}, { log_measures: () => Promise.reject(new TypeError('offline')) as never })
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg85)
    await screen.findByText('Saved on this device, and sent once you’re back online')
    expect(JSON.parse(localStorage.getItem('progress_waiting') ?? '[]')).toMatchObject([{ reading: { isMine: false } }])
  })

  test('shows no figures to those who hide them', async () => {
    const scale = stubBluetooth()
    const { user } = show({ isHidden: true })
    await user.click(await button('Connect your scale'))
    await screen.findByText('Connected. Step on your scale now.')
    scale.weigh(kg85)
    await screen.findByText('Reading received')
    expect(document.body.textContent).not.toContain('85.2')
  })
})

describe('without Bluetooth', () => {
  test('the page says which way suits this device, and offers the others', async () => {
    show()
    await screen.findByText(/This browser can’t connect to a scale/)
    expect(screen.queryByRole('button', { name: 'Connect your scale' })).toBeNull()
    await button('Choose export.zip')
    expect(screen.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe(
      '/account/progress#import-file',
    )
    await screen.findByText('LK-SC-1')
  })

  test('on an iPhone that is Apple Health', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')
    onTestFinished(() => agent.mockRestore())
    show()
    await screen.findByText(/On an iPhone or iPad, Apple Health works best/)
  })
})
