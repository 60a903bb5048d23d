import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { ProviderError } from '../../http/provider-error.ts'
import type { Sms } from './sms.ts'

const twilioApi = 'https://api.twilio.com'

/** Its error text is not used. */
const errorShape = z.object({ code: z.number().int() })

type Account = Extract<Config['sms'], { readonly provider: 'twilio' }>

/** Sends by one REST call. Twilio's error text can quote the number, so only its codes are reported. */
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
      if (reply.ok) return void (await reply.body?.cancel())
      const { code } = errorShape.safeParse(await reply.json().catch(() => null)).data ?? {}
      throw new ProviderError(`The SMS provider answered ${reply.status}.`, reply.status, code?.toString())
    },
  }
}
