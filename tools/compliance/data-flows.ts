/**
 * Where personal data leaves the process, for the picture and the table of the data protection impact assessment. A test
 * fails for a gateway, for a module that opens a connection, and for a company of the privacy policy that is in no flow.
 */
export interface DataFlow {
  readonly id: string
  /** In the picture. */
  readonly to: string
  /** In the first column of the privacy policy's table; null: it is nobody’s but ours. */
  readonly company: string | null
  /** Folders in `platform/gateways`. */
  readonly gateways: readonly string[]
  /** What opens the connection, of those named under Connections in docs/security.md. */
  readonly modules: readonly string[]
  /** On the arrow. */
  readonly short: string
  /** Which personal data, exactly. */
  readonly data: string
  readonly when: string
  /** What the operator has with them. `own`: our own machine or process. */
  readonly role: 'processor' | 'own controller' | 'own'
}

const gateways = 'src/server/platform/gateways'
const oauth = 'src/server/identity/accounts/oauth'

export const dataFlows: readonly DataFlow[] = [
  {
    id: 'database',
    to: 'PostgreSQL and backups,<br>at the hosting provider',
    company: 'Our hosting provider',
    gateways: [],
    modules: ['src/server/platform/database/pool.ts'],
    short: 'everything, sealed',
    data: 'Everything that is stored. What names a person or tells of their health is sealed before it is sent; order numbers, doses, amounts, times and states are not. Backups are encrypted with a key of their own',
    when: 'Always. The embedded database of a demo is on the same machine',
    role: 'processor',
  },
  {
    id: 'cards',
    to: 'Stripe, cards',
    company: 'Stripe',
    gateways: ['cards', 'stripe-transient.ts'],
    modules: [
      `${gateways}/cards/stripe-cards.ts`,
      `${gateways}/cards/stripe-card-saving.ts`,
      `${gateways}/cards/stripe-answers.ts`,
      `${gateways}/stripe-transient.ts`,
    ],
    short: 'amount, order number',
    data: 'From us the amount, the reference and the id of the order. The card number goes from the browser to Stripe and never to us. Not the name, not what was ordered, no answer',
    when: 'A payment, a capture, a refund, a kept card, and the daily comparison of both books',
    role: 'processor',
  },
  {
    id: 'laboratory',
    to: 'The laboratory<br>that tests blood',
    company: 'The laboratory that tests blood samples',
    gateways: ['laboratory'],
    modules: [`${gateways}/laboratory/fhir-laboratory.ts`, `${gateways}/laboratory/read-reports.ts`],
    short: 'name, birth date, kit number; results come back',
    data: 'Name, date of birth and the number of the kit. The results come back, and are filed only under the same three',
    when: 'Only for patients who ask for a kit',
    role: 'processor',
  },
  {
    id: 'identity',
    to: 'Stripe Identity',
    company: 'Our provider of identity checks (Stripe Identity)',
    gateways: ['identity'],
    modules: [`${gateways}/identity/stripe-identity.ts`, `${gateways}/identity/read-event.ts`],
    short: 'id of a check',
    data: 'From us an id of the check. Document and face go from the browser to Stripe, who compares them (biometric data). Back come result, name, birth date, sex and document number, of which we keep the result, birth date and sex as on the document, whether the name fits, and a keyed digest of the number',
    when: 'Before the first supply',
    role: 'processor',
  },
  {
    id: 'mail',
    to: 'Email provider',
    company: 'Our email provider',
    gateways: ['mail'],
    modules: [`${gateways}/mail/smtp-mail.ts`],
    short: 'address, words without health',
    data: 'Address and message. Templates say nothing of health; a receipt names what was bought; an answer to an enquiry has the words that a colleague wrote',
    when: 'Receipts, links, notices that something waits in the account, answers to enquiries',
    role: 'processor',
  },
  {
    id: 'sms',
    to: 'Twilio',
    company: 'Twilio',
    gateways: ['sms'],
    modules: [`${gateways}/sms/twilio-sms.ts`],
    short: 'phone number, code or notice',
    data: 'Phone number and message, which says nothing of health',
    when: 'Codes, reminders, calls of staff on call',
    role: 'processor',
  },
  {
    id: 'push',
    to: 'Push services of browsers',
    company: 'The notification service of your browser (Google, Mozilla, Apple or Microsoft)',
    gateways: ['push'],
    modules: [`${gateways}/push/web-push.ts`, `${gateways}/push/push-endpoint.ts`],
    short: 'address of a browser, one encrypted sentence',
    data: 'The address that the browser chose, and a message encrypted for that browser, which says only that there is a reminder',
    when: 'Reminders, for patients who chose notifications',
    role: 'own controller',
  },
  {
    id: 'sign_in',
    to: 'Google, Apple, X',
    company: 'Google, Apple or X',
    gateways: [],
    modules: [
      `${oauth}/google.ts`,
      `${oauth}/apple.ts`,
      `${oauth}/x.ts`,
      `${oauth}/provider.ts`,
      `${oauth}/oauth-routes.ts`,
      `${oauth}/vouched.ts`,
    ],
    short: 'that they sign in here',
    data: 'That somebody signs in here. Back come their address and their id there, of which a digest is kept',
    when: 'Only who presses the button of that company, and only where it is configured',
    role: 'own controller',
  },
  {
    id: 'bot_check',
    to: 'Google reCAPTCHA',
    company: 'Google reCAPTCHA',
    gateways: ['bot-check'],
    modules: [`${gateways}/bot-check/recaptcha.ts`],
    short: 'a token of the browser',
    data: 'From us a token. From the browser what Google’s script reads in it',
    when: 'Only where it is configured in place of the proof of work, which tells nobody anything',
    role: 'own controller',
  },
  {
    id: 'video',
    to: 'Relay, or an outside<br>video service',
    company: 'A video service, or a relay for video calls',
    gateways: ['video'],
    modules: [],
    short: 'network addresses',
    data: 'Network addresses of both browsers; the call, which a relay cannot read and a service may. The name of a room says nothing of anyone',
    when: 'Where browsers cannot reach each other, or where the operator names a service instead of our own room',
    role: 'processor',
  },
  {
    id: 'scanner',
    to: 'ClamAV',
    company: null,
    gateways: ['malware-scan'],
    modules: [`${gateways}/malware-scan/clamd.ts`],
    short: 'the bytes of a file',
    data: 'The bytes of each file that people or staff send, which it does not keep',
    when: 'Where it is configured, on a machine of the operator',
    role: 'own',
  },
  {
    id: 'post',
    to: 'Courier, Royal Mail',
    company: 'Couriers and postal services',
    gateways: [],
    modules: [],
    short: 'name and address, by hand',
    data: 'Name and address, written by staff; the software sends nothing. What is inside is closed',
    when: 'Medicines, letters to practices, paper prescriptions',
    role: 'own controller',
  },
  {
    id: 'sandbox',
    to: 'Card sandbox of the demo',
    company: null,
    gateways: [],
    modules: [
      'src/server/app/api/sandbox-routes.ts',
      `${gateways}/cards/sandbox/wire.ts`,
      `${gateways}/cards/sandbox/routes.ts`,
    ],
    short: 'test cards',
    data: 'Test cards and made-up people',
    when: 'Demo alone; refused in production',
    role: 'own',
  },
]

/** What is in no flow, of the gateways, modules and companies that there are. */
export function notInPicture(there: {
  readonly gateways: readonly string[]
  readonly modules: readonly string[]
  readonly companies: readonly string[]
}): string[] {
  const inFlows = (part: (flow: DataFlow) => readonly (string | null)[]) => new Set(dataFlows.flatMap(part))
  const lacking = (found: readonly string[], shown: ReadonlySet<string | null>) =>
    found.filter((one) => !shown.has(one))
  return [
    ...lacking(
      there.gateways,
      inFlows((flow) => flow.gateways),
    ),
    ...lacking(
      there.modules,
      inFlows((flow) => flow.modules),
    ),
    ...lacking(
      there.companies,
      inFlows((flow) => [flow.company]),
    ),
  ]
}
