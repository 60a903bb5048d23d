import { counted } from '../numbers.ts'

/** The page of the account about the patient's own scale. */
export const scalePageWords = {
  title: 'Your smart scale',
  description: 'Set up your smart scale, and bring its readings into your progress.',
  heading: ['Your smart', 'scale'] as const,
  lead: 'Your readings go to Your progress. Only you see them, unless you share your weights with the team.',
  loading: 'Loading your scale…',
  failed: 'We couldn’t load this page.',
  tryAgain: 'Try again',
  toProgress: 'Your progress',
  notForSupply: 'We never use these readings to decide about your medicine. For that we check your weight ourselves.',

  ask: {
    heading: 'Before your first reading',
    says: 'To measure body fat and water, a scale sends a weak current through your body. You can’t feel it, but it isn’t safe for everyone.',
    question: 'Does either of these apply to you?',
    implant: 'You have a pacemaker or another electronic implant',
    pregnant: 'You are pregnant, or might be',
    neither: 'Neither applies',
    either: 'One of them applies',
    private: (days: number) =>
      `We store only whether your scale may measure body composition, and ask again after ${days} days.`,
  },

  weightOnly: {
    heading: 'Weight only',
    says: 'We’ll keep your weight and nothing else from your scale. Don’t stand on it barefoot unless you’ve turned body composition off on the scale. Its manual says how. If you can’t turn it off, weigh yourself on another scale and type your weight.',
    pregnant: 'If you are pregnant or might be, tell us before your next dose.',
    tell: 'Tell us',
    change: 'This has changed',
  },

  connect: {
    heading: 'Take a reading',
    says: 'Keep this page open, with your scale close by. Your browser asks which scale to connect to.',
    connect: 'Connect your scale',
    again: 'Connect again',
    stop: 'Disconnect',
    choosing: 'Choose your scale in the window that your browser opens…',
    connecting: 'Connecting…',
    stepOn: 'Connected. Step on your scale now.',
    barefoot: 'Stand still and barefoot until the figure on the scale stops changing.',
    stillness: 'Stand still until the figure on the scale stops changing.',
    ended: 'Your scale has disconnected. Most do so after each reading.',
    waitsLong: 'We haven’t had a reading yet. Step on again, or check that your scale’s Bluetooth is on.',
    readings: 'Readings from your scale',
    offline: 'You’re offline. Your readings are saved on this device and sent once you’re back online.',
    problems: {
      off: 'Bluetooth is off on this device. Turn it on, then connect again.',
      none: 'No scale was chosen. Step on your scale briefly to wake it, then connect again.',
      blocked: 'This page isn’t allowed to use Bluetooth. Load it again, then connect.',
      'not a scale':
        'This device doesn’t send weights in the standard way, so we can’t read it. Use its app’s export instead.',
      'asks for consent':
        'This scale asks for a user and a code before it sends its readings, which we don’t support. Use its app’s export instead.',
      lost: 'The connection to your scale was lost. Move closer, then connect again.',
    },
    bad: 'Your scale sent something we couldn’t read, so we didn’t keep it. Please step on again.',
    unsuccessful: 'Your scale couldn’t measure that time. Please step on again.',
    reload: 'Load the page again',
  },

  reading: {
    weight: 'Weight',
    body_fat: 'Body fat',
    body_water: 'Body water',
    muscle: 'Muscle',
    lean_mass: 'Lean mass',
    bmi: 'BMI, by your scale',
    kept: 'Saved to your progress',
    known: 'Not saved: you already have a weight for that day',
    waiting: 'Saved on this device, and sent once you’re back online',
    asked: 'Not saved yet: please answer above',
    answered: 'Answered',
    sending: 'Saving…',
    left: 'Not saved',
    hidden: 'Reading received',
    unit: { percent: '%', bmi: '' },
  },

  isYou: {
    heading: 'Is this you?',
    far: (kg: string, last: string, day: string) => `The scale says ${kg} on ${day}. Your last weight was ${last}.`,
    farHidden: (day: string) => `The reading on ${day} is very different from your last weight.`,
    alone: (kg: string, day: string) => `The scale says ${kg} on ${day}.`,
    otherUnit:
      'In another unit, it would be close to your last weight. Check whether your scale shows kilograms, pounds or stones.',
    user: (user: number) => `Your scale says this is user ${user}, not the one it gave before.`,
    clock: 'Your scale’s clock isn’t set, so we don’t know when this was measured. Was it just now?',
    yes: 'Yes, save it',
    no: 'No, leave it out',
    saved: 'Saved to your progress.',
    leftOut: 'Left out.',
    refused: 'This reading can’t be saved. Its weight or date isn’t possible.',
    waiting: (count: number) => `${counted(count, 'reading')} from your scale may not be yours.`,
    answer: 'Answer',
  },

  ways: {
    heading: 'Other ways',
    headingAlone: 'How to bring in your readings',
    noBluetooth: 'This browser can’t connect to a scale.',
    bestHere: {
      bluetooth: 'On this device, connecting to your scale by Bluetooth works best.',
      'apple health':
        'On an iPhone or iPad, Apple Health works best: let your scale’s app write to it, then bring in its export.',
      file: 'To connect by Bluetooth, open this page in Chrome or Edge on Android, Windows or a Mac. Here, importing a file or typing your weight works best.',
    },
    file: 'A file from your scale or its app',
    fileSays: 'Most scales and their apps can export a .csv file.',
    openFile: 'Import a file',
    type: 'Type it',
    typeSays: 'Any scale will do. It takes a few seconds.',
    openType: 'Log your weight',
  },

  apple: {
    heading: 'Apple Health',
    says: 'In the Health app, tap your picture, then “Export All Health Data”. Save the file, then choose it here. It can take a few minutes to prepare.',
    private: 'The file is read on this device. Only weights, body fat, lean mass and BMI leave it.',
    choose: 'Choose export.zip',
    reading: (percent: number) => `Reading the export, ${percent}%`,
    found: (count: number, first: string, last: string) =>
      `We found ${counted(count, 'measurement')} from ${first} to ${last}.`,
    shortened: (days: number) => `Only the last ${days} days with measurements can be brought in.`,
    leftOut: (count: number) => `${counted(count, 'record')} couldn’t be read and will be left out.`,
    nothing: 'There are no weights in this export. Check that your scale’s app is allowed to write to Apple Health.',
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was added.',
    add: (count: number) => `Add ${counted(count, 'measurement')}`,
    adding: 'Adding…',
    added: (kept: number, skipped: number) =>
      skipped === 0
        ? `${counted(kept, 'measurement')} added.`
        : `${counted(kept, 'measurement')} added. The others were there already, or you had typed a weight for that day.`,
    failed: 'We couldn’t connect, so nothing was added. Please try again.',
    problems: {
      'not zip': 'This isn’t an Apple Health export. Choose the file “export.zip”.',
      'not apple health':
        'There is no Apple Health data in this file. Choose the file “export.zip” from the Health app.',
      damaged: 'This file is incomplete or damaged, so we haven’t used it. Please export again.',
      'too large':
        'This file unpacks to far more than an export can hold, so to be safe we stopped. Nothing was added.',
      'old browser': 'This browser can’t unpack the file. Please update it, or use another one.',
    },
  },

  own: {
    heading: 'The scale we sent you',
    serial: 'Serial number',
    sent: 'Sent',
    arrived: 'Delivered with your parcel',
    onItsWay: 'On its way to you',
    none: 'We haven’t sent you a scale. It comes with your first parcel of medication.',
    due: 'Your scale comes with your next parcel.',
    anyScale: 'You can also use your own scale.',
    steps: [
      'Put in the batteries, and place the scale on a hard, level floor.',
      'Set its unit. It shows kilograms, pounds or stones.',
      'Open this page in Chrome or Edge on Android, Windows or a Mac, and press “Connect your scale”.',
      'Step on at about the same time each day, before breakfast.',
    ],
    stepsHeading: 'Set it up',
    problem: 'Lost, broken or not in the box?',
    message: 'Message us',
    lastReading: (day: string, how: string) => `Last reading: ${day}, ${how}`,
    sources: { bluetooth: 'by Bluetooth', scale: 'from a file', 'apple-health': 'from Apple Health' },
    works:
      'The connection works with scales that follow the Bluetooth standards for weight scales and body composition. We haven’t tested particular models. Scales that ask for a user code by Bluetooth aren’t supported.',
  },

  hidden: {
    heading: 'Hide figures',
    says: 'Your readings are saved, and this page and Your progress don’t show figures.',
    off: 'Some people do better without figures. You can hide them here and in Your progress, and keep logging.',
    hide: 'Hide figures',
    show: 'Show figures',
    progress: 'Your figures are hidden. Everything you log is still saved.',
  },

  composition: {
    heading: 'Body composition',
    none: 'Connect your smart scale to see body fat, water and muscle here.',
    open: 'Your smart scale',
    since: (difference: string, day: string) => `${difference} since ${day}`,
    points: (difference: string) => `${difference} points`,
    same: 'the same',
    note: 'Scales estimate body composition. Water, food and the time of day affect these figures, so look at the change over weeks.',
  },
} as const
