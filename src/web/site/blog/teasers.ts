export interface Teaser {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly href: string
  readonly tag: string
  readonly readTime: number
}

const shelf: readonly Omit<Teaser, 'href'>[] = [
  {
    id: 'understanding-glp-1-medications',
    title: 'Understanding GLP-1 medications',
    description: 'How they work, what they can and cannot do, and what to ask before you start.',
    tag: 'WEIGHT LOSS',
    readTime: 5,
  },
  {
    id: 'role-of-nutrition-in-weight-management',
    title: 'The role of nutrition in weight management',
    description: 'Protein, fibre and enough to drink: what matters most when you eat less.',
    tag: 'NUTRITION',
    readTime: 5,
  },
  {
    id: 'incorporating-fitness-into-your-routine',
    title: 'Incorporating fitness into your routine',
    description: 'Small ways to move more that survive a busy week.',
    tag: 'FITNESS',
    readTime: 4,
  },
  {
    id: 'the-mind-side-of-weight',
    title: 'The mind side of weight',
    description: 'Why willpower is the wrong word, and what helps instead.',
    tag: 'MENTAL HEALTH',
    readTime: 5,
  },
  {
    id: 'sleep-and-appetite',
    title: 'Sleep and appetite',
    description: 'A short night makes a hungry day. What to do about the night.',
    tag: 'WELLBEING',
    readTime: 4,
  },
  {
    id: 'adhd-in-adults-what-it-looks-like',
    title: 'ADHD in adults: what it looks like',
    description: 'Not the child on the chair, but the adult with forty open tabs.',
    tag: 'ADHD',
    readTime: 5,
  },
]

/** The named articles in the order of their names. One that is not there stops the build of the page that wants it. */
export const teasersFor = (slugs: readonly string[]): Teaser[] =>
  slugs.map((slug) => {
    const found = shelf.find(({ id }) => id === slug)
    if (!found) throw new Error(`There is no article ${slug}.`)
    return { ...found, href: `/blog/${slug}` }
  })
