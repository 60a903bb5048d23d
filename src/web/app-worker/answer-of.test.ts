import { expect, test } from 'vitest'
import { answerOf } from './answer-of.ts'

const build = { shells: ['/app', '/account/progress'], files: ['/assets/root-1.js', '/assets/figtree-2.woff2'] }
const origin = 'https://lark.example'

const from = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  answerOf({ method, mode, url: new URL(path, origin).href }, origin, build).from

test.each([['/app'], ['/app/'], ['/app?source=home-screen'], ['/account/progress'], ['/account/progress#log']])(
  '%s is asked for on the network first',
  (path) => {
    expect(from(path)).toBe('network first')
  },
)

test.each([
  ['/'],
  ['/account'],
  ['/account/progress/more'],
  ['/appointment?id=1'],
  ['/apple-touch-icon.png'],
  ['/desk/queue'],
  ['/login'],
])('the page %s is none of the worker’s business', (path) => {
  expect(from(path)).toBe('network')
})

test.each([
  ['/assets/root-1.js', 'cors', 'kept first'],
  ['/assets/figtree-2.woff2', 'cors', 'kept first'],
  ['/assets/root-2.js', 'cors', 'network'],
  ['/assets/root-1.js?of=another', 'cors', 'network'],
  ['/api/my_progress', 'cors', 'network'],
  ['/account/progress', 'cors', 'network'],
  ['https://elsewhere.example/assets/root-1.js', 'cors', 'network'],
  ['https://elsewhere.example/app', 'navigate', 'network'],
] as const)('%s asked for by a page (%s) comes from: %s', (path, mode, expected) => {
  expect(from(path, mode)).toBe(expected)
})

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s is never touched', (method) => {
  expect(from('/app', 'navigate', method)).toBe('network')
  expect(from('/assets/root-1.js', 'cors', method)).toBe('network')
})
