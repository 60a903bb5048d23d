import { expect, it, vi } from 'vitest'
import { reportError } from './report-errors.ts'

const failing = (name: string, stack: string) => Object.assign(new Error('somebody@ferncliff.example'), { name, stack })

it('tells once what failed and where in our scripts, never its words, and three things at most', () => {
  const sent = vi.fn((_address: string, _report: string) => true)
  vi.stubGlobal('navigator', { sendBeacon: sent })
  const stack =
    'TypeError: somebody@ferncliff.example\n at f (https://a.example/assets/frame-1.js:2:3)\n at evil.js:1:1'
  reportError(failing('TypeError', stack))
  reportError(failing('TypeError', stack))
  reportError('not even an error')
  for (const line of [4, 5, 6]) reportError(failing('RangeError', `at /assets/frame-1.js:${line}:1`))
  expect(sent.mock.calls.map(([address]) => address)).toEqual(Array(3).fill('/api/browser_reports'))
  expect(sent.mock.calls.map(([, report]) => JSON.parse(report))).toEqual([
    { page: '/', type: 'TypeError', frames: ['/assets/frame-1.js:2:3'] },
    { page: '/', type: 'Error', frames: [] },
    { page: '/', type: 'RangeError', frames: ['/assets/frame-1.js:4:1'] },
  ])
})
