import { brand } from '../brand.ts'
import { counted, inWords } from '../numbers.ts'

/** The patient's own treatment card. Dates are already formatted. */
export const treatmentWords = {
  heading: 'Your treatment',
  states: { active: 'In treatment', paused: 'Paused', stopped: 'Ended' },
  weekly: 'Once a week',
  nextInjection: 'Next injection',
  /** By the form of the medicine: where a dose is logged. */
  logDose: { 'pre-filled pen': 'I’ve injected', tablet: 'I’ve taken it' },
  howToInject: 'How to inject',
  today: 'Today',
  injectionDay: 'I inject on',
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  dayNotKept: 'We couldn’t save your day. Please try again.',
  dayTooSoon: (days: number) =>
    `That day is less than ${counted(inWords(days), 'day')} after your last dose. Choose a later day, or change it after your next dose.`,
  noTreatment: 'You have no treatment to set a day for.',
  dosesLeft: 'Doses left',
  left: (inPen: number, of: number, unopened: number) =>
    [`${inPen} of ${of} in this pen`, ...(unopened > 0 ? [`and ${counted(unopened, 'unopened pen')}`] : [])].join(', '),
  leftNote:
    'This assumes you took every dose you haven’t told us about on the right day. If you’re not sure, check your pen.',
  lasts: 'Lasts until',
  penUntil: 'Use this pen until',
  penUntilNote: (days: number) =>
    `Use a pen within ${days} days of its first injection. After that, throw it away, even if there’s medicine left.`,
  nextPen: 'Earliest dispatch',
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
  change: { active: 'Pause, change or end it', paused: 'Restart, change or end it', stopped: 'Come back' },
  changeOurs: { active: 'Pause, change or end it', paused: 'Change or end it', stopped: 'View details' },
  missed: {
    title: 'Missed a dose?',
    text: (until: string, daysApart: number | null) =>
      `You can still take it until ${until}. After that, skip it and take the next dose on your usual day. Never take two doses to catch up.${
        daysApart === null
          ? ''
          : ` Inject once a week. If you change the day, leave at least ${counted(inWords(daysApart), 'day')} between doses.`
      } If you’ve missed more than one, message us before you inject.`,
  },
} as const
