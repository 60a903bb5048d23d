import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batch } from './batch.ts'

/** Doubles numbers. Those above 90 cannot be batched, and 13 fails any batch. */
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

it('sequential items are handled one at a time', async () => {
  const { double, rounds } = counting()
  expect([await double(1), await double(2)]).toEqual([2, 4])
  expect(rounds).toEqual([[1], [2]])
})

it('concurrent items are batched, and later ones are in the next batch', async () => {
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

it('an item that cannot be batched is handled alone, with a result of its own', async () => {
  const { double, rounds } = counting()
  expect(await Promise.all([double(1), double(99), double(2)])).toEqual([2, 198, 4])
  expect(rounds).toEqual([[1, 99, 2], [99]])
})

it('a failure is reported to all its items, and to none after', async () => {
  const { double } = counting()
  const failed = await Promise.allSettled([double(1), double(13)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(double(13)).rejects.toThrow('thirteen')
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
})

it('when the queue is full, the next item is handled alone at once', async () => {
  const { double, rounds } = counting(2)
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(rounds).toEqual([[3], [1, 2]])
})
