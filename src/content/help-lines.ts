/** Where to turn at once, the most urgent first. Public UK services. */
export const helpLines = [
  {
    key: 'emergency',
    name: '999',
    action: 'Call 999',
    when: 'if your life or someone else’s is in danger',
    href: 'tel:999',
  },
  {
    key: 'nhs-111',
    name: 'NHS 111',
    who: 'NHS 111',
    action: 'Call 111, option 2',
    when: 'if you need medical help soon. Choose option 2 for a mental health crisis',
    href: 'tel:111',
  },
  {
    key: 'samaritans',
    name: 'Samaritans, 116 123',
    who: 'Samaritans',
    action: 'Call 116 123',
    when: 'to talk to someone, day or night, for free',
    href: 'tel:116123',
  },
  {
    key: 'shout',
    name: 'Shout, text 85258',
    who: 'Shout',
    action: 'Text SHOUT to 85258',
    when: 'if you would rather text than talk',
    href: 'sms:85258',
  },
  // Everybody's own, so there is no number to give.
  { key: 'gp', name: 'Your GP', action: 'Ask your GP', when: 'if it can wait until the surgery opens' },
] as const
