import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blogTags } from '#content/site/blog.ts'
import { teasers, teasersFor } from '#web/site/blog/teasers.ts'
import { drawCover } from '../tools/blog/covers/draw-cover.ts'
import { feedOf } from '../tools/blog/feed.ts'
import { readLibrary, readTimeOf, teaserOf } from '../tools/blog/library.ts'

const head = {
  title: 'A walk before breakfast',
  description: 'Why it helps, and how to begin.',
  tag: 'FITNESS',
  published: '2026-09-03',
  reviewed: '2026-10-20',
  reviewedBy: 'coach',
}
const text = '\nPut your shoes by the door.\n\n## The first morning\n\nWalk to the corner and back.\n'

const fileOf = (lines: Readonly<Record<string, string>>, body = text) =>
  `---\n${Object.entries(lines)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkwell-blog-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, source: string) => writeFileSync(join(folder, name), source)
const read = (source: string, name = 'a-walk.md') => {
  put(name, source)
  return readLibrary(folder)
}

describe('a file in the articles folder', () => {
  it('ST-04 becomes an article', () => {
    const [walk, ...others] = read(fileOf(head))
    expect(others).toEqual([])
    expect(walk?.article).toMatchObject({
      id: 'a-walk',
      href: '/blog/a-walk',
      title: head.title,
      tag: 'FITNESS',
      readTime: 1,
      reviewedBy: { slug: 'callum-thorne', name: 'Callum Thorne', title: 'Health and behaviour change coach' },
      headings: [{ id: 'the-first-morning', heading: 'The first morning' }],
    })
    expect(walk?.article.cover.src).toMatch(/^\/assets\/cover-a-walk-[0-9a-f]{8}\.svg$/)
    expect(walk?.coverSvg).toContain('<svg')
  })

  const without = (key: keyof typeof head) => {
    const { [key]: _, ...rest } = head
    return fileOf(rest)
  }

  it.each([
    ['no front matter', text, 'has no front matter'],
    ['no title', without('title'), 'title is missing'],
    ['an empty title', fileOf({ ...head, title: '' }), 'title is missing'],
    ['no description', without('description'), 'description is missing'],
    ['no reviewer', without('reviewedBy'), 'reviewedBy is missing'],
    ['a long title', fileOf({ ...head, title: 'x'.repeat(71) }), 'more than 70 characters'],
    ['a long description', fileOf({ ...head, description: 'x'.repeat(161) }), 'the description has 161 characters'],
    ['an unknown tag', fileOf({ ...head, tag: 'Fitness' }), 'the tag "Fitness" is unknown. Known are WEIGHT LOSS,'],
    ['an unknown reviewer', fileOf({ ...head, reviewedBy: 'dr-who' }), 'the reviewer "dr-who" is unknown'],
    ['a day that is none', fileOf({ ...head, published: '2026-02-30' }), 'published is "2026-02-30", not a date'],
    ['a date in words', fileOf({ ...head, reviewed: '3 September' }), 'reviewed is "3 September", not a date'],
    ['a review before its time', fileOf({ ...head, reviewed: '2026-01-01' }), 'reviewed before it was published'],
    ['a key nobody knows', fileOf({ ...head, author: 'me' }), '"author" is not known'],
    ['a key given twice', fileOf(head).replace('tag:', 'title: Again\ntag:'), 'title is given twice'],
    ['a line that is none', fileOf(head).replace('tag:', 'and so on\ntag:'), 'cannot read the line "and so on"'],
    ['a figure that is none', fileOf(head, `${text}\nIt costs {{pounds}}.\n`), '"{{pounds}}" is no figure of ours'],
    ['a block of HTML', fileOf(head, `${text}\n<div>hello</div>\n`), 'has raw HTML: <div>'],
    ['HTML in a line', fileOf(head, `${text}\nA <b>word</b>.\n`), 'has raw HTML: <b>'],
    ['a script', fileOf(head, `${text}\n<script>alert(1)</script>\n`), 'has raw HTML: <script>'],
    ['a picture', fileOf(head, `${text}\n![A shoe](/shoe.png)\n`), 'articles have no image'],
    ['code', fileOf(head, `${text}\n\`code\`\n`), 'articles have no codespan'],
    ['an entity', fileOf(head, `${text}\nFish &amp; chips.\n`), 'write the character itself'],
    ['a second title', fileOf(head, `# Again\n${text}`), 'the only heading of the first level'],
    ['a deep heading', fileOf(head, `${text}\n#### Deep\n`), 'level 4'],
    ['a heading out of order', fileOf(head, `### Early\n${text}`), 'stands before any "## "'],
    ['two headings alike', fileOf(head, `${text}\n## The first morning\n`), 'two headings "The first morning"'],
    ['no section', fileOf(head, 'One line.\n'), 'has no section'],
    ['a dead page', fileOf(head, `${text}\n[Read](/nowhere)\n`), 'the link to /nowhere leads nowhere'],
    ['a dead article', fileOf(head, `${text}\n[Read](/blog/nothing)\n`), 'the link to /blog/nothing leads nowhere'],
    ['a dead profile', fileOf(head, `${text}\n[Read](/team/nobody)\n`), 'the link to /team/nobody leads nowhere'],
    ['a dead subject', fileOf(head, `${text}\n[Read](/blog?tag=MONEY)\n`), 'leads nowhere'],
    ['a dead section', fileOf(head, `${text}\n[Up](#the-last-morning)\n`), 'leads nowhere'],
    ['a page that is not public', fileOf(head, `${text}\n[Read](/dev/outbox)\n`), 'leads nowhere'],
    ['an unsafe link', fileOf(head, `${text}\n[Read](http://plain.example)\n`), 'leads nowhere'],
    ['a link that runs', fileOf(head, `${text}\n[Read](javascript:alert)\n`), 'leads nowhere'],
  ])('with %s is refused with its name and the reason', (_, source, reason) => {
    expect(() => read(source)).toThrow(/^a-walk\.md: /)
    expect(() => read(source)).toThrow(reason)
  })

  it.each(['Not-Kebab.md', 'two--hyphens.md', 'not-found.md'])('called %s is refused', (name) => {
    expect(() => read(fileOf(head), name)).toThrow(`${name}: this name cannot be an address`)
  })

  it('may link to pages, profiles, subjects, articles and their sections, and other sites', () => {
    put('other.md', fileOf(head))
    const links = ['/faq', '/team/rowan-pell', '/blog?tag=WEIGHT%20LOSS', '/blog/other#the-first-morning']
    const out = ['#the-first-morning', 'https://www.nhs.uk/live-well', 'tel:116123']
    const body = [...links, ...out].map((href) => `[Read](${href})`).join('\n\n')
    expect(read(fileOf(head, text + body))).toHaveLength(2)
  })

  it('is read unchanged', () => {
    const [walk] = read(fileOf(head, 'One *two* **three**\nand [four](/faq).\n\n## Five’s\n\n1. Six\n2. Seven\n'))
    expect(walk?.article.body).toEqual([
      {
        kind: 'p',
        children: [
          'One ',
          { kind: 'em', children: ['two'] },
          ' ',
          { kind: 'strong', children: ['three'] },
          ' and ',
          { kind: 'a', href: '/faq', children: ['four'] },
          '.',
        ],
      },
      { kind: 'h2', id: 'fives', children: ['Five’s'] },
      {
        kind: 'ol',
        children: [
          { kind: 'li', children: ['Six'] },
          { kind: 'li', children: ['Seven'] },
        ],
      },
    ])
    expect(walk?.words).toBe(8)
  })
})

describe('reading time', () => {
  it.each([
    [0, 1],
    [220, 1],
    [329, 1],
    [330, 2],
    [700, 3],
    [1_200, 5],
  ])('ST-04 %i words take %i minutes', (words, minutes) => {
    expect(readTimeOf(words)).toBe(minutes)
  })

  it('counts the text with its tables and without the sources', () => {
    const table = '| a | b |\n|---|---|\n| c | d |\n'
    const [walk] = read(fileOf(head, `One two.\n\n## Three\n\n${table}\n## Sources\n\n- Not this\n`))
    expect(walk?.words).toBe(7)
  })
})

describe('the published articles', () => {
  const library = readLibrary()

  it('ST-04 twelve articles, two of each subject', () => {
    expect(library).toHaveLength(12)
    for (const tag of blogTags) expect(library.filter(({ article }) => article.tag === tag)).toHaveLength(2)
  })

  it.each(library.map(({ article: { id }, words }) => [id, words]))('ST-04 %s has 700 to 1,200 words', (_, words) => {
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1_200)
  })

  it.each(library.map(({ article }) => [article.id, article]))('ST-04 %s names its sources', (_, { headings }) => {
    expect(headings.at(-1)?.id).toBe('sources')
  })

  it('ST-04 are listed without their bodies, newest first', () => {
    expect(teasers).toEqual(library.map(teaserOf))
    expect(Object.keys(teasers[0] ?? {}).sort()).toEqual(
      ['cover', 'description', 'href', 'id', 'published', 'readTime', 'tag', 'title'].sort(),
    )
  })

  it('can be fetched by name, in the given order', () => {
    const wanted = [
      'understanding-glp-1-medications',
      'role-of-nutrition-in-weight-management',
      'incorporating-fitness-into-your-routine',
    ]
    expect(teasersFor(wanted).map(({ href }) => href)).toEqual(wanted.map((slug) => `/blog/${slug}`))
    expect(() => teasersFor(['nothing'])).toThrow('There is no article nothing.')
  })

  it('have covers that differ from each other', () => {
    expect(new Set(library.map(({ coverSvg }) => coverSvg)).size).toBe(12)
    expect(new Set(library.map(({ article }) => article.cover.alt)).size).toBe(12)
  })
})

describe('a cover', () => {
  it('is drawn in the colours of the site', () => {
    const ours = new Set(readFileSync('src/web/app/colours.css', 'utf8').match(/#[0-9a-f]{6}\b/g))
    // Half way between two of them, for hills half way to the horizon.
    ours.add('#80ad9c')
    const used = new Set(readLibrary().flatMap(({ coverSvg }) => coverSvg.match(/#[0-9a-f]{6}\b/g) ?? []))
    expect([...used].filter((colour) => !ours.has(colour))).toEqual([])
    expect(used.size).toBeGreaterThan(10)
  })

  it.each(blogTags)('for %s depends on the name alone, and differs between names', (tag) => {
    const names = Array.from({ length: 20 }, (_, i) => `article-${i}`)
    const drawn = names.map((name) => drawCover(name, tag))
    expect(names.map((name) => drawCover(name, tag))).toEqual(drawn)
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(20)
    for (const { svg, alt } of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|style=|<script|<text/)
      expect(alt).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('the feed', () => {
  it('has every article once, newest first, with the date as feed readers want it', () => {
    const feed = feedOf(readLibrary().map(teaserOf))
    const links = [...feed.matchAll(/<guid>http:\/\/localhost:3000([^<]+)<\/guid>/g)].map(([, href]) => href)
    expect(links).toEqual(teasers.map(({ href }) => href))
    expect(feed).toMatch(/<pubDate>\w{3}, \d{2} \w{3} 2026 12:00:00 GMT<\/pubDate>/)
  })

  it('escapes what is not markup', () => {
    const [walk] = read(fileOf({ ...head, title: 'Fish & chips < "soup"' }))
    if (!walk) throw new Error('There is no article.')
    expect(feedOf([teaserOf(walk)])).toContain('<title>Fish &amp; chips &lt; &quot;soup&quot;</title>')
  })
})
