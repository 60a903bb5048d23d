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
  social: [
    { network: 'Instagram', href: 'https://instagram.example/larkwell' },
    { network: 'Facebook', href: 'https://facebook.example/larkwell' },
    { network: 'LinkedIn', href: 'https://linkedin.example/larkwell' },
  ],
} as const
