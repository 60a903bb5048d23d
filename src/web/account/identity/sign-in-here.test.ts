import { beforeEach, expect, it, vi } from 'vitest'
import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { signInHere } from './sign-in-here.ts'

const leave = vi.hoisted(() => ({ sendAllUnsaved: vi.fn(), forgetPerson: vi.fn(), putAnswersAside: vi.fn() }))
vi.mock('#web/shared/answers/leave-device.ts', () => leave)

const signedIn = (uniqueId: string | null) => ({ code: 200, data: { uniqueId }, message: 'OK' })
const asking = { code: 409, data: { reason: 'answers' } as never, message: '' }
const call = vi.fn<(answers: WhoseAnswers) => Promise<ReturnType<typeof signedIn>>>()

beforeEach(() => {
  vi.clearAllMocks()
  leave.sendAllUnsaved.mockResolvedValue(true)
  deviceStorage.setItem('uniqueId', 'visit-1')
})

it('B-3 the same visit as before: everything on the device stays', async () => {
  call.mockResolvedValue(signedIn('visit-1'))
  expect(await signInHere(call)).toEqual(signedIn('visit-1'))
  expect(leave.sendAllUnsaved).toHaveBeenCalledBefore(call)
  expect(leave.forgetPerson).not.toHaveBeenCalled()
})

it.each(['visit-2', null])(
  'B-3 R-2 another visit (%s): what is on the device is somebody else’s, and goes',
  async (uniqueId) => {
    call.mockResolvedValue(signedIn(uniqueId))
    await signInHere(call)
    expect(leave.forgetPerson).toHaveBeenCalledTimes(1)
  },
)

it('B-3 the server asks: nothing is changed until the person has said', async () => {
  call.mockResolvedValue(asking)
  expect(await signInHere(call)).toBe('ask')
  expect(leave.forgetPerson).not.toHaveBeenCalled()
})

it('B-3 R-8 answers that never reached the server are asked about as well, and stay when they are theirs', async () => {
  leave.sendAllUnsaved.mockResolvedValue(false)
  deviceStorage.removeItem('uniqueId')
  expect(await signInHere(call)).toBe('ask')
  expect(call).not.toHaveBeenCalled()
  call.mockResolvedValue(signedIn(null))
  await signInHere(call, 'mine')
  expect(leave.forgetPerson).not.toHaveBeenCalled()
  expect(leave.putAnswersAside).not.toHaveBeenCalled()
})

it('B-3 R-8 not theirs: put aside', async () => {
  call.mockResolvedValue(signedIn('visit-2'))
  await signInHere(call, 'not mine')
  expect(call).toHaveBeenCalledWith('not mine')
  expect(leave.putAnswersAside).toHaveBeenCalledTimes(1)
})

it('B-3 whoever it is: what could be seen here without a connection is hidden, and stays so until they have opened it', async () => {
  deviceStorage.setItem('progress_mark', '{}')
  deviceStorage.setItem('progress_copy', '{}')
  deviceStorage.setItem('progress_keep', 'a mark')
  call.mockResolvedValue(signedIn('visit-1'))
  await signInHere(call)
  expect([deviceStorage.getItem('progress_mark'), deviceStorage.getItem('progress_copy')]).toEqual([null, null])
  expect(deviceStorage.getItem('progress_keep')).toBe('a mark')
})

it('R-12 refused: everything stays as it was', async () => {
  const refused = { code: 401, data: null as never, message: 'No' }
  call.mockResolvedValue(refused)
  expect(await signInHere(call)).toEqual(refused)
  expect(leave.forgetPerson).not.toHaveBeenCalled()
})
