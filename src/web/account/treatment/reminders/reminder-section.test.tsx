import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { says } from '../../../../../tests/components/server-says.ts'
import { showPage } from '../../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { ReminderSection } from './reminder-section.tsx'

const none = { reminder: null, publicKey: 'BPub', isHere: false, browsers: 0, canText: true }
const endpoint = 'https://fcm.googleapis.com/fcm/send/robin'

/** A browser with a push service that grants or denies permission. */
function browser(permission: 'granted' | 'denied') {
  let subscription: object | null = null
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'BKey', auth: 'secret' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = made
      return made
    }),
  }
  const registration = { pushManager }
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
  return pushManager
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

function show(held: object, answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({
    my_reminder: () => says<never>(200, held as never),
    set_reminder: () => says<never>(200, {}),
    add_push_browser: () => says<never>(200, {}),
    remove_push_browser: () => says<never>(200, {}),
    ...answers,
  })
  const sent = (name: string) => asked.filter(({ call }) => call === name).map(({ body }) => body)
  return { ...showPage(ReminderSection, '/account/doses'), sent }
}

test('a notification is chosen, agreed to in the browser and set, in one press', async () => {
  const push = browser('granted')
  const { user, sent } = show(none)
  await screen.findByText('You have no reminders.')
  screen.getByText(/All it says is “Larkwell: you have a reminder”/)
  await user.selectOptions(screen.getByLabelText('At'), '08:00')
  await user.click(screen.getByRole('button', { name: 'Save reminder' }))
  await waitFor(() => expect(sent('set_reminder')).toEqual([{ reminder: { hour: 8, by: 'push' } }]))
  expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPub' })
  expect(sent('add_push_browser')).toEqual([{ endpoint, p256dh: 'BKey', auth: 'secret' }])
})

test('what is chosen stays chosen while this device is allowed to show notifications, and is what is saved', async () => {
  browser('granted')
  let isHere = false
  const held = () => ({ ...none, isHere, browsers: isHere ? 1 : 0, reminder: { hour: 9, by: 'email' } })
  const { user, sent } = show(none, {
    my_reminder: () => says<never>(200, held() as never),
    add_push_browser: () => {
      isHere = true
      return says<never>(200, {} as never)
    },
  })
  await screen.findByText('You’ll get a reminder at 09:00, by email.')
  await user.selectOptions(screen.getByLabelText('At'), '07:00')
  await user.click(screen.getByRole('radio', { name: 'Notification' }))
  await user.click(screen.getByRole('button', { name: 'Allow on this device' }))
  await screen.findByText('This device shows notifications.')
  await user.click(screen.getByRole('button', { name: 'Save reminder' }))
  await waitFor(() => expect(sent('set_reminder')).toEqual([{ reminder: { hour: 7, by: 'push' } }]))
})

test('a browser that has blocked notifications says what to do, and nothing is set', async () => {
  browser('denied')
  const { user, sent } = show(none)
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }))
  await screen.findByText(/Your browser has blocked notifications from us/)
  expect(sent('set_reminder')).toEqual([])
})

test('a browser without notifications says so, and email is there', async () => {
  const { user, sent } = show(none)
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }))
  await screen.findAllByText(/This browser can’t show notifications/)
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  await user.click(screen.getByRole('button', { name: 'Save reminder' }))
  await waitFor(() => expect(sent('set_reminder')).toEqual([{ reminder: { hour: 9, by: 'email' } }]))
})

test('a push service that we do not call is taken back, and the reason is shown', async () => {
  const push = browser('granted')
  const words = 'We don’t know this browser’s notification service, so we can’t use it. Please choose email.'
  const { user, sent } = show(none, { add_push_browser: () => says<never>(422, null as never, words) })
  await user.click(await screen.findByRole('button', { name: 'Save reminder' }))
  await screen.findByText(words)
  expect(await push.getSubscription()).toBeNull()
  expect(sent('set_reminder')).toEqual([])
})

test('only what is possible is offered, and a reminder can be turned off', async () => {
  const { user, sent } = show({ ...none, publicKey: null, canText: false, reminder: { hour: 7, by: 'email' } })
  await screen.findByText('You’ll get a reminder at 07:00, by email.')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(sent('set_reminder')).toEqual([{ reminder: null }]))
})
