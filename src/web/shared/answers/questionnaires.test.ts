import { beforeEach, expect, it, vi } from 'vitest'
import { guestFlowNames } from '#domain/intake/flows.ts'

let known: typeof import('./questionnaires.ts')

const started: string[] = []
const loaded: string[] = []
const stand = (name: string) => {
  loaded.push(name)
  return { questionnaire: { flow: { name } } }
}
vi.mock('./weight-management.ts', () => stand('weight-management'))
vi.mock('./adhd.ts', () => stand('adhd'))
vi.mock('./on-this-device.ts', async (original) => ({
  ...(await original<typeof import('./on-this-device.ts')>()),
  startQuestionnaire: ({ flow }: { flow: { name: string } }) => started.push(flow.name),
}))

// Other tests of this process may have loaded the real ones.
beforeEach(async () => {
  vi.resetModules()
  started.length = 0
  loaded.length = 0
  known = await import('./questionnaires.ts')
})

it('AD-07 takes up only the questionnaires that have answers here, and loads no other', async () => {
  await known.startAnswered([])
  await known.startAnswered(['someday'])
  expect([started, loaded]).toEqual([[], []])
  await known.startAnswered(['adhd_q0', 'adhd_risk_factors'])
  expect([started, loaded]).toEqual([['adhd'], ['adhd']])
  await known.startAnswered(['Q1_answer'])
  expect(started).toEqual(['adhd', 'weight-management'])
})

it('AD-07 takes up both where both have answers', async () => {
  await known.startAnswered(['adhd_q1', 'gp_practice'])
  expect(started.toSorted()).toEqual(['adhd', 'weight-management'])
})

it('R-8 one that is asked for is taken up; to have all of them at hand takes up none', async () => {
  expect((await known.allQuestionnaires()).map(({ flow }) => flow.name)).toEqual(guestFlowNames)
  expect(started).toEqual([])
  expect((await known.fetchQuestionnaire('adhd')).flow.name).toBe('adhd')
  expect(started).toEqual(['adhd'])
})
