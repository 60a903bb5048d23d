import { reminderNotice } from '../notifications/reminder-notice.ts'

/** Reminders of the days on which a dose is due. */
export const reminderWords = {
  heading: 'Reminders',
  says: `We’ll remind you on the days your dose is due, at the time you choose. All it says is “${reminderNotice}”.`,
  stops:
    'Reminders stop automatically while your treatment is paused or ended, while we’ve asked you not to take a dose, or while you’ve asked us not to use your data.',
  loading: 'Loading your reminders…',
  failed: 'We couldn’t load your reminders.',
  tryAgain: 'Try again',
  offline: 'You can change your reminders once you’re back online.',
  off: 'You have no reminders.',
  on: (hour: string, way: string) => `You’ll get a reminder at ${hour}, ${way}.`,
  ways: { push: 'as a notification', email: 'by email', text: 'by text' },
  hour: 'At',
  how: 'How',
  choices: {
    push: { label: 'Notification', hint: 'On this device. It’s free and works when the app is closed.' },
    email: { label: 'Email', hint: null },
    text: { label: 'Text', hint: 'To the mobile number you confirmed with your order.' },
  },
  save: 'Save reminder',
  stop: 'Turn off',
  saved: 'Your reminder is set.',
  stopped: 'Your reminders are off.',
  notKept: 'That wasn’t saved. Please try again.',
  noText: 'We don’t have a confirmed UK mobile that we may text. Choose email or a notification.',
  noPush: 'Notifications aren’t available here. Choose email or text.',
  push: {
    here: 'This device shows notifications.',
    elsewhere: (count: number) =>
      count === 1
        ? 'Another device of yours shows notifications.'
        : `${count} other devices of yours show notifications.`,
    notHere: 'This device doesn’t show notifications yet.',
    add: 'Allow on this device',
    remove: 'Stop on this device',
    denied: 'Your browser has blocked notifications from us. Allow them in its settings for this site, then try again.',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add this site to your home screen first and open it from there.',
    failed: 'We couldn’t turn notifications on. Please try again, or choose email.',
    unknown: 'We don’t know this browser’s notification service, so we can’t use it. Please choose email.',
  },
} as const
