/** Values are stored and never change; the words may. */
const reasons = [
  { value: 'order', label: 'An order or a delivery' },
  { value: 'appointment', label: 'An appointment' },
  { value: 'treatment', label: 'My treatment or a medicine' },
  { value: 'account', label: 'Signing in or my account' },
  { value: 'payment', label: 'A payment or a refund' },
  { value: 'privacy', label: 'My data and privacy' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'other', label: 'Something else' },
] as const

export const contactForm = {
  heading: 'Send us a request',
  intro: 'We reply by email. Please fill in everything. Files are optional.',
  /** For a visitor who comes from one of our emails. */
  answering: (reference: string) =>
    `You are answering us about ${reference}. Use the email address we wrote to, and your reply joins the earlier messages.`,
  answerSubject: (reference: string) => `My answer about ${reference}`,
  email: { label: 'Email', hint: 'We will reply to this address.', missing: 'Enter your email address' },
  notAnEmail: 'Enter an email address in the correct format, like name@example.com',
  reason: { label: 'Reason', first: 'Choose a reason', missing: 'Choose what it is about' },
  reasons,
  subject: { label: 'Subject', missing: 'Enter a subject', hint: 'A few words.' },
  subjectTooLong: (most: number) => `Subject must be ${most} characters or fewer`,
  subjectNotOneLine: 'Subject must be one line of text',
  description: {
    label: 'Description',
    hint: 'What happened, and what you would like to happen next.',
    missing: 'Enter a description',
  },
  descriptionTooLong: (most: string) => `Description must be ${most} characters or fewer`,
  attachments: {
    label: 'Attachments (optional)',
    hint: (most: number, size: string) => `Up to ${most} files of ${size} each: PDF, PNG, JPEG, HEIC or plain text.`,
    add: 'Add files',
    list: 'Files to send',
    remove: 'Remove',
  },
  send: 'Send request',
  sending: 'Sending...',
  preparing: 'Getting ready to send',
  uploading: 'Uploading',
  arrived: 'Everything has arrived. Just a moment.',
  cancel: 'Cancel',
  stopped: 'Sending was stopped. Everything you wrote is still here.',
  offline:
    'You are offline, so we could not send your request. Everything you wrote is still here. Try again when you have a connection.',
  noAnswer:
    'We could not send your request: the connection was lost. Everything you wrote is still here. Check your connection and try again. It will not be sent twice.',
  busy: 'Many people are sending files at the moment. Everything you wrote is still here. Try again in a minute.',
  toast: {
    title: 'Request Submitted',
    text: 'Thank you for contacting us. Our support team will respond as soon as possible.',
    reference: (reference: string) => `Your reference is ${reference}.`,
  },
  sent: {
    heading: 'Request Submitted',
    reference: 'Your reference',
    next: 'A confirmation with this reference is on its way to your email address. Give us the reference if you call.',
    another: 'Send another request',
  },
  needsScript: {
    before: 'The form needs JavaScript, which is switched off or did not load. Write to ',
    between: ' or call ',
    after: ' instead.',
  },
} as const

/** What is wrong with a file, in words that say what to do. */
export const fileProblems = {
  tooMany: (most: number) => `Choose ${most} files or fewer`,
  noName: 'We cannot use the name of one of your files. Rename it and add it again',
  wrongKind: (name: string) => `“${name}” is not a PDF, PNG, JPEG, HEIC or plain text file. Choose another file`,
  empty: (name: string) => `“${name}” is empty. Choose another file`,
  tooBig: (name: string, size: string) => `“${name}” is larger than ${size}. Choose a smaller file`,
  otherwiseDeclared: (name: string, kind: string) =>
    `“${name}” is called ${kind}, but was sent as something else. Save it again as ${kind}, or choose another file`,
  notWhatItIsCalled: (name: string, kind: string) =>
    `“${name}” is called ${kind}, but is something else inside. Save it again as ${kind}, or choose another file`,
  unreadable: (name: string) => `“${name}” could not be read. Add it again`,
  cutShort: 'Some of your files did not arrive in full. Nothing was saved. Try again',
}
