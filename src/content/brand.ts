/** Everything an operator changes to run the service under their own name. Nothing else spells these out. */
export const brand = {
  name: 'Larkwell',
  /** The words beside the mark when the page needs a sentence, not a name. */
  strapline: 'Doctor-led care, at your own pace',
  domain: 'larkwell.example',
  phone: { display: '0808 157 0142', href: 'tel:+448081570142' },
  email: 'hello@larkwell.example',
  supportHours: 'Monday to Friday 9:00 AM - 6:00 PM',
  country: 'United Kingdom',
  /** Who sees people for an ADHD assessment, until others are added. The id stays when the rest changes. */
  consultant: {
    id: 'consultant',
    name: 'Dr Imogen Ashdown',
    title: 'Consultant psychiatrist',
    profile: [
      'Imogen has worked with adults in the NHS and in private practice for many years, most of them in clinics for ADHD and autism.',
      'She takes time to hear how things have been, at school and at work, at home and in your head, and asks before she concludes. If something other than ADHD explains it better, she says so.',
      'She sees people by video, and writes to you and, if you agree, to your GP.',
    ],
  },
  /** On: both consents to marketing are needed to book, as specified. Off: they are a free choice, as PECR has it. */
  marketingConsentRequired: true,
  social: [
    { network: 'Instagram', href: 'https://instagram.example/larkwell' },
    { network: 'Facebook', href: 'https://facebook.example/larkwell' },
    { network: 'LinkedIn', href: 'https://linkedin.example/larkwell' },
  ],
} as const
