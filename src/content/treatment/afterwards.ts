import { counted, inWords } from '../numbers.ts'

const listed = (months: readonly number[]): string =>
  months.length === 1
    ? inWords(months[0] as number)
    : `${months.slice(0, -1).map(inWords).join(', ')} and ${inWords(months.at(-1) as number)}`

/** The year after a treatment. Dates are already formatted. */
export const afterwardsWords = {
  heading: 'The year after',
  until: (day: string) => `until ${day}`,
  says: (contacts: readonly number[], percent: number) => [
    'Once a month we ask for your weight, in a short email that doesn’t say what it’s about. If you’ve just logged one, we don’t ask.',
    `Your coach messages you after ${listed(contacts)} months.`,
    `If your weight goes up by more than ${percent}%, we’ll offer to talk about what might help, including restarting treatment.`,
    'We won’t send you any medicine or take any payment.',
  ],
  on: 'We ask you once a month at the moment.',
  off: 'We don’t ask you at the moment. Your coach still messages you.',
  turnOff: 'Stop asking me',
  turnOn: 'Ask me each month',
  saving: 'Saving...',
  turnedOff: 'We won’t ask you each month',
  turnedOn: 'We’ll ask you once a month',
  log: 'Log your weight',
  over: 'There’s nothing to change here: the year after your treatment has ended, or you’re still in treatment.',
  /** Shown before a patient ends their treatment. */
  means: (months: number, contacts: readonly number[]) =>
    `For ${counted(inWords(months), 'month')} afterwards, we ask for your weight once a month (you can turn this off), and your coach messages you after ${listed(contacts)} months.`,
} as const
