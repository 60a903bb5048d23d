import { createHash } from 'node:crypto'

/** Settings with which the server starts in production, all fictional. */
export const productionSettings = {
  NODE_ENV: 'production',
  COMPLIANCE: 'letter',
  DATABASE_URL: 'postgres://larkwell@db.example/larkwell?sslmode=verify-full',
  DATA_KEYS: `k1:${createHash('sha256').update('nobody').digest('base64')}`,
  PUBLIC_ORIGIN: 'https://larkwell.example',
  TWILIO_ACCOUNT_SID: 'sid',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: 'Larkwell',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'publishable',
  STRIPE_WEBHOOK_SECRET: 'webhook',
  STRIPE_IDENTITY_KEY: 'secret',
  STRIPE_IDENTITY_WEBHOOK_SECRET: 'webhook',
} as const
