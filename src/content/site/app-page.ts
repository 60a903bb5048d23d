import { brand } from '../brand.ts'

export const appPage = {
  title: `The ${brand.name} app`,
  description: `Put ${brand.name} on your home screen: log your weight in two taps, with or without a connection.`,
  heading: ['Your progress, on your', 'home screen'],
  lead: 'Log your weight in two taps and see one calm line. It works where there is no signal, and sends what you logged once you are back.',
  from: 'It comes straight from us and is a part of your account: no store, no extra password, nothing to pay.',

  install: {
    press: 'Install the app',
    pressed: 'Asking…',
    installed: `Installed. Look for ${brand.name} among your apps.`,
    inTheApp: 'You are in the app.',
    open: 'Open your progress',
    how: 'How to install it',
    declined: 'Not installed. You can do it whenever you like, here or in your browser’s menu.',
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
          'Press Install the app above, if it is there. Otherwise tap the three dots.',
          'Choose Add to home screen, then Install.',
        ],
      },
      {
        at: 'computer',
        device: 'Computer',
        steps: [
          'Open this page in Chrome or Edge.',
          'Press Install the app above, or the small screen with an arrow in the address bar.',
          'In Safari on a Mac, choose File, then Add to Dock.',
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
      says: 'It opens and takes your weight. What you log waits on your device and is sent once, when there is a connection again.',
    },
    {
      heading: 'Private on your device',
      says: 'No copy of your chart is kept on a device unless you ask for it on your progress page. Signing out removes it.',
    },
    {
      heading: 'Always the newest',
      says: 'While you are connected it comes from us each time you open it. If something new comes out meanwhile, it asks you, and one press is enough.',
    },
  ],
} as const

export const newVersionWords = {
  ready: 'A new version is ready',
  update: 'Update',
  updating: 'Updating…',
} as const
