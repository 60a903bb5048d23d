import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('deploy/pgbouncer/pgbouncer.ini', () => {
  const settings = new Map(
    [...read('deploy/pgbouncer/pgbouncer.ini').matchAll(/^(\w+) = ?(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

  // PgBouncer's own defaults are 15 seconds each, and 120 for a query that waits.
  test.each([
    ['server_login_retry', 1],
    ['server_connect_timeout', 2],
    ['dns_max_ttl', 2],
    ['dns_nxdomain_ttl', 2],
    ['query_wait_timeout', 30],
  ])('O-4 a database that comes back or moves is found soon: %s is at most %i', (name, most) => {
    const given = Number(settings.get(name) ?? Number.NaN)
    expect(given).toBeGreaterThan(0)
    expect(given).toBeLessThanOrEqual(most)
  })

  test('lends connections for a transaction at a time, and asks for passwords', () => {
    expect(settings.get('pool_mode')).toBe('transaction')
    expect(settings.get('auth_type')).toBe('scram-sha-256')
  })
})
