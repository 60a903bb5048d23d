export const whoseAnswersWords = {
  heading: ['Are these answers', 'yours?'],
  lead: 'Someone answered questions on this device before you signed in.',
  mine: 'Yes, they are mine',
  mineWhat: 'We add them to your account, and you carry on from there.',
  notMine: 'No, they are not mine',
  notMineWhat:
    'Your account stays as it is. We set these answers aside, and put them back on this device when you sign out.',
  busy: 'Signing in...',
} as const

export const signedOutWords = {
  what: 'You have been signed out. Your answers are still on this device. Sign in again to save them.',
  signIn: 'Sign in',
  startAgain: 'Start again without them',
} as const
