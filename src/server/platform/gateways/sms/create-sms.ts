import type { Config } from '../../config/config.ts'
import { outboxSms, type Sms } from './sms.ts'
import { twilioSms } from './twilio-sms.ts'

export const createSms = ({ twilio }: Config): Sms => (twilio ? twilioSms(twilio) : outboxSms)
