import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { createSms } from './create-sms.ts'
import { outboxSms } from './sms.ts'

it('the provider of texts is chosen by configuration', () => {
  expect(createSms(readConfig({}))).toBe(outboxSms)
  const env = { NODE_ENV: 'test', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hidden', TWILIO_FROM: '+447700900999' }
  expect(createSms(readConfig(env)).isOutbox).toBe(false)
})
