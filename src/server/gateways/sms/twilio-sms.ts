import type { Config } from '../../config/config.ts'
import type { Sms } from './sms.ts'

const twilioApi = 'https://api.twilio.com'

type Account = NonNullable<Config['twilio']>

/** Sends by one REST call. What Twilio says of an error can quote the number, so only its status is told. */
export function twilioSms({ accountSid, authToken, from }: Account, api = twilioApi): Sms {
  const address = `${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    isOutbox: false,
    async send({ to, text }, signal) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal,
      })
      await reply.body?.cancel()
      if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}.`)
    },
  }
}
