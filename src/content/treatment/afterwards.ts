import { counted, inWords } from '../numbers.ts'

const listed = (months: readonly number[]): string =>
  months.length === 1
    ? inWords(months[0] as number)
    : `${months.slice(0, -1).map(inWords).join(', ')} and ${inWords(months.at(-1) as number)}`

/** The year after a treatment. Dates come as they are written. */
export const afterwardsWords = {
  heading: 'The year after',
  until: (day: string) => `until ${day}`,
  says: (contacts: readonly number[], percent: number) => [
    'Once a month we ask for your weight, in a short email that does not say what it is about. If you have just logged one, we do not ask.',
    `Your coach writes to you after ${listed(contacts)} months.`,
    `If your weight rises by more than ${percent}%, we offer to talk about what might help, including coming back to treatment.`,
    'Nothing is sent to you and nothing is taken from your card.',
  ],
  on: 'At the moment we ask you once a month.',
  off: 'At the moment we do not ask you. Your coach still writes to you.',
  turnOff: 'Stop asking me',
  turnOn: 'Ask me each month',
  saving: 'Saving...',
  turnedOff: 'We will not ask you each month',
  turnedOn: 'We will ask you once a month',
  log: 'Log your weight',
  over: 'There is nothing to set: the year after your treatment is over, or your treatment goes on.',
  /** Before somebody ends their treatment. */
  means: (months: number, contacts: readonly number[]) =>
    `For ${counted(inWords(months), 'month')} afterwards we ask for your weight once a month, which you can turn off, and your coach writes to you after ${listed(contacts)} months.`,
} as const
