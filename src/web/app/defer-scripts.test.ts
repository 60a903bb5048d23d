import { expect, it } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body><h1>Hello</h1><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/faq-3.js";

  window.__reactRouterRouteModules = {"root":route0,"faq":route1};

import("/assets/entry-4.js");</script></body></html>`

it('E-16 a page asks for no script before it is drawn, and then for all of them', () => {
  const written = deferScripts(page)
  expect(written).not.toContain('<link rel="modulepreload"')
  expect(written).not.toContain('type="module"')
  expect(written).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  const loader = /<script>(.*)<\/script>/.exec(written)?.[1] ?? ''
  expect(loader).toMatch(/^new Promise\(drawn=>.*\{type:"paint",buffered:true\}.*\)\.then\(async\(\)=>\{/)
  expect(loader).toContain('["/assets/manifest-1.js","/assets/root-2.js"]')
  expect(loader).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root-2.js"),import("/assets/faq-3.js")])',
  )
  expect(loader).toContain('window.__reactRouterRouteModules = {"root":route0,"faq":route1}')
  expect(loader).toContain('import("/assets/entry-4.js")')
})

it('notes no traces while React is loaded, and does again afterwards, whatever becomes of it', () => {
  const [, before = '', after = ''] = /(.*)await Promise\.all\((.*)/.exec(deferScripts(page)) ?? []
  expect(before).toContain('const limit=Error.stackTraceLimit;Error.stackTraceLimit=0;')
  expect(after).toContain('.finally(()=>{Error.stackTraceLimit=limit})')
})

it('while one develops, everything that comes before the routes is asked for in its order', () => {
  const developed = page.replace('import "/assets', 'import "/hot-reload";\nimport "/assets')
  expect(deferScripts(developed)).toContain('await import("/hot-reload");await import("/assets/manifest-1.js");const ')
})

it('a page that begins in another way stops the build', () => {
  expect(() => deferScripts('<html></html>')).toThrow('no script to begin with')
  expect(() => deferScripts(page.replace('__reactRouterRouteModules', '__other'))).toThrow('unknown way')
})
