const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([^<]*)<\/script>/
const routeImport = /import \* as (\w+) from "([^"]+)";/g

/**
 * A page is shown before its scripts are asked for, so that on a slow connection its words, pictures and fonts have it to
 * themselves. Links work meanwhile. Then all scripts are asked for at once, as they would have been at the beginning.
 */
export function deferScripts(page: string): string {
  const preloads = [...page.matchAll(preload)].map(([, address]) => address)
  const code = start.exec(page)?.[1]
  if (!code) throw new Error('The page has no script to begin with.')
  const routes = [...code.matchAll(routeImport)].map(([, name, address]) => ({ name, address }))
  // The manifest; while one develops, what changes a page under way comes before it.
  const first = [...code.matchAll(/import "([^"]+)";/g)].map(([, address]) => address)
  const [, modules] = /window\.__reactRouterRouteModules = ([^;]+);/.exec(code) ?? []
  const [, entry] = /import\("([^"]+)"\);/.exec(code) ?? []
  if (first.length === 0 || !modules || !entry || routes.length === 0)
    throw new Error('The page begins in an unknown way.')

  const text = (value: unknown) => JSON.stringify(value)
  // In the frame after the first one that is drawn. React Router looks for its words, spaces and all, when it builds.
  const loader = `requestAnimationFrame(()=>setTimeout(async()=>{for(const href of ${text(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${first.map((address) => `await import(${text(address)});`).join('')}const [${routes.map(({ name }) => name).join()}]=await Promise.all([${routes.map(({ address }) => `import(${text(address)})`).join()}]);window.__reactRouterRouteModules = ${modules};import(${text(entry)})}))`
  return page.replaceAll(preload, '').replace(start, () => `<script>${loader}</script>`)
}
