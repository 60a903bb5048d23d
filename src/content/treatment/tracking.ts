import { counted, inWords } from '../numbers.ts'

/** Why something that was sent to be logged is not kept: what the device would have said. */
export const loggedRefused = {
  'no such day': 'There is no such day. Please check the date.',
  'to come': 'That day is still to come. Please check the date.',
  'too long ago': 'That is too long ago to log. Please check the date.',
  outside: 'That cannot be right. Please check the number.',
} as const

export const trackingWords = {
  title: 'Your progress',
  description: 'Log your weight and habits, and see how you are getting on.',
  heading: ['Your', 'progress'] as const,
  lead: 'A few seconds, when it suits you. No single day matters much: it is the line that counts.',
  loading: 'Fetching your progress…',
  failed: 'We could not fetch your progress.',
  tryAgain: 'Try again',

  card: {
    heading: 'Your progress',
    says: 'Log your weight, water and habits, and see how you are getting on.',
    open: 'Open your progress',
  },

  log: {
    heading: 'Log your weight',
    label: 'Weight',
    unit: 'Unit of weight',
    stones: 'Stones',
    pounds: 'Pounds',
    day: 'Day',
    log: 'Log weight',
    missing: 'Please enter your weight.',
    unreadable: 'Please enter your weight as a number, such as 85.4.',
    noDay: 'Please choose a day.',
    kept: (weight: string, day: string) => `Logged: ${weight} on ${day}.`,
    waiting: 'You seem to be offline. It is kept on this device and sent as soon as you are back.',
    someWaiting: (count: number) =>
      `${counted(count, 'thing')} you logged ${count === 1 ? 'waits' : 'wait'} to be sent.`,
    outside: (range: string) => `Weight must be ${range}. If yours is not, please message us and we will help.`,
    slip: (meant: string) => `Did you mean ${meant}?`,
    yesMeant: (meant: string) => `Yes, log ${meant}`,
    far: (difference: string, last: string, day: string) =>
      `That is ${difference} away from the ${last} you logged on ${day}. Is it right?`,
    keepFar: (weight: string) => `Yes, log ${weight}`,
    change: 'No, change it',
  },

  trend: {
    heading: 'Weight',
    none: 'Log your first weight, and a line begins here.',
    now: 'Trend today',
    nowOn: (day: string) => `Trend on ${day}, the last day you logged.`,
    lower: (difference: string, weeks: number) => `${difference} lower than ${inWords(weeks)} weeks ago`,
    higher: (difference: string, weeks: number) =>
      `${difference} higher than ${inWords(weeks)} weeks ago. Weight moves up and down; that is normal.`,
    steady: (weeks: number) => `Steady over the last ${inWords(weeks)} weeks`,
    notYet: (days: number) => `After ${inWords(days)} days of logging we can say where it is going.`,
    bmi: (bmi: string) => `BMI ${bmi}`,
    toGoal: (difference: string) => `${difference} to your goal`,
    goalReached: 'You have reached the goal you set',
    span: 'How far back',
    spans: { quarter: 'Quarter', year: 'Year', all: 'All' },
    fromCheckIn: 'from your check-in',
    legend: { logged: 'Logged', checkIn: 'From your check-in', trend: 'Trend', goal: 'Goal', dose: 'New dose' },
    inspect: 'Look at each day: use the arrow keys',
    point: (day: string, weight: string, trend: string, source: string | null) =>
      `${day}: ${weight}${source === null ? '' : ` (${source})`}, trend ${trend}`,
    summary: (count: number, first: string, last: string) => `${counted(count, 'weight')} from ${first} to ${last}.`,
    table: 'Show as a table',
    columns: { day: 'Day', weight: 'Weight', trend: 'Trend', remove: 'Remove' },
    remove: (day: string) => `Remove the weight of ${day}`,
    removed: (day: string) => `The weight of ${day} is removed.`,
    older: 'Show older days',
  },

  today: {
    heading: 'Today',
    water: 'Water',
    glasses: (count: number, ml: number) => `${count} ${count === 1 ? 'glass' : 'glasses'} of ${ml} ml`,
    more: 'One glass more',
    less: 'One glass less',
    habits: 'What went well',
    habit: {
      moved: 'Moved more than usual',
      vegetables: 'Vegetables or fruit with every meal',
      protein: 'Protein with every meal',
      slept: 'Slept well',
    },
    days: (count: number, of: number) =>
      count === 0 ? 'Not yet this week' : `${counted(count, 'day')} of the last ${inWords(of)}`,
  },

  others: {
    heading: 'Waist and body fat',
    waist: 'Waist',
    body_fat: 'Body fat',
    units: { waist: 'cm', body_fat: '%' },
    log: 'Log',
    last: (value: string, day: string) => `Last: ${value} on ${day}`,
    none: 'Nothing logged yet',
    unreadable: 'Please enter a number.',
    outside: (from: number, to: number, unit: string) => `Please enter a number from ${from} to ${to} ${unit}.`,
    kept: (what: string, value: string) => `Logged: ${what} ${value}.`,
  },

  goal: {
    heading: 'Your goal',
    label: 'Weight you would like to reach',
    hint: 'Only if you want one. You can change it or take it away at any time.',
    save: 'Save goal',
    remove: 'Take it away',
    saved: 'Your goal is saved.',
    removed: 'You have no goal any more.',
  },

  sharing: {
    heading: 'Share with the team',
    off: 'Only you see what you log here. What you tell us in a check-in, the team knows. If you share the rest, the clinicians and coaches who look after you see your weights beside your orders.',
    on: (day: string) =>
      `The team sees your weights since you shared them on ${day}. Water, habits and your goal stay yours.`,
    share: 'Share my weights',
    stop: 'Stop sharing',
    notWatched: 'Nobody watches it all day. If you feel unwell, do not wait for us.',
  },

  file: {
    heading: 'Bring weights from a scale',
    says: 'Most scales and their apps can export a file that ends in .csv. Nothing is added before you have seen what is in it.',
    choose: 'Choose a file',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB, which no scale writes. Please export weights alone.`,
    notText: 'This file could not be read as text. Please choose the .csv file of your scale.',
    refused: {
      empty: 'There is nothing in this file but a line of names, or not even that.',
      columns: 'We look for a column called “Date” and one called “Weight”, in English, and did not find both.',
      formula: 'This file has formulas in it, which no scale writes. To be safe we take nothing from it.',
      dates: 'Some dates in this file have the day first and some the month. We cannot tell which is which.',
      'too many': (most: number) => `This file has more than ${most} lines. Please export a shorter time.`,
      nothing: 'No line of this file has both a date and a weight that we can read.',
    },
    line: (line: number) => `Line ${line}`,
    found: (count: number, first: string, last: string) =>
      `We found ${counted(count, 'measurement')} from ${first} to ${last}.`,
    readAs: (unit: string) => `The file does not say its unit. We read the weights as ${unit}.`,
    bad: (count: number) => `${counted(count, 'line')} will be left out:`,
    moreBad: (count: number) => `and ${counted(count, 'more line')}`,
    problem: {
      'no date': 'no date we can read',
      'no number': 'no weight we can read',
      'no such day': 'no such day',
      'to come': 'a day still to come',
      'too long ago': 'too long ago',
      outside: 'a number that cannot be right',
    },
    add: (count: number) => `Add ${counted(count, 'measurement')}`,
    adding: 'Adding…',
    cancel: 'Leave it',
    added: (kept: number, skipped: number) =>
      skipped === 0
        ? `${counted(kept, 'measurement')} added.`
        : `${counted(kept, 'measurement')} added. ${skipped === 1 ? 'One was' : `${skipped} were`} logged here already, and ${skipped === 1 ? 'stays as it is' : 'stay as they are'}.`,
    failed: 'Nothing was added: we could not reach our records. Please try again.',
  },

  offline: {
    heading: 'You are not connected',
    asOf: (moment: string) => `This is how it stood on ${moment}.`,
    noCopy: 'Your chart is not kept on this device, so it has to wait.',
    logging: 'What you log is kept here and sent once you are back.',
  },

  copy: {
    heading: 'Without a connection',
    off: 'You can always log your weight here. To see your chart as well, keep a copy on this device. Anyone who can unlock it could then see the chart, so do this only on a device of your own. Signing out removes the copy.',
    on: 'A copy of your chart is kept on this device, and you can see it without a connection. Signing out removes it.',
    keep: 'Keep a copy on this device',
    remove: 'Remove the copy',
    app: 'Put it on your home screen',
  },

  notKept: 'That was not kept. Please try again.',
  signedOut: 'You have been signed out. Please sign in again to log this.',
} as const
