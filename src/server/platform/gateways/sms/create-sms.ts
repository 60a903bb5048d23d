import type { Config } from '../../config/config.ts'
import { outboxSms, type Sms } from './sms.ts'
import { twilioSms } from './twilio-sms.ts'

export const createSms = ({ sms }: Pick<Config, 'sms'>): Sms => (sms === null ? outboxSms : twilioSms(sms))
