import { describe, expect, it } from 'vitest'
import type { Teaser } from '#content/site/article.ts'
import { type BlogTag, blogTags } from '#content/site/blog.ts'
import { byNewest, relatedTo, taggedWith, tagNamed } from './articles.ts'

const teaser = (id: string, tag: BlogTag, published: string): Teaser => ({
  id,
  title: id,
  description: '',
  href: `/blog/${id}`,
  tag,
  readTime: 5,
  published,
  cover: { src: '', alt: '' },
})

const oldRun = teaser('old-run', 'FITNESS', '2026-01-01')
const newRun = teaser('new-run', 'FITNESS', '2026-03-01')
const soup = teaser('soup', 'NUTRITION', '2026-04-01')
const bread = teaser('bread', 'NUTRITION', '2026-04-01')
const sleep = teaser('sleep', 'WELLBEING', '2026-02-01')
const all = [oldRun, soup, newRun, sleep, bread]

it('ST-04 articles are sorted newest first, those of one day by name', () => {
  expect([...all].sort(byNewest)).toEqual([bread, soup, newRun, sleep, oldRun])
})

describe('articles to read next', () => {
  it('have the same subject first, then the newest, and never include the article itself', () => {
    expect(relatedTo(newRun, all, 3)).toEqual([oldRun, bread, soup])
    expect(relatedTo(sleep, all, 2)).toEqual([bread, soup])
    expect(relatedTo(soup, all, 99)).toEqual([bread, newRun, sleep, oldRun])
  })

  it('do not change the list they were chosen from', () => {
    const given = [...all]
    relatedTo(newRun, given, 3)
    expect(given).toEqual(all)
  })
})

describe('the subject in an address', () => {
  it.each(blogTags)('ST-04 %s is understood as written', (tag) => {
    expect(tagNamed(tag)).toBe(tag)
  })

  it.each(['weight loss', 'Weight-Loss', 'weight_loss', ' WEIGHT  LOSS '])('ST-04 %j is understood too', (name) => {
    expect(tagNamed(name)).toBe('WEIGHT LOSS')
  })

  it.each([null, '', 'ALL', 'WEIGHT', 'constructor', '<script>'])(
    'ST-04 %j names no subject, and all articles are shown',
    (name) => {
      expect(tagNamed(name)).toBeNull()
      expect(taggedWith(tagNamed(name), all)).toEqual(all)
    },
  )

  it('ST-04 a subject shows its own articles only', () => {
    expect(taggedWith('NUTRITION', all)).toEqual([soup, bread])
    expect(taggedWith('ADHD', all)).toEqual([])
  })
})
