import { brand } from '../brand.ts'

export const appPage = {
  title: `The ${brand.name} app`,
  description: `Put ${brand.name} on your home screen: log your weight in two taps, with or without a connection.`,
  heading: ['Your progress, on your', 'home screen'],
  lead: 'Log your weight in two taps and follow the trend. It works without a signal, and sends what you logged once you’re back online.',
  from: 'It’s part of your account and comes straight from us: no app store, no extra password, no charge.',

  install: {
    press: 'Install the app',
    pressed: 'Installing…',
    installed: `Installed. Look for ${brand.name} among your apps.`,
    inTheApp: 'You are in the app.',
    open: 'Open your progress',
    how: 'How to install it',
    declined: 'Not installed. You can install it at any time, here or from your browser’s menu.',
  },

  ways: {
    heading: 'How to install it',
    all: [
      {
        at: 'iphone',
        device: 'iPhone and iPad',
        steps: [
          'Open this page in Safari.',
          'Tap Share, the square with an arrow that points up.',
          'Choose Add to Home Screen, then Add.',
        ],
      },
      {
        at: 'android',
        device: 'Android',
        steps: [
          'Open this page in Chrome.',
          'Tap Install the app above, if you can see it. Otherwise tap the three dots.',
          'Choose Add to home screen, then Install.',
        ],
      },
      {
        at: 'computer',
        device: 'Computer',
        steps: [
          'Open this page in Chrome or Edge.',
          'Choose Install the app above, or the small screen with an arrow in the address bar.',
          'Using Safari on a Mac? Choose File, then Add to Dock instead.',
        ],
      },
    ],
  },

  elsewhere: {
    heading: 'On another phone?',
    says: 'Point its camera at this code.',
    code: `QR code that opens the page of the ${brand.name} app`,
  },

  facts: [
    {
      heading: 'Without a connection',
      says: 'You can open it and log your weight. What you log stays on your device until you’re back online, and is then sent.',
    },
    {
      heading: 'Private on your device',
      says: 'We keep no copy of your chart on your device unless you ask for one on your progress page. Signing out removes it.',
    },
    {
      heading: 'Always up to date',
      says: 'While you’re online you always open the latest version. If a new one comes out while it’s open, one tap updates it.',
    },
  ],
} as const

export const newVersionWords = {
  ready: 'A new version is ready',
  update: 'Update',
  updating: 'Updating…',
} as const
