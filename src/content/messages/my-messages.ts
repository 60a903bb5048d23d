import { inWords } from '../numbers.ts'

export const myMessageProblems = {
  empty: 'Write a message first.',
  tooMany:
    'You have sent a lot of messages in the last hour. Please wait a while. If it is urgent, call 111, or 999 in an emergency.',
  noFile: 'One of the files is not there any more. Please attach it again.',
} as const

export const myMessagesWords = {
  heading: ['Your', 'messages'],
  lead: 'Write to the people who look after you. Only you and our team can read this.',
  back: 'Your account',
  loading: 'Fetching your messages...',
  failed: 'We could not fetch your messages just now. They are safe with us.',
  tryAgain: 'Try again',
  notRefreshed: 'We could not look for new messages just now. We are still trying.',
  older: 'Show earlier messages',
  olderBusy: 'Fetching...',
  empty: 'No messages yet',
  emptyWhat: 'Ask about your order, your treatment or anything that worries you. There are no silly questions.',
  you: 'You',
  fresh: 'New',
  today: 'Today',
  yesterday: 'Yesterday',
  label: 'Your message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Your message is with us',
  notSent: 'Your message has not been sent. What you wrote is still here. Please try again.',
  offline: 'You are offline. What you write is kept in this tab. Send it when you are back online.',
  promise: (workingDays: number) =>
    `We answer within ${inWords(workingDays)} working ${workingDays === 1 ? 'day' : 'days'}.`,
  answerBy: (when: string) => `Write now, and you will have an answer by ${when}.`,
  dueBy: (when: string) => `We have your message. You will have an answer by ${when}.`,
  yourTurn: 'We are waiting to hear from you.',
  notForEmergencies: 'Not for emergencies',
  emergency: 'Nobody reads this at night or at weekends. If you need help now:',
} as const

export const messagesCardWords = {
  heading: 'Messages',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  none: 'Questions? Write to your team.',
  open: 'Open messages',
  read: 'Read your messages',
} as const
