import { type BlogTag, blogTags } from '../../src/content/site/blog.ts'

export interface FrontMatter {
  readonly title: string
  readonly description: string
  readonly tag: BlogTag
  readonly published: string
  readonly reviewed: string
  readonly reviewedBy: string
}

const keys = ['title', 'description', 'tag', 'published', 'reviewed', 'reviewedBy'] as const

const longestTitle = 70
const longestDescription = 160

/**
 * Reads the lines between the two `---` at the top of a file, one `key: value` each, and returns them with the text
 * that follows. `refuse` is called with what is wrong.
 */
export function readFrontMatter(
  source: string,
  reviewers: readonly string[],
  refuse: (reason: string) => never,
): { head: FrontMatter; text: string } {
  const [, lines, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? refuse('has no front matter.')
  const head = readLines(lines ?? '', refuse)
  if (head.title.length > longestTitle) refuse(`the title has more than ${longestTitle} characters.`)
  if (head.description.length > longestDescription) {
    refuse(`the description has ${head.description.length} characters; ${longestDescription} are shown.`)
  }
  const tag = blogTags.find((known) => known === head.tag)
  if (!tag) return refuse(`the tag "${head.tag}" is unknown. Known are ${blogTags.join(', ')}.`)
  for (const key of ['published', 'reviewed'] as const) {
    if (!isDate(head[key])) refuse(`${key} is "${head[key]}", not a date such as 2026-09-03.`)
  }
  if (head.reviewed < head.published) refuse('it was reviewed before it was published.')
  if (!reviewers.includes(head.reviewedBy)) {
    refuse(`the reviewer "${head.reviewedBy}" is unknown. Known are ${reviewers.join(', ')}.`)
  }
  return { head: { ...head, tag }, text: text ?? '' }
}

type Key = (typeof keys)[number]

function readLines(lines: string, refuse: (reason: string) => never): Record<Key, string> {
  const read = new Map<string, string>()
  for (const line of lines.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^(\w+): *(.*?) *$/.exec(line) ?? refuse(`cannot read the line "${line}".`)
    if (!keys.some((known) => known === key)) refuse(`"${key}" is not known in front matter.`)
    if (read.has(key)) refuse(`${key} is given twice.`)
    read.set(key, value)
  }
  const given = (key: Key) => read.get(key) || refuse(`${key} is missing.`)
  return {
    title: given('title'),
    description: given('description'),
    tag: given('tag'),
    published: given('published'),
    reviewed: given('reviewed'),
    reviewedBy: given('reviewedBy'),
  }
}

/** Whether a date exists, unlike 2026-02-30. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
