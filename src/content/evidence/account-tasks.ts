import { counted } from '../numbers.ts'

/** What is wrong with a file, by its name. */
export const uploadProblems = {
  noName: 'We can’t use this file’s name. Rename the file and choose it again',
  wrongKind: (name: string) => `“${name}” is not a photo or a PDF. Choose a JPEG, a PNG or a PDF`,
  heic: (name: string) =>
    `“${name}” is a HEIC photo, and this browser can’t convert it. Choose a JPEG, or take the photo here`,
  empty: (name: string) => `“${name}” is empty. Choose another file`,
  tooBig: (name: string, size: string, most: number) => `“${name}” is ${size}. Choose a file smaller than ${most} MB`,
  otherwise: (name: string, kind: string) =>
    `“${name}” doesn’t seem to be ${kind}. Save it again, or choose another file`,
}

export const uploadRefusals = {
  tooMany: 'You’ve reached today’s limit for files. Please send the rest tomorrow, or message us.',
  busy: 'Many people are sending files right now. Yours will carry on automatically in a moment.',
  unknown: 'We couldn’t find this file. Please choose it again.',
  taken: 'This isn’t the same file as before. Please choose it again.',
  missingPiece: 'Part of the file hasn’t arrived yet.',
  seen: 'Our team has already read this file, so it stays in your record. You can add another.',
  attached: 'This file was sent with a message, so it can’t be removed.',
  whose: 'Please sign in so that we know it’s you.',
}

export const identityRefusals = {
  tooOften: 'You’ve tried this several times today. Please try again tomorrow, or message us and we’ll help.',
  away: 'We couldn’t reach the service that checks documents. Nothing has been lost. Please try again in a few minutes.',
}

export const taskWords = {
  heading: 'What we need from you',
  page: {
    title: 'What we need from you',
    description: 'What we need from you before a clinician can decide about your order.',
  },
  pageHeading: ['What we need', 'from you'],
  failedHeading: ['We couldn’t load', 'this page'],
  unknown: 'There’s nothing to do on this page. Go back to your list to see what we need.',
  needsScript: 'This page needs JavaScript, which is switched off or did not load.',
  intro: 'Complete these so that a clinician can review your order. Your card isn’t charged before that.',
  allDone: 'You’ve done everything. We’ll do the rest.',
  allBooked: 'There’s nothing to do until your appointment with us.',
  /** What is left does not delay the order. */
  optional: 'Send the rest as well if you can: it helps us choose your dose. Our team already has enough to carry on.',
  /** The order waits for something from the patient that is not in the list. */
  elsewhere: 'You’ve done everything in this list. Your order still needs something from you: see below.',
  minutes: (minutes: number) => `About ${counted(minutes, 'minute')}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: {
    to_do: 'To do',
    booked: 'Booked',
    sent: 'Sent',
    looked_at: 'Being reviewed',
    done: 'Done',
    again: 'Please send again',
  },
  /** Instead of `again`, when a booked time did not take place. */
  bookAgain: 'Please book again',
  open: {
    consents: 'Read and agree',
    identity: 'Confirm my identity',
    measurements: 'See your options',
    medicines_and_conditions: 'Answer the questions',
    unanswered: 'Review my answers',
    previous_supply: 'Send my label or letter',
    gp: 'Give my GP’s details',
    two_way_contact: 'Go to messages',
  },
  again: {
    name: 'The name on your document doesn’t match your account. If you ordered under another name, message us.',
    'birth date': 'The date of birth on your document doesn’t match your account. If you mistyped it, message us.',
    age: 'The date of birth on your document is outside the ages we can treat online.',
    unreadable: 'Please try again in good light, with your document on a plain table. We couldn’t read the photo.',
    failed: 'Please try again, with another document if you have one. The check didn’t work.',
    out_of_date: 'Please send this again. What we have is now out of date.',
    missed: 'Please choose another time. We waited for you in the video room, but you didn’t join. There’s no charge.',
    'called off': 'Please choose another time. We’re sorry that we had to cancel your appointment.',
  },
  look: 'View or edit',
  /** For a new patient who has not confirmed their email yet: the task needs an open account. */
  inAccount:
    'First open the link in our email. It confirms your address and opens your account, where your health details are kept.',
  failed: 'We couldn’t load your list.',
  tryAgain: 'Try again',
  back: 'Back to your account',
  backToOrder: 'Back to your order',
  loading: 'One moment…',
} as const

export const identityWords = {
  title: 'Confirm your identity',
  heading: ['Confirm', 'your identity'],
  steps: [
    'Have your passport, driving licence or national identity card ready.',
    'Take a photo of it, and one of your face.',
    'Come back here. You’ll usually know within a minute.',
  ],
  privacy: 'The company that checks your photos keeps them. We keep only the result, never a copy of your document.',
  begin: 'Start the check',
  write: 'Message us',
  beginning: 'Opening…',
  states: {
    processing: 'We’re checking your document. This page updates automatically when it’s done.',
    verified: 'Thank you. We’ve confirmed your identity.',
    'needs input': 'Please try again. The check wasn’t completed.',
    failed: 'Please try again, with another document if you have one. The check didn’t work.',
    begun: 'You started a check and didn’t finish it. You can start again at any time.',
    none: '',
  },
} as const

export const consentsWords = {
  heading: ['Agree to', 'a few points'],
  lead: 'Please read and agree to these points, so that a clinician can review your order.',
  save: 'Agree',
  saving: 'Saving...',
  missing: 'Tick the box to agree',
  saved: 'Thank you. You’ve agreed to these points.',
} as const

export const consentsRefusals = {
  changed: 'These points have changed since this page was opened. Please reload it and read them again.',
  notNeeded: 'You don’t need to do this at the moment: no order is waiting for it.',
}

export const uploadWords = {
  take: 'Take a photo',
  choose: 'Choose a file',
  hint: (most: number) =>
    `JPEG, PNG or PDF, up to ${most} MB. If you lose your connection, it carries on where it stopped.`,
  sending: (name: string) => `Sending ${name}`,
  preparing: 'One moment…',
  inLine: 'Waiting to be sent.',
  waiting: 'You’re offline. This carries on when you’re connected again.',
  retrying: 'The connection was lost. Trying again.',
  checking: 'Sent. Checking the file…',
  sent: 'Sent',
  seen: 'Seen by our team',
  unfinished: 'Not fully sent. Choose the same file again to carry on where it stopped.',
  remove: 'Remove',
  stop: 'Stop',
  list: 'Files you’ve sent',
  failed: 'We couldn’t send this file. Please try again.',
}

export const supplyWords = {
  title: 'Send proof of your last prescription',
  heading: ['Your last', 'prescription'],
  lead: (weeks: number) =>
    `Send a photo of the label with your name on it, or a letter from your clinic, from the last ${counted(weeks, 'week')}.`,
  files: 'Label or letter',
  medicine: 'Which medicine was it?',
  otherMedicine: 'Something else',
  fromAnswers: 'We’ve filled in the medicine and strength from your answers. Change them if the label is different.',
  strength: 'Which strength?',
  strengthHint: 'As shown on the box, for example 5 mg.',
  suppliedOn: 'When did you get it?',
  lastInjectionOn: 'When was your last injection?',
  send: 'Send',
  sent: 'Thank you. A member of our team will check it and update you here.',
  problems: {
    medicine: 'Choose the medicine',
    strength: 'Enter the strength',
    suppliedOn: 'Enter the date you got it, not in the future',
    lastInjectionOn: 'Enter the date of your last injection, not in the future',
    files: 'Add a photo of the label or a letter',
  },
} as const

export const gpWords = {
  title: 'Tell us about your GP',
  heading: ['May we tell', 'your GP?'],
  lead: 'A short letter from us keeps your medical record complete. Your GP also knows your history and the other medicines you take.',
  question: 'May we write to your GP about this treatment?',
  yes: 'Yes, you may',
  no: 'No, please do not',
  practice: 'GP practice name or address',
  practiceHint: 'Enter part of its name, street, town or postcode. If it isn’t listed, type its name and town.',
  fromAnswers: 'We’ve filled this in from your answers. Change it if you’ve moved to another practice.',
  typed: 'Use what I typed',
  found: (count: number) =>
    count === 0
      ? 'No practice found. Type the name and town instead.'
      : `${counted(count, 'practice')} found. Use the arrow keys to choose.`,
  searchFailed: 'We can’t search for practices right now. Type the name and town instead.',
  hasNoGp: 'I’m not registered with a GP',
  reason: 'Why not?',
  reasonHint: 'This helps the clinician decide whether treatment is safe without your GP knowing.',
  save: 'Save my answer',
  saved: 'Thank you. Your answer is saved. You can change it here.',
  problems: {
    answer: 'Choose yes or no',
    practice: 'Enter the name of your practice',
    reason: 'Tell us why not, in a few words',
  },
} as const

/** Kept with the answer: raise the version whenever the meaning changes. */
export const gpConsent = {
  version: 1,
  wording: `${gpWords.question} ${gpWords.yes} / ${gpWords.no}`,
}

export const weighInWords = {
  title: 'Have your weight and height checked',
  heading: ['Have your weight', 'and height checked'],
  lead: 'Choose how to have them checked. Your dose, and whether this treatment is right for you, depend on both figures.',
  ways: (minutes: number) => [
    {
      heading: 'By video with us',
      text: `Stand on your scales while a member of our team watches by video. They need to see your face and the reading together. It takes ${counted(minutes, 'minute')} and is free.`,
    },
    {
      heading: 'At a pharmacy or a clinic',
      text: 'Have both measured, and ask for a stamped note with your name, the date and both figures. Send us a photo of it here.',
    },
    {
      heading: 'From your GP or another clinic',
      text: 'Ask for a letter or a page of your record with your name, the date and both figures. Send it to us here.',
    },
  ],
  photoAlone: 'A photo of your scales helps, but isn’t enough on its own.',
  files: 'Notes, letters and photos',
  sent: 'Thank you. A member of our team will check it and update you here.',
  days: (days: number) => `Measurements are valid for ${counted(days, 'day')}.`,
  ask: 'Ask for a video weigh-in',
  join: 'Open the video room (in a new tab)',
  or: 'Or send us proof',
  next: (when: string) => `First available time: ${when}`,
  book: 'Book a video weigh-in',
  choose: 'Choose a time',
  another: 'Choose another time',
  bookedFor: 'Booked for',
  withTeam: 'With a member of our care team, by video',
  bring: ['Your bathroom scales, on a hard floor', 'A tape measure', 'A phone or laptop with a camera, and good light'],
  bringHeading: 'What you’ll need',
  seen: 'Thank you for joining us. We’re adding your weight and height to your record.',
  notNeeded: 'Please cancel this appointment. Your order no longer needs it.',
  move: 'Change time',
  calendar: 'Add to your calendar',
  calendarFile: 'appointment.ics',
  cancelled: 'Your appointment is cancelled. You can choose another time whenever you like.',
  booked: {
    title: 'Your time is booked',
    text: (when: string) => `${when}. We’ve emailed it to you for your calendar.`,
  },
  moved: { title: 'Your appointment has been moved', text: (when: string) => `It is now on ${when}.` },
  cancelling: {
    title: 'Cancel this appointment?',
    open: 'Cancel it',
    keep: 'Keep it',
    confirm: 'Yes, cancel it',
    confirming: 'Cancelling...',
    money: 'There’s no charge, and you can choose another time.',
  },
  choosing: {
    heading: ['Choose a', 'time'],
    lead: (minutes: number) =>
      `${counted(minutes, 'minute')} by video with the next available member of our team. It’s free.`,
    from: (when: string) => `Your appointment is on ${when}. It stays there until you confirm another time.`,
    chooseFirst: 'Choose a day and a time to continue.',
    confirm: (when: string) => `Book ${when}`,
    move: (when: string) => `Move it to ${when}`,
    confirming: 'Booking...',
    back: 'Back to how it works',
  },
} as const

/** Why a time was not booked, moved or cancelled. Nothing has changed. */
export const weighInRefusals = {
  /** The booked time, already formatted. */
  booked: (when: string) =>
    `You already have an appointment, perhaps booked in another tab: ${when}. You can change its time. Nothing has changed yet.`,
  changed: 'Please check your appointment again. It has changed since you opened this page.',
  'not-needed': 'We don’t need to check your weight and height at the moment. Nothing was booked.',
  started: 'This appointment has started, so it can’t be changed.',
  past: 'That time has passed. Please choose another.',
}

export const taskSaveProblems = {
  failed: 'We couldn’t save this. Your answer is still here. Please try again.',
  offline: 'You’re offline. Your answer is still here. Try again when you’re connected.',
}

/** What happens at the stand-in for the company that checks documents. */
export const sandboxIdentityWords = {
  title: 'Identity check (demo)',
  lead: 'This page stands in for the company that checks documents. Nothing is sent anywhere. Choose what it finds.',
  legend: 'What the check finds',
  choices: {
    verified: 'The document is real, and it is this person',
    'other name': 'The document is real, with another name on it',
    'needs input': 'The photo cannot be read',
    failed: 'The document is not accepted',
    slow: 'It is real, and the answer takes a while',
  },
  finish: 'Finish and go back',
  gone: 'This check is over. Go back and begin another.',
}
