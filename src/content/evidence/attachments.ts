import { inWords } from '../numbers.ts'

/** Files that go with a message, on both sides of it. */
export const attachWords = {
  legend: 'Files for this message',
  list: 'Files for this message',
  attach: 'Attach a file',
  hint: (megabytes: number, most: number) => `JPEG, PNG or PDF, up to ${inWords(most)} files of ${megabytes} MB each.`,
  tooMany: (most: number) => `You can attach up to ${inWords(most)} files. Send the others with your next message.`,
  underWay: 'Wait until your file has been sent, or stop it.',
  files: 'Attached',
  opens: 'opens in a new tab',
} as const
