export const medicineFactsWords = {
  title: 'About medicines',
  description: 'Questions people ask about medicines, and articles about them, for patients.',
  heading: ['About', 'medicines'],
  lead: 'Questions people ask about the medicines we prescribe, and articles about them. For advice about your own treatment, message your care team.',
  loading: 'Loading...',
  failed: 'We couldn’t load this page.',
  tryAgain: 'Try again',
  questions: 'Questions people ask',
  articles: 'Articles',
  readTime: (minutes: number) => `${minutes} min read`,
  reviewed: (name: string, day: string) => `Reviewed by ${name} on ${day}`,
  leaflet: 'Always follow the leaflet that came with your medicine.',
} as const
