import { counted, inWords } from '#content/numbers.ts'
import { type StoredName, storedOnDevice } from '#content/stored-on-device.ts'

/** Lifetimes and counts used in the rows. */
export interface StoredFigures {
  readonly visitDays: number
  readonly rememberedDays: number
  readonly oauthMinutes: number
  readonly deskHours: number
  readonly knownDeviceDays: number
  readonly progressCopyDays: number
  /** How many answers of the self-assessment have points. */
  readonly scored: number
}

type Words = string | ((figures: StoredFigures) => string)

interface StoredWords {
  /** Where it is not listed by its keys. */
  readonly name?: string
  readonly what: Words
  readonly why?: string
  readonly howLong: Words
}

const untilSignOut = 'Until you sign out or clear it'

/** One for each row of the table: a row without words does not compile. */
const storedWords: Readonly<Record<StoredName, StoredWords>> = {
  visit: {
    name: 'visit (or __Host-visit on a secure connection)',
    what: 'A cookie that tells our server which answers belong to your visit',
    why: 'so that nobody else can open them. It is HttpOnly: no script on a page can read it',
    howLong: ({ visitDays }) => `Up to ${visitDays} days`,
  },
  session: {
    name: 'session (or __Host-session on a secure connection)',
    what: 'A cookie that keeps you signed in. It is HttpOnly too',
    howLong: ({ rememberedDays }) =>
      `Until you close the browser, or ${rememberedDays} days if you tick Remember me. Signing out removes it`,
  },
  desk: {
    name: 'desk (or __Host-desk on a secure connection)',
    what: 'A cookie that keeps our staff signed in to their app, the desk. Patients never have it',
    howLong: ({ deskHours }) => `${counted(deskHours, 'hour')} at most. Signing out removes it`,
  },
  deskKeys: {
    what: 'A note that a member of staff has turned off one-key shortcuts at the desk. Patients never have it',
    howLong: 'Until they are turned on again',
  },
  theme: {
    what: 'A note that you chose the light or the dark appearance of your account',
    why: 'so that it looks the same next time on this device. Signing out does not change it',
    howLong: 'Until you choose System again or clear it',
  },
  knownDevice: {
    name: 'known_device (or __Host-known_device on a secure connection)',
    what: 'A cookie that notes that you have signed in on this device before, without saying who you are',
    why: 'so that we email you only about sign-ins on devices that are new. It opens nothing',
    howLong: ({ knownDeviceDays }) => `${knownDeviceDays} days after you last signed in`,
  },
  oauth: {
    name: 'oauth (or __Host-oauth on a secure connection)',
    what: 'A cookie that is set only while you sign in with Google, Apple or X, where we offer that',
    why: 'so that nobody can sign in as you',
    howLong: ({ oauthMinutes }) => `At most ${oauthMinutes} minutes`,
  },
  answers: {
    what: 'Browser storage that holds your answers and the steps you have seen',
    why: 'so that nothing is lost if you close the page or lose signal',
    howLong: untilSignOut,
  },
  adhdPoints: {
    name: 'adhd-q1 to adhd-q6',
    what: ({ scored }) =>
      `Browser storage that holds the points for your ${inWords(scored)} answers to the ADHD questions`,
    howLong: untilSignOut,
  },
  reference: {
    what: 'Browser storage that holds the reference of your set of answers. It opens nothing without the cookie',
    howLong: untilSignOut,
  },
  savedVersion: {
    what: 'Browser storage that holds the version number of the last answers that reached us',
    why: 'so that a newer answer is never overwritten by an older one',
    howLong: untilSignOut,
  },
  questionVersions: {
    what: 'Browser storage that notes which version of our questions was answered here',
    howLong: untilSignOut,
  },
  startConsent: {
    what: 'Browser storage that notes that you agreed to the points before an assessment, and whether that has reached us',
    howLong: untilSignOut,
  },
  weightUnit: {
    what: 'Browser storage that notes whether you weigh yourself in kilograms, pounds or stones',
    howLong: untilSignOut,
  },
  answersAside: {
    what: 'Browser storage that holds answers someone gave here before you signed in, and that you said are not yours. They are restored when you sign out',
    howLong: 'Until you sign out',
  },
  paidHere: {
    what: 'Browser storage that only decides whether a link to your order is shown',
    howLong: untilSignOut,
  },
  confirmationDue: {
    what: 'Browser storage that notes that the home page has a payment to confirm to you, without any details',
    howLong: 'Until you hide the confirmation, sign out or clear it',
  },
  contactDetails: {
    what: 'Browser storage that holds the phone number you confirmed and the email address you gave',
    why: 'so that you do not have to type them again',
    howLong: untilSignOut,
  },
  booking: {
    what: 'Browser storage that holds the number of the booking you are paying for. It opens nothing without the cookie',
    howLong: untilSignOut,
  },
  pendingPayment: {
    what: 'Browser storage that notes which payment is under way, without the card',
    why: 'so that you are never charged twice',
    howLong: 'Until we know how the payment ended',
  },
  forms: {
    what: 'Storage for this one tab that holds what you typed into the order, booking or contact form, without the password, and the page you came from when you sign in or check your answers',
    howLong: 'Until you close the tab',
  },
  progressWaiting: {
    what: 'Storage on this device that holds what you logged about yourself while you had no connection',
    howLong: 'Until it has been sent, or you sign out',
  },
  checkIn: {
    what: 'Storage on this device that holds your check-in answers before your next supply',
    howLong: 'Until you have sent them, or signed out',
  },
  dosesWaiting: {
    what: 'Storage on this device that holds the doses you logged while you had no connection',
    howLong: 'Until they have been sent, or you sign out',
  },
  dosesHere: {
    what: 'Storage on this device that notes, without your name, how your medicine is taken and whose doses were opened here last. It holds a copy of the doses you logged only if you ask for a copy on your progress page',
    why: 'so that you can log a dose without a connection, and it is never saved to another person’s account',
    howLong: ({ progressCopyDays }) =>
      `Until you sign out. We stop showing a copy ${progressCopyDays} days after you last opened the page with a connection`,
  },
  progressMark: {
    what: 'Storage on this device that notes your unit of weight and, without your name, whose progress was opened here last',
    why: 'so that you can log your weight without a connection, and it is never saved to another person’s account',
    howLong: 'Until you sign out, or another person signs in',
  },
  progressCopy: {
    what: 'Storage on this device that holds a copy of what you have logged, only if you ask for it on your progress page',
    why: 'so that you can see it without a connection',
    howLong: ({ progressCopyDays }) =>
      `Until you remove it or sign out. We stop showing it ${progressCopyDays} days after you last opened the page with a connection`,
  },
  companionWaiting: {
    what: 'Storage on this device that holds what you wrote in your digital companion while you had no connection',
    howLong: 'Until it has been sent, or you sign out',
  },
  companionKept: {
    what: 'Storage on this device that notes, without your name, whose digital companion was opened here last, and holds a copy of it only if you ask for one',
    why: 'so that you can use it without a connection, and it is never saved to another person’s account',
    howLong: ({ progressCopyDays }) =>
      `Until you sign out. We stop showing the copy ${progressCopyDays} days after you last opened the page with a connection`,
  },
  messageDraft: {
    what: 'Storage for this one tab that holds an unsent message to our team',
    howLong: 'Until you send it, sign out or close the tab',
  },
  linkToken: {
    what: 'Storage for this one tab that holds the code from a link we emailed you',
    why: 'so that you can reload the page',
    howLong: 'Until the link is used, or you close the tab',
  },
  signedIn: {
    what: 'Browser storage that only decides whether a link says Sign in or Your account',
    howLong: 'Until you sign out',
  },
  appFiles: {
    what: 'Our pages and code, which are the same for everyone, once you have opened the app page, your progress or your digital companion. They contain nothing about you',
    why: 'so that the app opens without a connection',
    howLong: 'Until the next version replaces them, or you clear them',
  },
  stripe: {
    what: 'Cookies from Stripe, the card payment company, set when its card form opens. They help it to detect fraud',
    howLong: '1 year and 30 minutes, as Stripe decides',
  },
  reCaptcha: {
    what: 'A cookie from Google, only if we use its reCAPTCHA instead of our own check against robots',
    howLong: 'About 6 months, as Google decides',
  },
}

const said = (words: Words, figures: StoredFigures) => (typeof words === 'string' ? words : words(figures))

/** The rows of the privacy policy, in the order of the table. */
export const storedRows = (figures: StoredFigures): string[][] =>
  (Object.keys(storedOnDevice) as StoredName[]).map((stored) => {
    const { name, what, why, howLong } = storedWords[stored]
    return [
      name ?? storedOnDevice[stored].keys.join(', '),
      [said(what, figures), ...(why ? [why] : [])].join(', '),
      said(howLong, figures),
    ]
  })
