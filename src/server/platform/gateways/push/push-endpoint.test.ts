import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpointProblem } from './push-endpoint.ts'

const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.notify.windows.com']
const problem = (endpoint: string) => endpointProblem(endpoint, hosts)

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def-123_4',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://db5p.notify.windows.com/w/?token=BQYAAA%3d',
    'https://a.b.notify.windows.com/w/',
  ])('%s is called', (endpoint) => expect(problem(endpoint)).toBeNull())

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/fcm',
    'https://user@fcm.googleapis.com/fcm',
    'https://user:pass@fcm.googleapis.com/fcm',
    'https://evil.example/https://fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://googleapis.com/',
    'https://fcm.googleapis.com./fcm',
    'https://notify.windows.com/w/',
    'https://evilnotify.windows.com/w/',
    'https://.notify.windows.com/w/',
    'https://evil.example#.notify.windows.com/',
    'https://evil.example\\.notify.windows.com/',
    'https://evil.example\\@fcm.googleapis.com/',
    'https://fcm.googleapis.com\\@evil.example/',
    'https:/\tfcm.googleapis.com/fcm',
    'https:fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com/a/../b',
    'https://fcm.googleapis.com/fcm#part',
    'https://127.0.0.1/fcm',
    'https://2130706433/fcm',
    'https://0x7f.1/fcm',
    'https://[::1]/fcm',
    'https://[::ffff:169.254.169.254]/latest',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/fcm',
    'https://fcm.google\u0430pis.com/fcm',
    'https://xn--fcm-googleapis-com.example/',
    'https://fcm\u3002googleapis\u3002com/fcm',
    'https://FCM.googleapis.com/fcm',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com/fcm',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(2_048)}`,
  ])('%s is never called', (endpoint) => expect(problem(endpoint)).not.toBeNull())

  it('that is called is always one of the listed names, by https on its usual port', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'https://',
        'fcm.googleapis.com',
        '.notify.windows.com',
        '@',
        ':',
        '/',
        '\\',
        '#',
        '?',
        '.',
        '%2e',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const endpoint = parts.join('')
        if (problem(endpoint) !== null) return
        const { protocol, hostname, port, username } = new URL(endpoint)
        expect(protocol).toBe('https:')
        expect(port + username).toBe('')
        expect(hosts.includes(hostname) || hostname.endsWith('.notify.windows.com')).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
