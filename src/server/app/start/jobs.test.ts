import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobsOf } from './jobs.ts'

it('every row task is named after its job, by which the operations inbox shows failed rows', () => {
  const names = jobsOf().map(({ name }) => name)
  const tasks = globSync('src/server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btask(?:: | = )'([^']+)'/g)])
    .map(([, task = '']) => task)
  expect(tasks.length).toBeGreaterThan(15)
  expect(tasks.filter((task) => !names.includes(task.split(': ')[0] ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
