import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RoomFacts } from '#contract/appointments/video-room.ts'
import type { CallReply } from '#contract/calls.ts'
import { ConnectionStub, type Failing, withDevices } from '../../../tests/components/call-stubs.ts'
import { says } from '../../../tests/components/server-says.ts'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import Room from '../app/video-room.tsx'

const id = '7b0a3f52-0c6c-4f5e-9d59-0a4b6b0c1d2e'
const address = `/appointment?id=${id}`
const asClinician = `${address}&as=clinician`
const doctor = 'Dr Imogen Ashdown'

function facts(changes: Partial<RoomFacts> = {}): RoomFacts {
  const startsAt = new Date(Date.now() + 5 * 60_000).toISOString()
  return {
    id,
    service: 'Adult ADHD Assessment Online (18+)',
    clinician: doctor,
    startsAt,
    minutes: 90,
    state: 'open',
    opensAt: new Date(Date.parse(startsAt) - 600_000).toISOString(),
    now: new Date().toISOString(),
    isOtherHere: false,
    outside: null,
    ...changes,
  }
}

const entered = (changes: Partial<CallReply<'enter_room'>> = {}): CallReply<'enter_room'> => ({
  role: 'patient',
  seat: { token: 'first', number: 1, iceServers: [] },
  outsideLink: null,
  other: { name: doctor, phone: null },
  ...changes,
})

type Heard = CallReply<'wait_in_room'>
const here = { seat: 1, isHere: true }
const heard = (changes: Partial<Heard> = {}): Heard => ({ token: 'next', other: here, signals: [], ...changes })

/** Answers once, and then is silent, as a room is in which nothing happens. */
function onceThenSilence(reply: Heard) {
  let times = 0
  return () => (times++ === 0 ? says<Heard>(200, reply) : new Promise<never>(() => undefined))
}

const withScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => {
  withDevices()
  withScreen(false)
})

const join = () => screen.findByRole('button', { name: 'Join now' })
const main = async (text: string | RegExp) => screen.findByText(text)

describe('before the door', () => {
  test('it says when it opens, counts, and then can be joined', async () => {
    const opensAt = new Date(Date.now() + 2_500).toISOString()
    stubApi({ room: () => says(200, facts({ state: 'early', opensAt })) })
    showPage(Room, address)
    expect((await screen.findByRole('timer')).textContent).toMatch(/^0:0[123]$/)
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull()
    expect(await join()).toBeDefined()
  })

  test.each([
    ['open, and nobody there', { isOtherHere: false }, `${doctor} is not here yet. You can go in and wait.`],
    ['open, with the clinician in it', { isOtherHere: true }, `${doctor} is here.`],
    ['over', { state: 'over' }, 'This appointment is over'],
    ['called off', { state: 'called off' }, 'This appointment isn’t going ahead'],
  ] as const)('%s', async (_, changes, text) => {
    stubApi({ room: () => says(200, facts(changes)) })
    showPage(Room, address)
    expect(await main(text)).toBeDefined()
  })

  test.each([
    [401, 'Please sign in to join', address],
    [404, 'We could not find this appointment', address],
    [503, 'We could not open your appointment', address],
    [423, 'Please sign in to join', asClinician],
    [403, 'This room is for the clinician', asClinician],
  ])('a refusal of %s is told in words', async (code, heading, at) => {
    stubApi({ room: () => says(code, null), desk_room: () => says(code, null) })
    showPage(Room, at)
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  })

  test('whoever has to sign in comes back here, each by their own door', async () => {
    stubApi({ room: () => says(401, null), desk_room: () => says(401, null) })
    const { user, unmount } = showPage(Room, address)
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    expect(screen.getByTestId('address').textContent).toBe('/login')
    expect(sessionStorage.getItem('sign_in_from')).toBe(address)
    unmount()
    showPage(Room, asClinician)
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(`/desk/sign-in?to=${encodeURIComponent(asClinician)}`)
  })

  test('a call that is held elsewhere is led to, when it is time', async () => {
    const goes = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign: goes })
    stubApi({
      room: () => says(200, facts({ outside: 'video.example' })),
      enter_room: () => says(200, entered({ seat: null, outsideLink: 'https://video.example/abc' })),
    })
    const { user } = showPage(Room, address)
    await user.click(await screen.findByRole('button', { name: 'Join on video.example' }))
    await waitFor(() => expect(goes).toHaveBeenCalledWith('https://video.example/abc'))
  })
})

describe('the check of devices', () => {
  const check = async () => {
    stubApi({ room: () => says(200, facts()) })
    const { user } = showPage(Room, address)
    await user.click(await screen.findByRole('button', { name: 'Check them now' }))
    return user
  }

  test('asks for both with one question, and shows that they work', async () => {
    const asked = withDevices()
    await check()
    expect(await main('Working.')).toBeDefined()
    expect(screen.getByLabelText('Microphone level')).toBeDefined()
    expect(asked).toEqual(['audio and video'])
  })

  test.each<[Failing, RegExp]>([
    [{ video: 'NotFoundError' }, /We couldn’t find a camera. You can join without one./],
    [{ video: 'NotAllowedError' }, /isn’t letting us use the camera.*choose Allow/],
    [{ video: 'NotReadableError' }, /Another app is using the camera/],
    [{ audio: 'NotAllowedError', video: 'NotAllowedError' }, /isn’t letting us use the microphone.*choose Allow/],
    [{ audio: 'NotFoundError' }, /We couldn’t find a microphone/],
  ])('with %j it says what to do, and one can still go in', async (failing, text) => {
    withDevices(failing)
    const user = await check()
    expect(await main(text)).toBeDefined()
    withDevices()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await main('Working.')).toBeDefined()
    expect(await join()).toBeDefined()
  })
})

describe('in the room', () => {
  async function goIn(wait: () => ReturnType<typeof says<Heard>> | Promise<never>, at = address) {
    const other = at === asClinician ? { name: 'Amara Whitfield', phone: '07700 900123' } : undefined
    const enter = () => says<CallReply<'enter_room'>>(200, entered(other ? { role: 'clinician', other } : {}))
    const asked = stubApi({
      room: () => says(200, facts()),
      desk_room: () => says(200, facts()),
      enter_room: enter,
      desk_enter_room: enter,
      wait_in_room: wait,
      send_signals: () => says(200, {}),
      leave_room: () => says(200, {}),
      go_by_phone: () => says(200, {}),
      desk_me: () => says(401, null as never),
    })
    const shown = showPage(Room, at)
    await shown.user.click(await join())
    return { ...shown, asked }
  }

  test('one waits for the other, and can leave and come back', async () => {
    const { user, asked } = await goIn(onceThenSilence(heard({ other: { seat: 0, isHere: false } })))
    expect(await main(`Waiting for ${doctor}. They can see that you are here.`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'You have left the room' })).toBeDefined()
    expect(asked.filter(({ call }) => call === 'leave_room')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Join again' }))
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined()
  })

  test('without a camera one is heard, and the button says so', async () => {
    withDevices({ video: 'NotFoundError' })
    await goIn(onceThenSilence(heard({ other: { seat: 0, isHere: false } })))
    expect((await screen.findByRole('button', { name: 'No camera' })).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Mute' }).hasAttribute('disabled')).toBe(false)
  })

  test('a second device takes over, and this one is told', async () => {
    await goIn(() => says(409, null as never))
    expect(await screen.findByRole('heading', { name: 'You have joined on another device' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Use this one instead' })).toBeDefined()
  })

  test('two who are connected write to each other, and nothing of it is sent to us', async () => {
    const { user, asked } = await goIn(onceThenSilence(heard()))
    expect(await main(`${doctor} is here. Connecting...`)).toBeDefined()
    act(() => ConnectionStub.last?.become('connected'))
    expect(await main(`You are connected with ${doctor}.`)).toBeDefined()
    act(() => ConnectionStub.last?.tell({ kind: 'sends', camera: false, microphone: false }))
    expect(await main(`${doctor}’s camera is off`)).toBeDefined()
    expect(await main(`${doctor} is muted`)).toBeDefined()
    act(() => ConnectionStub.last?.tell({ kind: 'text', text: 'Hello there' }))
    await user.click(screen.getByRole('button', { name: /^Chat/ }))
    expect(await main('Hello there')).toBeDefined()
    await user.type(screen.getByLabelText('Your message'), 'Good morning{Enter}')
    expect(await main('Good morning')).toBeDefined()
    expect(ConnectionStub.last?.channel.send).toHaveBeenCalledWith(
      JSON.stringify({ kind: 'text', text: 'Good morning' }),
    )
    expect(JSON.stringify(asked)).not.toContain('Good morning')
    act(() => ConnectionStub.last?.become('disconnected'))
    expect(await main('The connection was lost. Reconnecting...')).toBeDefined()
  })

  test('not connected after 20 seconds, the patient hears that they will be phoned', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await goIn(onceThenSilence(heard({ signals: [] })))
    await main(`${doctor} is here. Connecting...`)
    await act(() => vi.advanceTimersByTimeAsync(19_000))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect((await screen.findByRole('alert')).textContent).toMatch(/will phone you on the number that you gave/)
    act(() => ConnectionStub.last?.become('connected'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the clinician sees the number, and that they phoned is written down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, asked } = await goIn(onceThenSilence(heard()), asClinician)
    await main('Amara Whitfield is here. Connecting...')
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    expect((await screen.findByRole('link', { name: '07700 900123' })).getAttribute('href')).toBe('tel:07700900123')
    await user.click(screen.getByRole('button', { name: 'We are talking by phone' }))
    expect(await main('Recorded: the appointment continues by phone.')).toBeDefined()
    expect(asked.some(({ call }) => call === 'go_by_phone')).toBe(true)
  })

  test('on a wide screen the clinician has notes and outcome beside the call, and still after leaving', async () => {
    withScreen(true)
    const { user } = await goIn(onceThenSilence(heard()), asClinician)
    await screen.findByRole('complementary', { name: 'Notes and outcome' })
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'You have left the room' })
    expect(screen.getByRole('complementary', { name: 'Notes and outcome' })).toBeDefined()
  })

  test('a patient never has anything of the desk beside the call', async () => {
    withScreen(true)
    const { asked } = await goIn(onceThenSilence(heard()))
    await main(`${doctor} is here. Connecting...`)
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(asked.some(({ call }) => call.startsWith('desk_'))).toBe(false)
  })

  test('told by the clinician, the patient is asked to answer the phone', async () => {
    await goIn(onceThenSilence(heard({ signals: [{ id: 1, seat: 1, kind: 'phone', data: '' }] })))
    expect((await screen.findByRole('alert')).textContent).toMatch(/is phoning you/)
  })

  test('whoever loses the server is told, and enters again with a new seat', async () => {
    let times = 0
    const replies = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => says(401, null as never),
      () => says(200, heard({ other: { seat: 0, isHere: false } })),
    ]
    const { asked } = await goIn((() => replies[times++]?.() ?? new Promise<never>(() => undefined)) as never)
    expect(await main(/You seem to be offline/)).toBeDefined()
    expect(await main(/^Waiting for/)).toBeDefined()
    expect(asked.filter(({ call }) => call === 'enter_room')).toHaveLength(2)
  })
})
