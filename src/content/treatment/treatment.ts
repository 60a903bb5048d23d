import { brand } from '../brand.ts'
import { counted, inWords } from '../numbers.ts'

/** The card of somebody's own treatment. Dates come as they are written. */
export const treatmentWords = {
  heading: 'Your treatment',
  states: { active: 'In treatment', paused: 'Paused', stopped: 'Ended' },
  weekly: (dose: string) => `${dose} once a week`,
  nextInjection: 'Next injection',
  today: 'Today',
  injectionDay: 'I inject on',
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  dayNotKept: 'Your day could not be kept. Please try again.',
  dayTooSoon: (days: number) =>
    `That day would come less than ${counted(inWords(days), 'day')} after your last dose. Choose a later one, or change it after your next dose.`,
  noTreatment: 'There is no treatment to set a day for.',
  dosesLeft: 'Doses left',
  left: (inPen: number, of: number, unopened: number) =>
    [`${inPen} of ${of} in this pen`, ...(unopened > 0 ? [`and ${counted(unopened, 'unopened pen')}`] : [])].join(', '),
  leftNote: 'If you took every dose on its day. Count what is in your pen if you are not sure.',
  lasts: 'Lasts until',
  penUntil: 'Use this pen until',
  penUntilNote: (days: number) =>
    `A pen lasts for ${days} days after its first injection. After that, throw it away, even if some is left.`,
  nextPen: 'Next pen can leave',
  from: (day: string) => `from ${day}`,
  turns: { patient: 'Your turn', us: 'Our turn', nobody: null },
  by: (day: string) => `by ${day}`,
  calendar: 'Add to your calendar',
  calendarFile: 'reminders.ics',
  /** In a calendar that others may see. */
  reminder: `${brand.name}: today is your day`,
  checkIn: 'Answer the questions',
  pay: 'Pay',
  write: 'Write to your care team',
  weigh: 'Log your weight',
  change: { active: 'Pause, change or end it', paused: 'Go on, change or end it', stopped: 'Come back' },
  changeOurs: { active: 'Pause, change or end it', paused: 'Change or end it', stopped: 'See how it stands' },
  missed: {
    title: 'Missed a dose?',
    text: (until: string, daysApart: number | null) =>
      `The next one can be taken until ${until}. After that, leave it out and take the one after on your usual day; never two to catch up.${
        daysApart === null ? '' : ` At least ${counted(inWords(daysApart), 'day')} have to lie between two doses.`
      } If you have missed more than one, write to us first.`,
  },
} as const
