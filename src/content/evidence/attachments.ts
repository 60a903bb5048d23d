import { inWords } from '../numbers.ts'

/** Files that go with a message, on both sides of it. */
export const attachWords = {
  legend: 'Files for this message',
  list: 'Files for this message',
  attach: 'Attach a file',
  hint: (megabytes: number, most: number) => `JPEG, PNG or PDF, up to ${megabytes} MB each, at most ${inWords(most)}.`,
  tooMany: (most: number) =>
    `A message takes at most ${inWords(most)} files. The others were left out: send them with your next message.`,
  underWay: 'A file is still on its way. Wait until it is here, or stop it.',
  files: 'Attached',
  opens: 'opens in a new tab',
} as const
