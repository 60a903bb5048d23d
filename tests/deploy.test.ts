import { accessSync, constants, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

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
  ])('O-4 a database that returns or moves is found soon: %s is at most %i', (name, most) => {
    const given = Number(settings.get(name) ?? Number.NaN)
    expect(given).toBeGreaterThan(0)
    expect(given).toBeLessThanOrEqual(most)
  })

  test('lends connections for a transaction at a time, and asks for passwords', () => {
    expect(settings.get('pool_mode')).toBe('transaction')
    expect(settings.get('auth_type')).toBe('scram-sha-256')
  })
})

describe('deploy/nginx', () => {
  const settings = read('deploy/nginx/larkwell.conf.template')
  const withoutComments = settings.replaceAll(/^\s*#.*$/gm, '')
  const servers = withoutComments.split(/^server \{$/m).slice(1)

  test('S-18 answers to the public name alone, and closes the connection for every other', () => {
    const unknown = servers.filter((server) => server.includes('default_server'))
    expect(unknown.map((server) => /listen (\d+)/.exec(server)?.[1])).toEqual(['80', '443'])
    for (const server of unknown) expect(server).toContain('return 444;')
    for (const server of servers.filter((one) => !unknown.includes(one)))
      expect(server).toMatch(/server_name \$\{PUBLIC_HOST\};/)
    expect(withoutComments).not.toMatch(/return 30\d https:\/\/\$(?!server_name)/)
  })

  test('S-18 O-7 no access log has a query: neither the code of a sign-in nor the key of a calendar', () => {
    const format = /log_format (\w+) ([^;]+);/.exec(withoutComments)
    expect(format?.[2]).toContain('$uri')
    expect(format?.[2]).not.toMatch(/\$(request_uri|request\b(?!_)|args|query_string|arg_|http_|cookie_)/)
    const logs = [...withoutComments.matchAll(/access_log ([^;]+);/g)].map(([, log = '']) => log)
    expect(logs.length).toBe(servers.length)
    for (const log of logs) expect(log === 'off' || log.endsWith(` ${format?.[1]}`)).toBe(true)
  })

  // The first server of a port decides about the protocol versions of all of them.
  test('ASVS 12.1.1 12.1.2 every server offers TLS 1.2 and 1.3, and no cipher without forward secrecy and authentication', () => {
    const encrypted = servers.filter((server) => server.includes('listen 443 ssl'))
    expect(encrypted.length).toBe(2)
    for (const server of encrypted) {
      expect(server).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
      expect(server).toContain('ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;')
    }
  })

  test('ASVS 4.1.2 redirects pages from HTTP to HTTPS, and refuses calls', () => {
    const [plain = ''] = servers.filter((server) => server.includes('listen 80;'))
    expect(plain).toMatch(/location \/api\/ \{\s+return 403;\s+\}/)
    expect(plain).toMatch(/location \/ \{\s+return 301 https:/)
  })

  test('O-7 a request that may have been processed already is not sent a second time', () => {
    const again = [...withoutComments.matchAll(/proxy_next_upstream ([^;]+);/g)].map(([, cases = '']) => cases)
    expect(again).toEqual(['error timeout'])
  })

  test('the two lists of processes differ in their addresses only', () => {
    const shape = (path: string) =>
      read(path)
        .split('\n')
        .slice(1)
        .join('\n')
        .replaceAll(/server \S+/g, 'server')
    expect(shape('deploy/nginx/upstream-systemd.conf')).toBe(shape('deploy/nginx/upstream-compose.conf'))
  })
})

interface Service {
  readonly image?: string
  readonly build?: string
  readonly command?: string | string[]
  readonly volumes?: string[]
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

  test('S-18 installs nothing when a container starts, and pins every image', () => {
    for (const [name, { image = '', command = [] }] of Object.entries(services)) {
      expect([command].flat().join(' '), name).not.toMatch(/\b(apt|apt-get|apk|npm)\b/)
      if (!image.startsWith('larkwell')) expect(image, name).toMatch(/:\d/)
    }
    expect(read('deploy/pgbouncer/Dockerfile')).toMatch(/install \S.* pgbouncer=\d+\.\d+/)
  })

  test('mounts files that exist', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes)
    const own = mounted.filter((volume) => volume.startsWith('./deploy/')).map((volume) => volume.split(':')[0] ?? '')
    expect(own.length).toBeGreaterThan(2)
    for (const path of own) expect(read(path)).not.toBe('')
  })
})

describe('docs/deploy.md', () => {
  const deployDoc = read('docs/deploy.md')
  const commands = [...deployDoc.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block).join('\n')

  test('O-6 every file in deploy/ is used or explained', () => {
    const files = globSync('deploy/**/*.*', { cwd: root, exclude: ['deploy/grafana/**'] })
    const scripts = ['deploy/systemd/larkwell', 'deploy/systemd/roll', 'deploy/compose-roll']
    const explained = deployDoc + read('docs/operations.md') + read('compose.yaml')
    expect(files.length).toBeGreaterThan(10)
    expect([...files, ...scripts].filter((path) => !explained.includes(path))).toEqual([])
    for (const script of scripts) accessSync(join(root, script), constants.X_OK)
  })

  test('O-6 its commands use files of the release that exist', () => {
    const used = [...commands.matchAll(/(?<=[\s'"])(?:deploy|src)\/[\w@./-]+/g)].map(([path]) => path)
    expect(used.length).toBeGreaterThan(12)
    for (const path of used) expect(read(path)).not.toBe('')
  })

  test('O-6 it makes every secret that compose.yaml names, and sets every variable that it asks for', () => {
    const settings = read('compose.yaml')
    const { secrets } = parse(settings, { merge: true }) as { secrets: Record<string, { file: string }> }
    const named = Object.values(secrets).map(({ file }) => file.replace('./secrets/', ''))
    expect(named.filter((name) => !commands.includes(name))).toEqual([])
    const asked = [...settings.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !commands.includes(`\n${name}=`))).toEqual([])
  })

  test('O-6 the example settings include everything production requires', () => {
    const given = [...read('deploy/systemd/settings.example').matchAll(/^(\w+)='[^']+'$/gm)].map(([, name]) => name)
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>
    }
    // Not set for a container, or set by the unit itself.
    const elsewhere = /^(NODE_ENV|PLAINTEXT_HOSTS|MIGRATE_AT_START|DRAIN_SECONDS|STUN_URLS|TURN_URLS|TURN_SECRET)$/
    const wanted = Object.keys(services['app-1']?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''))
    expect(wanted.length).toBeGreaterThan(15)
    expect(wanted.filter((name) => !elsewhere.test(name) && !given.includes(name))).toEqual([])
  })
})

describe('deploy/coturn/turnserver.conf', () => {
  const lines = read('deploy/coturn/turnserver.conf')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  test('O-6 takes only credentials that Larkwell makes, and relays into no private network', () => {
    expect(lines).toEqual(expect.arrayContaining(['use-auth-secret', 'no-cli', 'no-multicast-peers', 'no-tlsv1']))
    expect(lines).not.toContain('allow-loopback-peers')
    for (const range of [
      '10.0.0.0-',
      '127.0.0.0-',
      '169.254.0.0-',
      '172.16.0.0-',
      '192.168.0.0-',
      'fc00::-',
      'fe80::-',
    ])
      expect(
        lines.some((line) => line.startsWith(`denied-peer-ip=${range}`)),
        range,
      ).toBe(true)
    // It would deny every IPv4 address as well.
    expect(lines.filter((line) => line.startsWith('denied-peer-ip=::-'))).toEqual([])
  })
})

test('deploy/systemd/larkwell finds the commands that it names', () => {
  const script = read('deploy/systemd/larkwell')
  const elsewhere = new Map(
    [...script.matchAll(/^([\w-]+)\) file=(\S+) ;;$/gm)].map(([, name = '', file = '']) => [name, file]),
  )
  const [, names = ''] = /Usage: larkwell ([\w|-]+)/.exec(script) ?? []
  expect(names.split('|').length).toBeGreaterThan(5)
  for (const name of names.split('|'))
    accessSync(join(root, elsewhere.get(name) ?? `src/server/app/commands/${name}.ts`), constants.R_OK)
})

test('deploy/systemd/larkwell starts admin with the memory options of npm run admin', () => {
  const [, options = ''] = /^node (.*) --import/.exec(JSON.parse(read('package.json')).scripts.admin) ?? []
  expect(options).toContain('--heap-growing-percent')
  expect(read('deploy/systemd/larkwell')).toContain(`heap='${options}'`)
})
