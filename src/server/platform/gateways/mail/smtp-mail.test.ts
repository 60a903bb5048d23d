import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { productionSettings } from '../../../testing/production.ts'
import { readConfig } from '../../config/config.ts'
import { createMail } from './create-mail.ts'
import { outboxMail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

/** A minimal SMTP server that accepts one message, or refuses its recipient. */
async function mailServer(isWilling: boolean) {
  const lines: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        lines.push(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          socket.write('250 taken\r\n')
        } else if (/^EHLO|^HELO/.test(line)) socket.write('250 hello\r\n')
        else if (line === 'STARTTLS') socket.write('502 not here\r\n')
        else if (line.startsWith('MAIL')) socket.write('250 ok\r\n')
        else if (line.startsWith('RCPT')) socket.write(isWilling ? '250 ok\r\n' : '550 no such person\r\n')
        else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (line === 'RSET') socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { lines, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true` }
}

const email = {
  id: '0b0f2c1e',
  to: 'sam@ferncliff.example',
  subject: 'Is order LW-1 yours?',
  text: 'Hello,\n\nthis is it.',
}

it('sends an email, named by its id', async () => {
  const { lines, url } = await mailServer(true)
  await smtpMail(url, 'Larkwell <hello@larkwell.example>', false).send(email, AbortSignal.timeout(5_000))
  expect(lines).toContain('RCPT TO:<sam@ferncliff.example>')
  expect(lines).toContain('Message-ID: <0b0f2c1e@larkwell.example>')
  expect(lines).toContain('Subject: Is order LW-1 yours?')
  expect(lines).toContain('this is it.')
})

it('sends attachments with their type', async () => {
  const { lines, url } = await mailServer(true)
  const attachment = {
    filename: 'appointment.ics',
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  }
  await smtpMail(url, 'hello@larkwell.example', false).send(
    { ...email, attachments: [attachment] },
    AbortSignal.timeout(5_000),
  )
  const sent = lines.join('\n')
  expect(sent).toContain('this is it.')
  expect(sent).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(sent).toContain('filename=appointment.ics')
  const encoded = Buffer.from(attachment.content).toString('base64')
  expect(sent.includes('BEGIN:VCALENDAR') || sent.replaceAll('\n', '').includes(encoded)).toBe(true)
})

it('an address with a comma is one recipient or none, never two', async () => {
  const { lines, url } = await mailServer(true)
  await smtpMail(url, 'hello@larkwell.example', false)
    .send({ ...email, to: 'a@ferncliff.example, b@ferncliff.example' }, AbortSignal.timeout(5_000))
    .catch(() => undefined)
  expect(lines.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1)
})

it('a refused recipient is a failure', async () => {
  const { url } = await mailServer(false)
  await expect(smtpMail(url, 'hello@larkwell.example', false).send(email, AbortSignal.timeout(5_000))).rejects.toThrow()
})

it('B-12 a server without encryption gets nothing where encryption is required', async () => {
  const { lines, url } = await mailServer(true)
  const withPassword = url.replace('smtp://', 'smtp://larkwell:hidden@')
  // Not even if the address itself waives it.
  await expect(
    smtpMail(withPassword, 'hello@larkwell.example', true).send(email, AbortSignal.timeout(5_000)),
  ).rejects.toThrow()
  const heard = lines.join('\n')
  for (const words of ['AUTH', 'MAIL', 'RCPT', 'DATA', 'this is it', Buffer.from('hidden').toString('base64')])
    expect(heard).not.toContain(words)
  expect(heard).toContain('STARTTLS')
})

it('B-12 in production a remote mail server needs encryption, a local one does not', () => {
  const needs = (SMTP_URL: string, more = {}) =>
    readConfig({ ...productionSettings, SMTP_URL, ...more }).needsEncryptedMail
  expect(needs('smtp://larkwell:hidden@mail.example:587')).toBe(true)
  expect(needs('smtp://127.0.0.1:25')).toBe(false)
  expect(needs('smtp://localhost')).toBe(false)
  expect(needs('smtp://relay.internal.example', { PLAINTEXT_HOSTS: 'relay.internal.example' })).toBe(false)
  for (const waived of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])
    expect(() => needs(`smtp://mail.example?${waived}`)).toThrow(/SMTP_URL must not turn encryption off/)
})

it('is chosen by configuration', () => {
  expect(createMail(readConfig({}))).toBe(outboxMail)
  expect(createMail(readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:25' })).isOutbox).toBe(false)
})
