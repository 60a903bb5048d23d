import { describe, expect, it } from 'vitest'
import { withHeadForMachines } from './head.ts'

const written = (title: string, more = '') =>
  `<html><head><title>${title}</title><meta name="description" content="Of &quot;this&quot; &amp; that."/>${more}</head><body></body></html>`

const thingsIn = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? '{}')['@graph']

describe('the head for machines', () => {
  it('says what the page says of itself, and is escaped as often as that is', () => {
    const page = withHeadForMachines(written('Fish &amp; chips | Larkwell'), '/about-us')
    expect(page).toContain('<meta property="og:title" content="Fish &amp; chips"/>')
    expect(page).toContain('<meta property="og:description" content="Of &quot;this&quot; &amp; that."/>')
    expect(thingsIn(page)[0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Larkwell', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'Fish & chips', item: 'http://localhost:3000/about-us' },
    ])
  })

  it('is data whatever the words are', () => {
    const page = withHeadForMachines(
      written('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp;'),
      '/about-us',
    )
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(thingsIn(page)[0].itemListElement[1].name).toBe('</script><script>alert(1)</script> $&')
  })

  it('names one address for a page, with or without a slash at its end', () => {
    expect(withHeadForMachines(written('About us'), '/about-us/')).toContain('href="http://localhost:3000/about-us"/>')
    expect(withHeadForMachines(written('Home'), '/')).toContain('<link rel="canonical" href="http://localhost:3000/"/>')
  })

  it('is only the mark where the page asks to be left out', () => {
    const page = withHeadForMachines(written('Account', '<meta name="robots" content="noindex"/>'), '/account')
    expect(page).toContain('rel="icon"')
    expect(page).not.toMatch(/canonical|og:|ld\+json/)
  })

  it('tells of an article when it was written and who reviewed it', () => {
    const page = withHeadForMachines(written('Sleep and appetite'), '/blog/sleep-and-appetite')
    const [posting, { itemListElement: trail }] = thingsIn(page)
    expect(posting).toMatchObject({ '@type': 'BlogPosting', url: 'http://localhost:3000/blog/sleep-and-appetite' })
    expect(posting.editor.url).toMatch(/^http:\/\/localhost:3000\/team\/[a-z-]+$/)
    expect(page).toContain(`<meta property="article:modified_time" content="${posting.dateModified}"/>`)
    expect(trail.map(({ name }: { name: string }) => name)).toEqual(['Larkwell', 'Blog', 'Sleep and appetite'])
  })
})
