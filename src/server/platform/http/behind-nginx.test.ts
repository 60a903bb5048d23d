import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

it('O-7 nginx closes an idle connection before the server does, so that no call is sent over one that is closing', async () => {
  const app = await startTestApp()
  const { keepAliveTimeout } = app.server.server
  await app.close()
  for (const where of ['compose', 'systemd']) {
    const settings = readFileSync(new URL(`../../../../deploy/nginx/upstream-${where}.conf`, import.meta.url), 'utf8')
    const seconds = Number(/^ {2}keepalive_timeout (\d+)s;$/m.exec(settings)?.[1])
    expect(seconds).toBeGreaterThan(10)
    expect(seconds * 1_000).toBeLessThan(keepAliveTimeout)
  }
})
