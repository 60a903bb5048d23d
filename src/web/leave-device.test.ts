import { beforeEach, expect, it, vi } from 'vitest'
import { deviceStorage } from './browser-storage.ts'
import { prepareToLeave } from './leave-device.ts'
import type { Questionnaire, Submitted } from './questionnaire/questionnaire.ts'

const settle = vi.fn<(questionnaire: Questionnaire) => Promise<Submitted>>()
vi.mock('./questionnaire/settle.ts', () => ({ settle: (questionnaire: Questionnaire) => settle(questionnaire) }))

const points = ['adhd-q1', 'adhd-q2', 'adhd-q3', 'adhd-q4', 'adhd-q5', 'adhd-q6']
const keys = ['questionnaire_data', 'uniqueId', ...points]

beforeEach(() => {
  settle.mockReset().mockResolvedValue('saved')
  for (const key of keys) deviceStorage.setItem(key, key === 'questionnaire_data' ? '{"adhd_q1":"Often"}' : '1')
})

it('AD-07 R-2 both questionnaires are settled, and nothing of either stays behind', async () => {
  const leave = await prepareToLeave()
  expect(settle).toHaveBeenCalledTimes(2)
  leave()
  expect(keys.filter((key) => deviceStorage.getItem(key) !== null)).toEqual([])
})

it('AD-07 R-8 answers of either that the server does not have stay', async () => {
  settle.mockResolvedValueOnce('saved').mockResolvedValueOnce('unsaved')
  const leave = await prepareToLeave()
  leave()
  expect(keys.filter((key) => deviceStorage.getItem(key) === null)).toEqual([])
})

it('AD-07 R-2 points without progress are forgotten too', async () => {
  deviceStorage.removeItem('questionnaire_data')
  const leave = await prepareToLeave()
  leave()
  expect(points.filter((key) => deviceStorage.getItem(key) !== null)).toEqual([])
})
