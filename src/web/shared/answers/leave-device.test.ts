import { beforeEach, expect, it, vi } from 'vitest'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'
import { deviceKeys, keysOf, tabKeys } from '#web/browser/storage-keys.ts'
import { forgetPerson, forgetWithoutConnection, prepareToLeave, putAnswersAside } from './leave-device.ts'
import type { Questionnaire, Submitted } from './questionnaire.ts'
import { questionnaire as weightManagement } from './weight-management.ts'

const sendUnsaved = vi.fn<(questionnaire: Questionnaire) => Promise<Submitted>>()
vi.mock('./send-unsaved.ts', () => ({ sendUnsaved: (questionnaire: Questionnaire) => sendUnsaved(questionnaire) }))

const network = vi.hoisted(() => ({ isThere: true }))
vi.mock('./questionnaires.ts', async (importOriginal) => {
  const { allQuestionnaires } = await importOriginal<typeof import('./questionnaires.ts')>()
  const fetched = () => {
    if (!network.isThere) throw new TypeError('Failed to fetch')
    return allQuestionnaires()
  }
  return { allQuestionnaires: fetched }
})

const onDevice = keysOf(deviceKeys, 'answers', 'personal')
const answers = keysOf(deviceKeys, 'answers')
const inTab = keysOf(tabKeys, 'personal')
const versions = '{"weight-management":2}'
const progress = '{"Q1_answer":"18-74","adhd_q1":"Often","stepHistory":["step-1"]}'

const left = () => [
  ...onDevice.filter((key) => deviceStorage.getItem(key) !== null),
  ...inTab.filter((key) => tabStorage.getItem(key) !== null),
]

beforeEach(() => {
  network.isThere = true
  sendUnsaved.mockReset().mockResolvedValue('saved')
  for (const key of onDevice)
    deviceStorage.setItem(
      key,
      key === 'questionnaire_data' ? progress : key === 'questionnaire_versions' ? versions : '1',
    )
  for (const key of inTab) tabStorage.setItem(key, '1')
  deviceStorage.removeItem('answers_aside')
})

it('B-2 API-09 R-2 every questionnaire is settled, and of every key that is about a person none stays behind', async () => {
  expect(left()).toEqual([...onDevice, ...inTab])
  const leave = await prepareToLeave()
  expect(sendUnsaved).toHaveBeenCalledTimes(guestFlowNames.length)
  leave()
  expect(left()).toEqual([])
})

it('AD-07 R-8 answers of either that the server does not have stay, and nothing else', async () => {
  sendUnsaved.mockResolvedValueOnce('saved').mockResolvedValueOnce('unsaved')
  const leave = await prepareToLeave()
  leave()
  expect(left()).toEqual(answers)
})

it('AD-07 R-2 points without progress are forgotten too', async () => {
  deviceStorage.removeItem('questionnaire_data')
  const leave = await prepareToLeave()
  expect(sendUnsaved).not.toHaveBeenCalled()
  leave()
  expect(left()).toEqual([])
})

it('ASVS 14.3.1 without a connection nothing stays either, though the code for it cannot be fetched', async () => {
  network.isThere = false
  await expect(forgetPerson()).rejects.toThrow('Failed to fetch')
  expect(left()).toEqual([...onDevice, ...inTab])
  await forgetWithoutConnection()
  expect(left()).toEqual([])
  expect(sendUnsaved).not.toHaveBeenCalled()
})

it('B-3 R-2 where somebody else is signed in, nothing stays and nothing is sent', async () => {
  await forgetPerson()
  expect(left()).toEqual([])
  expect(sendUnsaved).not.toHaveBeenCalled()
})

it('B-3 R-8 answers that are not theirs are put aside, and back when they leave', async () => {
  await putAnswersAside()
  expect(left()).toEqual([])
  deviceStorage.setItem('questionnaire_data', '{"Q1_answer":"75 above"}')
  const leave = await prepareToLeave()
  leave()
  expect(JSON.parse(deviceStorage.getItem('questionnaire_data') ?? '')).toEqual(JSON.parse(progress))
  expect(deviceStorage.getItem('questionnaire_versions')).toBe(versions)
  expect(deviceStorage.getItem('answers_aside')).toBeNull()
  expect(deviceStorage.getItem('uniqueId')).toBeNull()
  expect(weightManagement.state.data).toEqual({ Q1_answer: '18-74' })
})
