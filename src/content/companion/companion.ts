import { counted, inWords } from '../numbers.ts'

/** Why something was not kept, in the words the page would have used. */
export const companionRefused = {
  week: 'You can’t change this week any more, or it hasn’t started yet.',
  nothing: 'Please answer one question or write a line first.',
  vitals: 'Please check the blood pressure and pulse. One of them doesn’t look right.',
  'wrong way round': 'The upper figure should be higher than the lower one. Please check they’re the right way round.',
  weight: 'That weight doesn’t look right. Please check the number.',
} as const

const scales = {
  sleep: { label: 'Sleep', ends: ['Very badly', 'Badly', 'So-so', 'Well', 'Very well'] },
  focus: { label: 'Focus', ends: ['Hardly any', 'A little', 'Some', 'Good', 'Very good'] },
  mood: { label: 'Mood', ends: ['Very low', 'Low', 'Up and down', 'Good', 'Very good'] },
  appetite: { label: 'Appetite', ends: ['Hardly any', 'Less than usual', 'As usual', 'More than usual', 'A lot more'] },
} as const

export const companionWords = {
  title: 'Digital companion',
  description: 'Plan your week, note how it went, and read short pieces about daily life with ADHD.',
  heading: ['Your', 'companion'] as const,
  lead: (months: number) => `For ${inWords(months)} months after your assessment. Use what helps and leave the rest.`,
  loading: 'Opening your companion…',
  failed: 'We couldn’t load your companion.',
  tryAgain: 'Try again',
  none: 'No companion yet',
  noneWhat: (months: number) =>
    `It starts on the day of your ADHD assessment, and is yours for ${inWords(months)} months.`,
  toAppointments: 'See your appointments',
  until: (day: string) => `Yours until ${day}.`,
  ended: (day: string) =>
    `Your companion ended on ${day}. Everything you wrote is still here, and you can keep a summary.`,
  card: {
    heading: 'Your companion',
    says: 'Three things for the week, and a two-minute note on how it went.',
    open: 'Open your companion',
  },

  week: {
    this: 'This week',
    next: 'Next week',
    last: 'Last week',
    of: (day: string) => `Week of ${day}`,
    choose: 'Week',
  },

  plan: {
    heading: 'Three things',
    says: 'Small enough to finish. Fewer than three is fine.',
    label: (place: number) => `Thing ${place}`,
    add: 'Add',
    placeholder: 'Ring the dentist',
    done: (thing: string) => `Done: ${thing}`,
    remove: (thing: string) => `Remove ${thing}`,
    full: 'That’s three. If something more important turns up, swap one out.',
    move: 'Still to do from last week',
    moveOne: (thing: string) => `Move ${thing} to this week`,
    moveShort: 'Move here',
    empty: 'Nothing planned.',
    tooLong: (most: number) => `Please keep it under ${most} characters.`,
  },

  note: {
    heading: 'How it went',
    says: 'About two minutes, once a week. Leave out anything you like.',
    scales,
    skip: 'Leave out',
    vitals: {
      heading: 'If you take a medicine for ADHD',
      says: 'Sit for five minutes first, feet on the floor. Only if you have a monitor.',
      systolic: 'Upper figure',
      diastolic: 'Lower figure',
      pulse: 'Pulse',
      weight: 'Weight in kg',
      units: { systolic: 'mmHg', diastolic: 'mmHg', pulse: 'a minute', weight: 'kg' },
      unreadable: 'Please enter whole numbers for blood pressure and pulse: all three, or none.',
    },
    words: 'Anything you want to remember',
    save: 'Save note',
    change: 'Change note',
    remove: 'Delete note',
    removed: 'Your note has been deleted.',
    saved: 'Your note is saved.',
    wrote: 'Your note',
    bloodPressure: (systolic: number, diastolic: number, pulse: number) =>
      `Blood pressure ${systolic}/${diastolic} mmHg, pulse ${pulse}`,
    weight: (kg: number) => `Weight ${kg} kg`,
  },

  help: {
    heading: 'You don’t have to get through this alone',
    says: 'You wrote that your mood is very low. If you think you might harm yourself, or you can’t keep yourself safe, please get help now.',
    always: 'Feeling low, or not safe?',
    notRead: 'Nobody reads your notes as you write them, so please don’t wait for us.',
  },

  readings: {
    heading: 'About these readings',
    says: (systolic: number, diastolic: number, pulse: number) =>
      `The published limits are ${systolic}/${diastolic} mmHg for blood pressure and ${pulse} a minute for the pulse at rest. Anyone whose reading is at or above a limit is asked to do the same:`,
    again:
      'Rest for five minutes and measure again. If it’s still at or above a limit, send us a message with both readings.',
    urgent:
      'Call 999 if you have chest pain, trouble breathing, a severe headache, or weakness or numbness on one side. If you feel unwell in another way, call 111.',
    message: 'Message the care team',
  },

  reads: {
    heading: 'Short reads',
    says: 'Eight pieces, a minute or two each, in any order.',
    opened: 'Opened',
    back: 'Back to your companion',
    next: 'Next short read',
    reviewed: (by: string, day: string) => `Reviewed by ${by}, ${day}`,
    unknown: 'This link doesn’t open a short read.',
  },

  reminders: {
    heading: 'Reminders',
    says: (text: string) =>
      `Only if you want them. All they say is “${text}”. They come as a notification where you’ve allowed those, otherwise by email.`,
    plan: 'Monday at 8 am, to plan the week',
    note: 'Sunday at 6 pm, to write the note',
    saved: 'Saved.',
    notSaved: 'That wasn’t saved. Please try again.',
  },

  sharing: {
    heading: 'Share with your clinician',
    off: 'Only you can see this. If you share it, the clinician you see about ADHD can read your weekly notes. They never see your plans.',
    on: (day: string) => `You’ve shared your weekly notes with your clinician since ${day}. Your plans stay private.`,
    share: 'Share my notes',
    stop: 'Stop sharing',
    notWatched: 'They look at your notes before an appointment, not as you write them.',
  },

  summary: {
    heading: 'Summary',
    soFar: 'So far',
    counts: (done: number, notes: number) => `${counted(done, 'thing')} done and ${counted(notes, 'note')} written.`,
    course: (scale: string, first: string, last: string) =>
      `${scale}: on average ${first} out of 4 at first, and ${last} out of 4 lately.`,
    noCourse: (notes: number) =>
      `Once you’ve written ${inWords(notes)} notes, you’ll also see how your sleep, focus, mood and appetite have changed.`,
    download: 'Download as PDF',
    stays: 'What you wrote stays in your account, and in the copy of your data, until you erase your account.',
  },

  earlier: { heading: 'Earlier weeks', show: 'Show earlier weeks' },

  copy: {
    heading: 'Use it offline',
    off: 'You can always plan and write offline. To see earlier entries too, keep a copy on this device. Anyone who can unlock the device could see it, so only do this on your own device. Signing out removes the copy.',
    on: 'A copy is saved on this device, so you can see it offline. Signing out removes it.',
    keep: 'Keep a copy on this device',
    remove: 'Remove the copy',
  },

  offline: {
    waiting: 'You seem to be offline. We’ve saved it on this device and will send it once you’re back online.',
    some: (count: number) => `${counted(count, 'change')} waiting to be sent.`,
    refused: (why: string) => `One change wasn’t saved. ${why}`,
    heading: 'You’re offline',
    asOf: (moment: string) => `This is how it was on ${moment}. You can still plan and write.`,
    noCopy: 'You’ll see what you wrote before once you’re back online. You can still plan and write.',
  },

  pdf: {
    title: 'Your digital companion: a summary',
    about: (from: string, until: string) => `From ${from} to ${until}`,
    greeting: 'What you wrote yourself. It isn’t a medical report.',
    overview: 'Overview',
    done: 'Done',
    notDone: 'Not done, or moved',
  },
} as const

export const companionDeskWords = {
  heading: 'Digital companion',
  shared: (day: string) =>
    `Shared by the patient since ${day}. Their own words and readings, which nobody has checked.`,
  none: 'Shared, but no note has been written yet.',
  week: (day: string) => `Week of ${day}`,
  answer: (label: string, words: string) => `${label}: ${words.toLowerCase()}`,
  lowMood: 'Mood very low',
  high: 'At or above the published limits',
} as const
