import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const scriptAddress = /\/assets\/[\w.-]+\.js/g
const importedFile = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g

export const addressesIn = (text: string, pattern: RegExp): Set<string> => new Set(text.match(pattern))

export const scriptsIn = (page: string): Set<string> => addressesIn(page, scriptAddress)

/** A script's static imports come before it; its dynamic ones come later. */
export async function withImports(client: string, scripts: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set(scripts)
  // Iterating a Set includes entries added meanwhile.
  for (const path of found) {
    const source = await readFile(join(client, path), 'utf8')
    for (const [, name] of source.matchAll(importedFile)) found.add(`/assets/${name}`)
  }
  return found
}
