import { compliance } from './compliance.ts'

/** What an operator changes to run the service under their own name. No other file states these. */
export const brand = {
  name: 'Larkwell',
  /** The words beside the mark when the page needs a sentence, not a name. */
  strapline: 'Doctor-led care, at your own pace',
  domain: 'larkwell.example',
  phone: { display: '0808 157 0142', href: 'tel:+448081570142' },
  email: 'hello@larkwell.example',
  supportHours: 'Monday to Friday 9:00 AM - 6:00 PM',
  country: 'United Kingdom',
  /** What the pages claim, in a few words each. Claim only what you can show. */
  claims: compliance.advertisesTreatment
    ? [
        { claim: 'CQC regulated', detail: 'By the Care Quality Commission, with ongoing clinical support' },
        { claim: 'Free, discreet delivery', detail: 'No names, logos or delivery fee' },
        { claim: 'UK licensed', detail: 'Medications and clinicians' },
        { claim: 'Clinically proven', detail: 'Treatments, with support around them' },
        { claim: 'Pause or cancel any time', detail: 'Your care, at your pace' },
      ]
    : [
        { claim: 'CQC regulated', detail: 'By the Care Quality Commission, with ongoing clinical support' },
        { claim: 'UK clinicians', detail: 'Licensed, and on public registers' },
        { claim: 'One team', detail: 'Clinicians, coaches and a dietitian' },
        { claim: 'A plain answer', detail: 'If other care is better for you, we say so' },
        { claim: 'Pause or cancel any time', detail: 'Your care, at your pace' },
      ],
  /**
   * On: certificates and the number below are examples, and pages say so. Off: only certificates that are held are
   * shown, and the number must be yours.
   */
  isExample: true as boolean,
  /** The registered provider of the prescribing service. Production does not start while any of this is an example. */
  cqc: {
    providerId: '1-0000000000',
    provider: 'Example Care Ltd',
    /** Where the prescribers practise, for prescriptions and letters. The postcode comes last, after a comma. */
    address: '14 Example Row, Ferncliff, FC1 4LW',
    registeredManager: 'Morgan Example',
  },
  /** Who supplies the medicines, as the General Pharmaceutical Council has them. As above. */
  pharmacy: {
    name: 'Example Pharmacy',
    address: '1 Example Row, Ferncliff, FC1 4LW',
    premisesNumber: '0000000',
    superintendent: { name: 'Rowan Example', number: '0000000' },
  },
  /**
   * Who answers for personal data, for the privacy policy: the data protection officer, and the number in the register of
   * the Information Commissioner. As above.
   */
  dataProtection: { officer: 'Sage Example', email: 'privacy@larkwell.example', icoNumber: '00000000' },
  /** Shown in this order. `certificate` is the number of yours, or null while you hold none. */
  certifications: [
    { name: 'SOC 2', about: 'Security controls', certificate: null as string | null },
    { name: 'ISO 9001', about: 'Quality management', certificate: null as string | null },
    { name: 'ISO 27001', about: 'Information security', certificate: null as string | null },
    { name: 'ISO 13485', about: 'Medical devices', certificate: null as string | null },
    { name: 'Cyber Essentials', about: 'Protection online', certificate: null as string | null },
    { name: 'HIPAA', about: 'Privacy of health data', certificate: null as string | null },
    { name: 'CQC registered', about: 'Health and care', certificate: null as string | null },
  ],
  /**
   * Where phones find the companion app: its page here, at your own domain. QR codes of these addresses are drawn when the
   * site is built. `at` is the part of that page for one kind of phone.
   */
  app: {
    href: 'https://larkwell.example/app',
    stores: [
      { name: 'App Store', device: 'iPhone', at: 'iphone', href: 'https://larkwell.example/app#iphone' },
      { name: 'Google Play', device: 'Android', at: 'android', href: 'https://larkwell.example/app#android' },
    ],
  },
  /** Who sees people for an ADHD assessment, until others are added. The id stays when the rest changes. */
  consultant: {
    id: 'consultant',
    name: 'Dr Imogen Ashdown',
    title: 'Consultant psychiatrist',
  },
  /** On: both consents to marketing are needed to book, as specified. Off: they are a free choice, as PECR has it. */
  marketingConsentRequired: true,
  social: [
    { network: 'Instagram', href: 'https://instagram.example/larkwell' },
    { network: 'Facebook', href: 'https://facebook.example/larkwell' },
    { network: 'LinkedIn', href: 'https://linkedin.example/larkwell' },
  ],
} as const
