import { counted } from '../numbers.ts'

/** What is wrong with a file, by its name. */
export const uploadProblems = {
  noName: 'We cannot use the name of this file. Rename it and choose it again',
  wrongKind: (name: string) => `“${name}” is not a photo or a PDF. Choose a JPEG, a PNG or a PDF`,
  heic: (name: string) =>
    `“${name}” is a HEIC photo, and this browser cannot turn it into a JPEG. Choose a JPEG, or take the photo from here`,
  empty: (name: string) => `“${name}” is empty. Choose another file`,
  tooBig: (name: string, size: string, most: number) =>
    `“${name}” is ${size}. The largest we can take is ${most} MB. Choose a smaller file`,
  otherwise: (name: string, kind: string) =>
    `“${name}” is called ${kind}, but it is something else inside. Save it again, or choose another file`,
}

export const uploadRefusals = {
  tooMany: 'You have sent a lot of files today. Please go on tomorrow, or write to us.',
  busy: 'Many people are sending files at the moment. We go on by ourselves in a moment.',
  unknown: 'We could not find this file. Please choose it again.',
  taken: 'This is not the file that was begun before. Please choose it again.',
  missingPiece: 'A part of the file has not arrived yet.',
  seen: 'Our team has looked at this file already, so it stays with your record. You can add another.',
  attached: 'This file was sent with a message, so it stays with it.',
  whose: 'Please sign in, so that we know that this is you.',
}

export const identityRefusals = {
  tooOften: 'You have tried this several times today. Please try again tomorrow, or write to us and we will help.',
  away: 'We could not reach the service that checks documents. Nothing was lost. Please try again in a few minutes.',
}

export const taskWords = {
  heading: 'What we need from you',
  page: {
    title: 'What we need from you',
    description: 'What is needed before a clinician can decide about your order.',
  },
  pageHeading: ['What we need', 'from you'],
  failedHeading: ['We could not fetch', 'what we need'],
  unknown: 'There is nothing to do at this address. Your list has everything that is needed.',
  needsScript: 'This page needs JavaScript, which is switched off or did not load.',
  intro: 'A clinician looks at your order as soon as these are done. Your card is not charged before that.',
  allDone: 'You have done everything. The rest is with us.',
  allBooked: 'There is nothing to do until your appointment with us.',
  /** What is left does not hold anything up. */
  optional:
    'Our team already has what it needs to go on. Send the rest as well if you can: it helps them choose your dose.',
  /** It is their turn with something that is not in the list. */
  elsewhere: 'You’ve done everything in this list. Your order still needs something from you: see below.',
  minutes: (minutes: number) => `About ${counted(minutes, 'minute')}`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: {
    to_do: 'To do',
    booked: 'Booked',
    sent: 'Sent',
    looked_at: 'Being looked at',
    done: 'Done',
    again: 'Please send again',
  },
  /** Instead of the last, of a time that came to nothing. */
  bookAgain: 'Please book again',
  open: {
    consents: 'Read and agree',
    identity: 'Check my identity',
    measurements: 'How it works',
    medicines_and_conditions: 'Answer the questions',
    unanswered: 'Check my answers',
    previous_supply: 'Show my prescription',
    gp: 'Answer',
    two_way_contact: 'Go to messages',
  },
  again: {
    name: 'The name on the document is not the name in your account. If you ordered with another name, write to us.',
    'birth date': 'The birth date on the document is not the one in your account. If you mistyped it, write to us.',
    age: 'By the date on the document you are outside the ages we can treat online.',
    unreadable: 'The photo of the document could not be read. Good light and a plain table help.',
    failed: 'The check did not work. You can try again, with another document if you have one.',
    out_of_date: 'What we have is too old by now.',
    missed: 'We waited for you in the video room, and you did not join. It costs nothing: please choose another time.',
    'called off': 'We are sorry: we could not keep your appointment. Please choose another time.',
  },
  look: 'Look or change',
  /** Of what needs an account that is open, to whoever has only just ordered. */
  inAccount:
    'This is about your health, so it’s in your account. First open the link in our email: it shows us that the address is yours, and then your account opens.',
  failed: 'We could not load what is needed from you.',
  tryAgain: 'Try again',
  back: 'Back to your account',
  backToOrder: 'Back to your order',
  loading: 'One moment…',
} as const

export const identityWords = {
  title: 'Show us who you are',
  heading: ['Show us', 'who you are'],
  steps: [
    'Have your passport, driving licence or national identity card at hand.',
    'You take a photo of it and of your face with your phone or camera.',
    'You come back here. Mostly it is decided within a minute.',
  ],
  privacy:
    'The photos stay with the company that checks them. We keep the result, and nothing that could be used to show your document to anybody.',
  begin: 'Begin the check',
  write: 'Write to us',
  beginning: 'Opening…',
  states: {
    processing: 'Your document is being checked. This page notices by itself when it is done.',
    verified: 'Thank you. Your document was checked.',
    'needs input': 'The check could not be finished. Please try again.',
    failed: 'The check did not work. You can try again, with another document if you have one.',
    begun: 'You have begun a check and not finished it. You can begin again at any time.',
    none: '',
  },
} as const

export const consentsWords = {
  heading: ['Agree to', 'a few points'],
  lead: 'Please read these points. A clinician looks at your order once you’ve agreed to them.',
  save: 'Agree',
  saving: 'Saving...',
  missing: 'Tick the box to agree',
  saved: 'Thank you. You’ve agreed to these points.',
} as const

export const consentsRefusals = {
  changed: 'These points have changed since this page was opened. Please reload it and read them again.',
  notNeeded: 'No order is waiting for this at the moment.',
}

export const uploadWords = {
  take: 'Take a photo',
  choose: 'Choose a file',
  hint: (most: number) => `JPEG, PNG or PDF, up to ${most} MB. We can go on later if your connection is lost.`,
  sending: (name: string) => `Sending ${name}`,
  preparing: 'One moment…',
  inLine: 'Goes next.',
  waiting: 'You are offline. We go on where we were as soon as you have a connection.',
  retrying: 'The connection was lost. We go on where we were.',
  checking: 'All of it is here. One moment…',
  sent: 'Sent',
  seen: 'Seen by our team',
  unfinished: 'Not sent to the end. Choose the same file again and it goes on where it stopped.',
  remove: 'Remove',
  stop: 'Stop',
  list: 'Files you have sent',
  failed: 'This file could not be sent. Please try again.',
}

export const supplyWords = {
  title: 'Show us your last prescription',
  heading: ['Show us your', 'last prescription'],
  lead: (weeks: number) =>
    `A photo of the label with your name on it, or a letter from the clinic, not older than ${counted(weeks, 'week')}.`,
  files: 'Label or letter',
  medicine: 'Which medicine was it?',
  otherMedicine: 'Something else',
  fromAnswers: 'Medicine and strength are filled in from your answers. Change them if the label says something else.',
  strength: 'Which strength?',
  strengthHint: 'As on the box, for example 5 mg.',
  suppliedOn: 'When were you given it?',
  lastInjectionOn: 'When was your last injection?',
  send: 'Send',
  sent: 'Thank you. A member of our team reads it and tells you here.',
  problems: {
    medicine: 'Choose the medicine',
    strength: 'Enter the strength',
    suppliedOn: 'Enter the day you were given it, not in the future',
    lastInjectionOn: 'Enter the day of your last injection, not in the future',
    files: 'Add a photo of the label or a letter',
  },
} as const

export const gpWords = {
  title: 'Tell us about your GP',
  heading: ['May we tell', 'your GP?'],
  lead: 'Your GP knows what else you take and what you have had. A short letter from us keeps your record complete.',
  question: 'May we write to your GP about this treatment?',
  yes: 'Yes, you may',
  no: 'No, please do not',
  practice: 'GP practice name or address',
  practiceHint: 'Part of its name, street, town or postcode. Not listed? Your own words will do.',
  fromAnswers: 'Filled in from your answers. Change it if you are with another practice now.',
  typed: 'Use what I typed',
  found: (count: number) =>
    count === 0
      ? 'No practice found. The name and the town in your own words are enough.'
      : `${counted(count, 'practice')} found. Use the arrow keys to choose.`,
  searchFailed: 'We cannot search for practices right now. Type the name and the town.',
  hasNoGp: 'I am not registered with a GP',
  reason: 'Why not?',
  reasonHint: 'It helps the clinician to decide whether the treatment is safe without your GP knowing.',
  save: 'Save my answer',
  saved: 'Thank you. Your answer is saved, and you can change it here.',
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
  title: 'Have your weight and height seen',
  heading: ['Have your weight', 'and height seen'],
  lead: 'The dose and whether this treatment is right for you depend on both. That is why somebody has to see them with their own eyes.',
  ways: (minutes: number) => [
    {
      heading: 'By video with us',
      text: `You stand on your scale while a member of our team sees your face, the scale and the number together. It takes ${counted(minutes, 'minute')} and costs nothing.`,
    },
    {
      heading: 'At a pharmacy or a clinic',
      text: 'Have both measured and ask for a note with your name, the date, the figures and a stamp. Send us a photo of it here.',
    },
    {
      heading: 'From your GP or another clinic',
      text: 'A letter or a page of your record with your name, the date and both figures. Send it to us here.',
    },
  ],
  photoAlone: 'A photo of your scale helps, but it is not enough by itself.',
  files: 'Notes, letters and photos',
  sent: 'Thank you. A member of our team looks at it and tells you here.',
  days: (days: number) => `What was measured counts for ${counted(days, 'day')}.`,
  ask: 'Ask for a video weigh-in',
  join: 'Open the video room (in a new tab)',
  or: 'Two other ways',
  next: (when: string) => `First free time: ${when}`,
  book: 'Book a video weigh-in',
  choose: 'Choose a time',
  another: 'Choose another time',
  bookedFor: 'Booked for',
  withTeam: 'With a member of our care team, by video',
  bring: ['Your bathroom scale, on a hard floor', 'A tape measure', 'A phone or laptop with a camera, and good light'],
  bringHeading: 'Have at hand',
  seen: 'We have seen you. Your weight and height are being written down.',
  notNeeded: 'Nothing waits for this any more, so you no longer need this appointment. Please cancel it.',
  move: 'Move it',
  calendar: 'Add to your calendar',
  calendarFile: 'appointment.ics',
  cancelled: 'Your appointment is cancelled. You can choose another time whenever you like.',
  booked: {
    title: 'Your time is booked',
    text: (when: string) => `${when}. We have emailed it to you for your calendar.`,
  },
  moved: { title: 'Your appointment has been moved', text: (when: string) => `It is now on ${when}.` },
  cancelling: {
    title: 'Cancel this appointment?',
    open: 'Cancel it',
    keep: 'Keep it',
    confirm: 'Yes, cancel it',
    confirming: 'Cancelling...',
    money: 'It costs nothing, and you can choose another time.',
  },
  choosing: {
    heading: ['Choose a', 'time'],
    lead: (minutes: number) =>
      `${counted(minutes, 'minute')} by video with whoever of our care team is free. It costs nothing.`,
    from: (when: string) => `Your appointment is on ${when}. It stays there until you confirm another time.`,
    chooseFirst: 'Choose a day and a time to continue.',
    confirm: (when: string) => `Book ${when}`,
    move: (when: string) => `Move it to ${when}`,
    confirming: 'Booking...',
    back: 'Back to how it works',
  },
} as const

/** Why a time was not booked, moved or given up. Nothing was changed by it. */
export const weighInRefusals = {
  /** When it is, as it is written. */
  booked: (when: string) =>
    `You have an appointment already, perhaps booked in another tab: ${when}. You can move it, and nothing was changed.`,
  changed: 'Your appointment has changed since this page was opened. Please look at it again.',
  'not-needed': 'We do not need to see your weight and height at the moment. Nothing was booked.',
  started: 'This appointment has begun, so it can no longer be changed.',
  past: 'That time has passed. Please choose another.',
}

export const taskSaveProblems = {
  failed: 'We could not save this. Your answer is still here. Please try again.',
  offline: 'You are offline. Your answer is still here. Try again when you have a connection.',
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
