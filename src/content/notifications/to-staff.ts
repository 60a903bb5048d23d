import { brand } from '#content/brand.ts'
import type { Email } from '#content/notifications/order-email.ts'

/** To staff. Other people may read an email or a text: it mentions neither health nor a name. */
export const alarmText = (minutes: number, address: string): string =>
  `${brand.name}: urgent alarm at the desk. Please acknowledge it within ${minutes} minutes: ${address}`

export const alarmEmail = (minutes: number, address: string): Email => ({
  subject: `Urgent: please acknowledge an alarm at the ${brand.name} desk`,
  text: [
    `You’re on call and there’s an urgent alarm at the desk. Open it and press “I’ll take this”: ${address}`,
    `If it isn’t acknowledged within ${minutes} minutes, we’ll alert the next person.`,
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
      `- ${counted(clocks, 'deadline', 'deadlines')} missed or close`,
    ].join('\n'),
    `Open the desk: ${address}`,
    `You can change how often we send this at the desk, in the operations inbox.`,
    brand.name,
  ].join('\n\n'),
})
