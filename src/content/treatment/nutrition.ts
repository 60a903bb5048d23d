import { counted } from '../numbers.ts'

export const nutritionWords = {
  title: 'Nutrition sessions',
  description: 'Book, move or cancel a session with a nutritionist or dietitian.',
  heading: ['Talk about', 'food'],
  lead: (minutes: number) =>
    `${counted(minutes, 'minute')} by video with a registered nutritionist or dietitian, free of charge. Bring what’s in your kitchen, not a perfect week.`,
  loading: 'Loading...',
  failed: 'We couldn’t load this. Nothing has been lost.',
  tryAgain: 'Try again',
  none: 'Sessions come with a treatment',
  noneWhat: 'Once your treatment has begun, you can book a session here.',
  nobody: 'No session is free at the moment',
  nobodyWhat: 'Please look again in a few days, or send us a message.',
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
  noTreatment: 'Sessions come with a treatment, and yours has not begun or has ended. Nothing was booked.',
} as const
