import type { Config } from '../../config/config.ts'
import { type Mail, outboxMail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

export const createMail = ({ smtpUrl, mailFrom, needsEncryptedMail }: Config): Mail =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom, needsEncryptedMail) : outboxMail
