import { counted, inWords } from '../numbers.ts'

/** Why an entry was refused, in the words the form would have used. */
export const loggedRefused = {
  'no such day': 'That date doesn’t exist. Please check it.',
  'to come': 'That day is in the future. Please check the date.',
  'too long ago': 'That is too long ago to log. Please check the date.',
  outside: 'That doesn’t look right. Please check the number.',
} as const

export const trackingWords = {
  title: 'Your progress',
  description: 'Log your weight and habits, and see how you’re getting on.',
  heading: ['Your', 'progress'] as const,
  lead: 'Log when it suits you. One day means little; the trend is what counts.',
  loading: 'Loading your progress…',
  failed: 'We couldn’t load your progress.',
  tryAgain: 'Try again',

  card: {
    heading: 'Your progress',
    says: 'Log your weight, water and habits, and see how you’re getting on.',
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
    waiting: 'You seem to be offline. We’ve saved it on this device and will send it once you’re back online.',
    someWaiting: (count: number) => `${count === 1 ? '1 entry' : `${count} entries`} waiting to be sent.`,
    outside: (range: string) => `Weight must be ${range}. If yours isn’t, please message us and we’ll help.`,
    slip: (meant: string) => `Did you mean ${meant}?`,
    yesMeant: (meant: string) => `Yes, log ${meant}`,
    far: (difference: string, last: string, day: string) =>
      `That’s ${difference} away from the ${last} you logged on ${day}. Is it right?`,
    farHidden: 'That’s quite far from the last weight you logged. Is it right?',
    keepFar: (weight: string) => `Yes, log ${weight}`,
    change: 'No, change it',
  },

  trend: {
    heading: 'Weight',
    none: 'Log your first weight and your trend line starts here. A second one next week shows where it’s going.',
    now: 'Trend today',
    nowOn: (day: string) => `Trend on ${day}, the last day you logged.`,
    lower: (difference: string, weeks: number) => `${difference} lower than ${inWords(weeks)} weeks ago`,
    higher: (difference: string, weeks: number) =>
      `${difference} higher than ${inWords(weeks)} weeks ago. Weight goes up and down; that’s normal.`,
    steady: (weeks: number) => `Steady over the last ${inWords(weeks)} weeks`,
    notYet: (days: number) => `Once you’ve logged for ${inWords(days)} days, we can show which way it’s going.`,
    since: (day: string) => `Since ${day}`,
    lighter: (difference: string) => `${difference} lighter`,
    heavier: (difference: string) => `${difference} heavier`,
    same: 'About the same',
    bmi: 'BMI',
    goal: (weight: string) => `Your goal, ${weight}`,
    goalAt: (weight: string) => `goal ${weight}`,
    toGoal: (difference: string) => `${difference} to go`,
    goalReached: 'Reached',
    milestone: (percent: number, day: string) => `${percent}% lighter by ${day}.`,
    milestoneMark: (percent: number) => `−${percent}%`,
    span: 'Period',
    spans: { week: 'Week', month: 'Month', quarter: '3 months', all: 'All' },
    noneInSpan: 'You logged nothing in this period, so all your weights are shown.',
    fromCheckIn: 'from your check-in',
    fromScale: 'from your scale',
    legend: {
      logged: 'Logged',
      checkIn: 'From your check-in',
      trend: 'Trend',
      goal: 'Goal',
      dose: 'Dose',
      milestone: 'Milestone',
    },
    inspect: 'Weight chart, day by day',
    keys: 'Use the arrow keys to read each day, and Home and End for the first and last.',
    point: (day: string, weight: string, trend: string, more: { source: string | null; dose: string | null }) =>
      `${day}: ${weight}${more.source === null ? '' : ` (${more.source})`}, trend ${trend}${more.dose === null ? '' : `, on ${more.dose}`}`,
    readout: (weight: string, trend: string, source: string | null) =>
      `${weight}${source === null ? '' : ` (${source})`}, trend ${trend}`,
    onDose: (dose: string) => `on ${dose}`,
    summary: (count: number, first: string, last: string) =>
      count === 1 ? `1 weight, on ${first}` : `${counted(count, 'weight')}, ${first} to ${last}`,
    table: 'Show as a table',
    caption: 'Your weights, newest first',
    columns: { day: 'Day', weight: 'Weight', trend: 'Trend', remove: 'Remove' },
    remove: (day: string) => `Remove the weight for ${day}`,
    removed: (day: string) => `The weight for ${day} has been removed.`,
    older: 'Show older days',
  },

  today: {
    heading: 'Today',
    water: 'Water',
    glasses: (count: number, ml: number) => `${count} ${count === 1 ? 'glass' : 'glasses'} of ${ml} ml`,
    more: 'Add a glass',
    less: 'Remove a glass',
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
    label: 'Weight you’d like to reach',
    hint: 'Only if you want one. You can change or remove it at any time.',
    save: 'Save goal',
    remove: 'Remove goal',
    saved: 'Your goal is saved.',
    removed: 'Your goal has been removed.',
  },

  sharing: {
    heading: 'Share with the team',
    off: 'Only you can see what you log here, apart from weights from your check-ins. If you share your weights, the clinicians and coaches looking after you can see them next to your orders.',
    on: (day: string) =>
      `You’ve shared your weights with the team since ${day}. Only you can see your water, habits and goal.`,
    share: 'Share my weights',
    stop: 'Stop sharing',
    notWatched: 'We don’t monitor this all day. If you feel unwell, don’t wait for us.',
  },

  file: {
    heading: 'Import weights from a scale',
    says: 'Most scales and their apps can export a .csv file. You’ll see what’s in it before anything is added.',
    choose: 'Choose a file',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB, too large for a scale export. Please export only your weights.`,
    notText: 'We couldn’t read this file. Please choose the .csv file from your scale.',
    refused: {
      empty: 'There are no weights in this file.',
      columns: 'We look for one column called “Date” and one called “Weight”, and didn’t find both.',
      formula: 'This file has formulas in it, so to be safe we haven’t imported anything.',
      dates: 'Some dates in this file start with the day and some with the month. We can’t tell which is which.',
      'too many': (most: number) => `This file has more than ${most} lines. Please export a shorter period.`,
      nothing: 'No line in this file has both a date and a weight we can read.',
    },
    line: (line: number) => `Line ${line}`,
    found: (count: number, first: string, last: string) =>
      `We found ${counted(count, 'measurement')} from ${first} to ${last}.`,
    readAs: (unit: string) => `The file doesn’t give a unit. We’ve read the weights as ${unit}.`,
    bad: (count: number) => `${counted(count, 'line')} will be left out:`,
    moreBad: (count: number) => `and ${counted(count, 'more line')}`,
    problem: {
      'no date': 'no date we can read',
      'no number': 'no weight we can read',
      'no such day': 'not a real date',
      'to come': 'a date in the future',
      'too long ago': 'too long ago',
      outside: 'a number that doesn’t look right',
    },
    add: (count: number) => `Add ${counted(count, 'measurement')}`,
    adding: 'Adding…',
    cancel: 'Cancel',
    added: (kept: number, skipped: number) =>
      skipped === 0
        ? `${counted(kept, 'measurement')} added.`
        : `${counted(kept, 'measurement')} added. You’d already logged ${skipped === 1 ? 'one' : skipped} of them, so we didn’t change ${skipped === 1 ? 'it' : 'those'}.`,
    failed: 'We couldn’t connect, so nothing was added. Please try again.',
    asks: (count: number) =>
      `${counted(count, 'day')} may be another person’s, so we left ${count === 1 ? 'it' : 'them'} out:`,
    moreDays: (count: number) => `and ${counted(count, 'more day')}`,
    mine: 'These are mine, add them',
    notMine: 'Leave them out',
  },

  offline: {
    heading: 'You’re offline',
    asOf: (moment: string) => `This is your progress as of ${moment}.`,
    noCopy: 'Your chart isn’t saved on this device, so you’ll see it once you’re back online.',
    logging: 'You can still log: we’ll send it once you’re back online.',
  },

  copy: {
    heading: 'Use it offline',
    off: 'You can always log your weight offline. To see your chart too, keep a copy on this device. Anyone who can unlock the device could see it, so only do this on your own device. Signing out removes the copy.',
    on: 'A copy of your chart is saved on this device, so you can see it offline. Signing out removes it.',
    keep: 'Keep a copy on this device',
    remove: 'Remove the copy',
    app: 'Add it to your home screen',
  },

  notKept: 'That wasn’t saved. Please try again.',
  signedOut: 'You’ve been signed out. Please sign in again to log this.',
} as const
