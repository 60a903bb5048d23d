import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breadcrumbs, StructuredData } from './structured-data.tsx'

const trail = [
  { name: 'Blog', path: '/blog' },
  { name: '</script><script>alert(1)</script> & "more"', path: '/blog/x' },
]

it('what a page tells search engines is JSON in one script element, whatever the words', () => {
  const markup = renderToStaticMarkup(createElement(StructuredData, { things: [breadcrumbs(trail)] }))
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Blog', item: 'https://larkwell.example/blog' },
          { '@type': 'ListItem', position: 2, name: trail[1]?.name, item: 'https://larkwell.example/blog/x' },
        ],
      },
    ],
  })
})
