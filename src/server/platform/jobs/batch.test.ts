import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batch } from './batch.ts'

/** Doubles numbers. Those above 90 cannot go along with others, and 13 spoils whatever it is part of. */
function counting(most = 100) {
  const rounds: number[][] = []
  const work = async (items: readonly number[]) => {
    rounds.push([...items])
    await sleep(5)
    if (items.includes(13)) throw new Error('thirteen')
    return items.map((item) => item * 2)
  }
  const double = batch<number, number>({
    alone: async (item) => (await work([item]))[0] as number,
    together: async (items) => (await work(items)).map((result) => (result > 180 ? null : result)),
    most,
  })
  return { double, rounds }
}

it('what comes one after the other is done one at a time', async () => {
  const { double, rounds } = counting()
  expect([await double(1), await double(2)]).toEqual([2, 4])
  expect(rounds).toEqual([[1], [2]])
})

it('what comes at the same moment goes together, and what comes meanwhile goes next', async () => {
  const { double, rounds } = counting()
  const early = [double(1), double(2), double(3)]
  await sleep(2)
  const late = [double(4), double(5)]
  expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8, 10])
  expect(rounds).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

it('whatever cannot go along goes alone, with a result of its own', async () => {
  const { double, rounds } = counting()
  expect(await Promise.all([double(1), double(99), double(2)])).toEqual([2, 198, 4])
  expect(rounds).toEqual([[1, 99, 2], [99]])
})

it('a failure is told to everyone it concerns, and to no one after', async () => {
  const { double } = counting()
  const failed = await Promise.allSettled([double(1), double(13)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(double(13)).rejects.toThrow('thirteen')
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
})

it('when as many wait as may, the next goes alone at once', async () => {
  const { double, rounds } = counting(2)
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(rounds).toEqual([[3], [1, 2]])
})
