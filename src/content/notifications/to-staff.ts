import { brand } from '#content/brand.ts'
import type { Email } from '#content/notifications/order-email.ts'

/** To people who work here. An email or a text may be read by others: it says nothing of health, and nobody's name. */
export const alarmText = (minutes: number, address: string): string =>
  `${brand.name}: something urgent waits for you at the desk. Please take it within ${minutes} minutes: ${address}`

export const alarmEmail = (minutes: number, address: string): Email => ({
  subject: `Urgent: please come to the ${brand.name} desk`,
  text: [
    'Something urgent waits for you at the desk, and you are on call.',
    `Open it and press "I'll take this": ${address}`,
    `If nobody has within ${minutes} minutes, the next person is called.`,
    brand.name,
  ].join('\n\n'),
})

interface News {
  readonly cases: number
  readonly replies: number
  readonly clocks: number
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const digestEmail = ({ cases, replies, clocks }: News, address: string): Email => ({
  subject: `New at the ${brand.name} desk`,
  text: [
    'Since we last wrote to you:',
    [
      `- ${counted(cases, 'new case', 'new cases')}`,
      `- ${counted(replies, 'reply', 'replies')} to read`,
      `- ${counted(clocks, 'clock', 'clocks')} that ran out or nearly did`,
    ].join('\n'),
    `Open the desk: ${address}`,
    'You can choose how often you hear from us at the desk, under Watch.',
    brand.name,
  ].join('\n\n'),
})
