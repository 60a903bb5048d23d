import { counted } from '#content/numbers.ts'

export const bloodTestsWords = {
  title: 'Blood tests',
  description: 'When your next blood test is, and your results.',
  heading: ['Blood', 'tests'],
  lead: 'How your body is coping with treatment. A prescriber reads your results and writes to you about them.',
  loading: 'Loading your blood tests...',
  failed: 'We couldn’t load your blood tests. Please try again.',
  tryAgain: 'Try again',
  offline: 'You’re offline. Please try again when you’re connected.',
  notSent: 'This couldn’t be sent. Please try again.',
  none: 'No blood tests yet',
  noneWhat: 'They begin with your first delivery from us.',
  next: {
    heading: 'Your next test',
    states: {
      'up to date': 'Up to date',
      due: 'Due',
      overdue: 'Overdue',
      resting: 'Paused',
    },
    upToDate: (day: string) => `Your next blood test is due on ${day}. There’s nothing to do before then.`,
    /** While a kit is on its way, with them or at the laboratory. */
    withKit: {
      ahead: (day: string) => `Your next blood test is due on ${day}. You’ll find your kit below.`,
      due: (day: string) => `It was due on ${day}. You’ll find your kit below.`,
      dueToday: 'It’s due today. You’ll find your kit below.',
    },
    due: (day: string) => `It was due on ${day}. Choose one of the two ways below.`,
    dueToday: 'It’s due today. Choose one of the two ways below.',
    resting: 'Your treatment is paused or has ended, so no blood test is due.',
    baseline: (months: number) =>
      `This is your first test. If you’ve had blood taken in the ${counted(months, 'month')} before you started, those results count.`,
    panels: (names: string) => `What we look at: ${names}.`,
    why: (months: number) =>
      `We suggest a test every ${counted(months, 'month')}. The interval is our own, and you can talk to us about it.`,
  },
  handIn: {
    heading: 'Send results you already have',
    what: 'From your GP, a hospital or a clinic. Make sure that your name, your date of birth and the date of the sample can be read.',
    files: 'Photos or documents',
    button: 'Send to our team',
    done: 'Sent to our team',
    again: 'Two of our team enter your results separately, and then a prescriber reads them.',
    sent: 'What you’ve sent',
    states: {
      open: 'Being entered by our team',
      filed: 'Read and filed',
      refused: 'We couldn’t use this',
    },
  },
  kit: {
    heading: 'Get a kit by post',
    open: 'Your kit',
    what: 'A finger-prick kit with a prepaid envelope. You take the sample at home and post it to the laboratory.',
    to: 'We’ll send it to:',
    otherAddress: 'If this isn’t right, message our team first.',
    button: 'Ask for a kit',
    asked: 'We’ll send you a kit',
    from: (day: string) => `You can ask for a kit from ${day}.`,
    notOffered: 'We can’t send you a kit at the moment. Please use results from your GP or a clinic.',
    number: 'Kit number',
    check: 'Check that the number on your sample is the same.',
    states: {
      asked: 'We’re packing your kit',
      sent: 'On its way to you, or waiting for your sample',
      received: 'The laboratory has your sample',
      reported: 'The laboratory has sent the results',
      unusable: 'The sample couldn’t be used',
      lost: 'Lost on its way',
      cancelled: 'Cancelled',
    },
    how: 'Take the sample in the morning, early in the week, and post it on the same day. The leaflet in the box shows each step.',
    late: 'The laboratory hasn’t had your sample yet. If you’ve posted it, message us. If the kit never came, tell us and we’ll send another.',
    again: 'You can ask for another kit, or send results you already have.',
    tracking: (carrier: string, tracking: string) => `${carrier}, ${tracking}`,
    cancel: 'Cancel this kit',
    cancelled: 'Cancelled',
    write: 'Message our team',
  },
  results: {
    heading: 'Your results',
    none: 'There are no results to show yet.',
    waiting: (count: number, days: number) =>
      `${count === 1 ? 'New results are' : `${count} new sets of results are`} here. You’ll see them once a prescriber has read them, and after ${counted(days, 'day')} at the latest.`,
    taken: (day: string) => `Sample taken ${day}`,
    from: (laboratory: string, isTyped: boolean) =>
      isTyped ? `${laboratory}, entered by our team from what you sent` : laboratory,
    says: (name: string | null) => (name ? `${name} says` : 'Your prescriber says'),
    unread: 'No prescriber has written about these results yet. If you’re worried about a value, message us.',
    columns: { value: (unit: string) => `Your value, ${unit}`, range: 'Laboratory’s range', day: 'Day' },
    caption: (day: string) => `Results of the sample taken ${day}`,
    about: 'About this test, and over time',
    courseCaption: (name: string) => `${name} over time`,
    chart: (name: string, count: number, from: string, to: string) =>
      `${name}: ${counted(count, 'value')} from ${from} to ${to}, with the laboratory’s range. The table has each value.`,
    band: 'Shaded: the laboratory’s range',
    general:
      'The range is the laboratory’s, for most healthy people. A value outside it isn’t always a problem, and what it means for you is for your prescriber to say. The notes about each test are the same for everyone.',
    urgent: 'If you feel very unwell, call 999. For urgent advice, call 111.',
  },
} as const

/** On Today, while a test is due. */
export const bloodTestCard = {
  title: 'Your blood test is due',
  says: 'Send results you already have, or ask for a kit by post.',
  open: 'See how',
} as const
