import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The router's manifest of all pages comes with every page. Most of it lists the files that each page imports, which a
 * browser finds anyway, and empty entries. What it says of each page in the same way is written once, and put back when it runs.
 */
export async function slimManifest(client) {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The site has no manifest.')
  const code = await readFile(join(assets, name), 'utf8')
  const [before, after] = [code.indexOf('{'), code.lastIndexOf('}') + 1]
  const manifest = JSON.parse(code.slice(before, after))
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
  await writeFile(join(assets, name), `${code.slice(0, before)}${JSON.stringify({ ...manifest, routes })};${putBack}`)
}

/** Every page has a component, and is listed by its id. */
const putBack =
  'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))Object.assign(route,{id,hasDefaultExport:true});'

function slim({ imports, id, hasDefaultExport, ...route }) {
  if (!hasDefaultExport) throw new Error(`${id} has no component.`)
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
}
