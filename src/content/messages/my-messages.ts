import { inWords } from '../numbers.ts'

export const myMessageProblems = {
  empty: 'Write a message first.',
  tooMany:
    'If it’s urgent, call 111, or 999 in an emergency. You’ve sent a lot of messages in the last hour, so please wait a while.',
  noFile: 'Please attach your file again. One of them is no longer here.',
} as const

export const myMessagesWords = {
  title: 'Messages',
  /** In the browser's tab, where the desk has a page of messages, too. */
  tabTitle: 'Your messages',
  description: 'Your conversation with the people who look after you.',
  heading: ['Your', 'messages'],
  lead: 'Write to the people who look after you. Only you and our team can read this.',
  loading: 'Loading your messages...',
  failed: 'We couldn’t load your messages just now. They’re safe with us.',
  tryAgain: 'Try again',
  notRefreshed: 'We couldn’t check for new messages just now. We’re still trying.',
  older: 'Show earlier messages',
  olderBusy: 'Loading...',
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
  notSent: 'Please try again. Your message hasn’t been sent, but what you wrote is still here.',
  offline: 'You’re offline. We’ll keep what you write in this tab. Send it when you’re back online.',
  promise: (workingDays: number) =>
    `We answer within ${inWords(workingDays)} working ${workingDays === 1 ? 'day' : 'days'}.`,
  answerBy: (when: string) => `Write now and you’ll have an answer by ${when}.`,
  dueBy: (when: string) => `We have your message. You’ll have an answer by ${when}.`,
  yourTurn: 'We’re waiting to hear from you.',
  notForEmergencies: 'Not for emergencies',
  emergency: 'Nobody reads this at night or at weekends. If you need help now:',
} as const

export const messagesCardWords = {
  heading: 'Messages',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  none: 'Questions? Write to your team.',
} as const
