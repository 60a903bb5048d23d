const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([^<]*)<\/script>/
const routeImport = /import \* as (\w+) from "([^"]+)";/g

/** Asking for one takes a phone some milliseconds: whatever is pressed meanwhile is heard between two portions. */
const atOnce = 5

/** After its first frame is made, for a browser that does not tell when it is on the screen. */
const drawnWithinMs = 200

/**
 * A page is shown before its scripts are asked for, so that on a slow connection its words, pictures and fonts have it to
 * themselves. Links work meanwhile. Then all scripts are asked for at once, as they would have been at the beginning.
 *
 * React makes a few errors for later use as it is loaded. Where each was made is nobody's question, and finding it out
 * makes a browser read all of React once more, so none is noted meanwhile.
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
  // React Router looks for its words, spaces and all, when it builds.
  const loader = [
    `new Promise(drawn=>{try{new PerformanceObserver(drawn).observe({type:"paint",buffered:true})}catch{}requestAnimationFrame(()=>setTimeout(drawn,${drawnWithinMs}))}).then(async()=>{`,
    `let n=0;for(const href of ${text(preloads)}){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));if(++n%${atOnce}==0)await new Promise(r=>{const {port1,port2}=new MessageChannel;port1.onmessage=r;port2.postMessage(0)})}`,
    ...first.map((address) => `await import(${text(address)});`),
    'const limit=Error.stackTraceLimit;Error.stackTraceLimit=0;',
    `const [${routes.map(({ name }) => name).join()}]=await Promise.all([${routes.map(({ address }) => `import(${text(address)})`).join()}]).finally(()=>{Error.stackTraceLimit=limit});`,
    `window.__reactRouterRouteModules = ${modules};import(${text(entry)})})`,
  ].join('')
  return page.replaceAll(preload, '').replace(start, () => `<script>${loader}</script>`)
}
