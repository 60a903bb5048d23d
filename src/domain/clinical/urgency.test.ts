import { expect, it } from 'vitest'
import { byUrgency, queueRiskOf, urgentFlags } from './urgency.ts'

const flag = (id: string, severity: string) => ({ id, severity }) as Parameters<typeof byUrgency>[0]

it('D-13: among cautions suicidal thoughts come first, before warfarin', () => {
  const found = [flag('warfarin', 'look'), flag('check-in-mood', 'look'), flag('suicidal-thoughts', 'look')]
  expect(found.toSorted(byUrgency).map(({ id }) => id)).toEqual(['suicidal-thoughts', 'check-in-mood', 'warfarin'])
})

it('D-13: a more severe flag still comes before them', () => {
  const found = [flag('suicidal-thoughts', 'look'), flag('pancreatitis', 'stop')]
  expect(found.toSorted(byUrgency).map(({ id }) => id)).toEqual(['pancreatitis', 'suicidal-thoughts'])
})

it('D-13: in the queue a case with past suicidal thoughts comes before one with warfarin alone', () => {
  expect(queueRiskOf([flag('suicidal-thoughts', 'look'), flag('warfarin', 'look')])).toBe('senior')
  expect(queueRiskOf([flag('suicidal-thoughts-recent', 'senior')])).toBe('stop')
  expect(queueRiskOf([flag('warfarin', 'look')])).toBe('look')
  expect(queueRiskOf([])).toBe('none')
  expect(new Set(urgentFlags.map(({ id }) => id)).size).toBe(urgentFlags.length)
})
