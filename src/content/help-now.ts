/** Where to turn at once. Public UK services, free to use. */
export const helpNow = {
  heading: 'If you need help now',
  intro: 'Please do not wait for us. We are not an emergency service.',
  contacts: [
    { name: '999', when: 'if your life or someone else’s is in danger', href: 'tel:999' },
    {
      name: 'NHS 111',
      when: 'if you need medical help soon. Choose option 2 for a mental health crisis',
      href: 'tel:111',
    },
    { name: 'Samaritans, 116 123', when: 'to talk to someone, day or night, for free', href: 'tel:116123' },
    { name: 'Shout, text 85258', when: 'if you would rather text than talk', href: 'sms:85258' },
    { name: 'Your GP', when: 'if it can wait until the surgery opens' },
  ],
} as const
