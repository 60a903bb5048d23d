import { brand } from '../brand.ts'

/** What an article can be about. Articles are the Markdown files in blog/; each carries one of these. */
export const blogTags = ['WEIGHT LOSS', 'NUTRITION', 'FITNESS', 'MENTAL HEALTH', 'WELLBEING', 'ADHD'] as const

export type BlogTag = (typeof blogTags)[number]

export const blog = {
  title: 'Blog',
  description: `Clear, careful articles on weight, food, movement, sleep, mind and ADHD, each reviewed by a named member of the ${brand.name} care team.`,
  heading: ['Worth', 'knowing.'],
  lead: 'Short reads on weight, food, movement, rest, mind and ADHD. Each is reviewed by someone on our care team and names its sources.',
  filter: 'Articles by subject',
  all: 'All',
  ask: {
    heading: 'What would you like to read?',
    words: 'Tell us what you have been wondering about. Good questions become articles.',
    action: 'Write to us',
  },
  feed: 'Follow by RSS',
  viewAll: 'View All Articles',
} as const

export const articlePage = {
  contents: 'In this article',
  reviewedBy: 'Reviewed by',
  related: 'Read next',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  copyFailed: 'Please copy the address from the top of your browser.',
  caution:
    'This article is general information and does not replace advice from someone who knows your health. If you are worried, speak to your GP or call NHS 111; in an emergency call 999.',
  notFound: {
    heading: 'Article not found.',
    what: 'We can’t find an article at this address. It may have been renamed or removed, or the link may be incomplete.',
    back: 'See all articles',
  },
} as const
