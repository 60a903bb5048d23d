import { counted } from '../numbers.ts'

export const nutritionWords = {
  title: 'Nutrition sessions',
  description: 'Book, move or cancel a session with a nutritionist or dietitian.',
  heading: ['Talk about', 'food'],
  lead: (minutes: number) =>
    `${counted(minutes, 'minute')} by video with a registered nutritionist or dietitian, free of charge. Talk about what you really eat. It doesn’t have to be perfect.`,
  loading: 'Loading...',
  failed: 'We couldn’t load this. Nothing has been lost.',
  tryAgain: 'Try again',
  none: 'Sessions are part of treatment',
  noneWhat: 'Once your treatment has started, you can book a session here.',
  nobody: 'No sessions are available at the moment',
  nobodyWhat: 'Please check again in a few days, or send us a message.',
  bookedFor: 'Booked for',
  withTeam: 'With a nutritionist or dietitian, by video',
  move: 'Change time',
  choose: 'Choose a time',
  chooseFirst: 'Choose a day and a time.',
  confirm: (when: string) => `Book ${when}`,
  moveTo: (when: string) => `Move to ${when}`,
  confirming: 'Booking...',
  booked: 'Your session is booked',
  moved: 'Your session has been moved',
  emailed: (when: string) => `${when}. We’ve emailed it to you for your calendar.`,
  cancelled: 'Your session is cancelled',
  cancelling: {
    title: 'Cancel this session?',
    open: 'Cancel it',
    keep: 'Keep it',
    confirm: 'Yes, cancel it',
    confirming: 'Cancelling...',
    money: 'There’s no charge, and you can book another.',
  },
  card: ['Talk about food', 'Book a free session with a nutritionist or dietitian.'],
  open: 'Nutrition sessions',
} as const

export const nutritionRefusals = {
  another: 'This is not a nutrition session. Nothing was cancelled.',
  noTreatment: 'Sessions are part of treatment, and yours hasn’t started or has ended. Nothing was booked.',
} as const
