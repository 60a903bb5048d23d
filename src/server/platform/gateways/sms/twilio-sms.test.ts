import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { twilioSms } from './twilio-sms.ts'

const account = { provider: 'twilio', accountSid: 'AC1', authToken: 'hidden', from: '+447700900999' } as const
const message = { id: 'm-1', to: '+447700900123', text: '123456 is your code\n\n@localhost #123456' }

async function provider(status: number | 'silence') {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({
      url: request.url,
      authorization: request.headers.authorization,
      body: Object.fromEntries(new URLSearchParams(body)),
    })
    if (status !== 'silence')
      response.writeHead(status).end(JSON.stringify({ code: 20003, message: `no: ${message.to}` }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, sms: twilioSms(account, `http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
}

it('sends a message by one call', async () => {
  const { sms, asked } = await provider(201)
  await sms.send(message, AbortSignal.timeout(2_000))
  expect(sms.isOutbox).toBe(false)
  expect(asked).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:hidden').toString('base64')}`,
      body: { To: message.to, From: account.from, Body: message.text },
    },
  ])
})

it.each([400, 401, 429, 500])('a %i is a failure that reveals nothing about the recipient', async (status) => {
  const { sms } = await provider(status)
  await expect(sms.send(message, AbortSignal.timeout(2_000))).rejects.toMatchObject({
    name: 'ProviderError',
    message: `The SMS provider answered ${status}.`,
    status,
    code: '20003',
  })
})

it('stops when its signal says so', async () => {
  const { sms } = await provider('silence')
  await expect(sms.send(message, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' })
})
