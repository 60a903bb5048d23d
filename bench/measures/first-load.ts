import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesIn, scriptsIn, withImports } from '../../tools/app-worker/built-scripts.ts'
import { type Figure, kilobytes } from './figure.ts'

export const publicScriptsAtMost = 115e3
const cssAtMost = 16e3
const questionJsAtMost = 135e3

/** A question with fields of its own, and so with most of the code. */
const questionPage = 'assessment/questionnaire/step-5/index.html'

/** What a first request of the home page fetches, compressed as sent. */
export async function firstLoad(client: string): Promise<Figure[]> {
  const html = await readFile(join(client, 'index.html'), 'utf8')
  const styles = addressesIn(html, /\/assets\/[\w.-]+\.css/g)
  const css = await Promise.all([...styles].map((path) => readFile(join(client, path), 'utf8')))
  const fonts = addressesIn(css.join('\n'), /\/assets\/[\w.-]+\.woff2/g)
  const compressed = async (paths: Iterable<string>) => total([...paths].map((path) => `${join(client, path)}.br`))

  const bytes = {
    html: await compressed(['index.html']),
    js: await firstScripts(client, 'index.html'),
    css: await compressed(styles),
    icon: await compressed(['favicon.svg']),
    fonts: await total([...fonts].map((path) => join(client, path))),
  }
  const questionJs = await firstScripts(client, questionPage)
  const all = Object.values(bytes).reduce((sum, part) => sum + part)
  const limited = (name: string, size: number, limit: number): Figure => ({
    name: `${name} (brotli)`,
    result: kilobytes(size),
    target: { words: `at most ${limit / 1e3} KB`, isMet: size <= limit },
  })
  return [
    limited('JavaScript first loaded on the home page', bytes.js, publicScriptsAtMost),
    limited('CSS first loaded on the home page', bytes.css, cssAtMost),
    limited('JavaScript first loaded on a question', questionJs, questionJsAtMost),
    {
      name: 'Home page in all',
      result: `${kilobytes(all)} (HTML ${kilobytes(bytes.html)}, ${fonts.size} fonts ${kilobytes(bytes.fonts)})`,
    },
  ]
}

/** Bytes of all scripts a page loads before any interaction. */
export async function firstScripts(client: string, page: string): Promise<number> {
  const html = await readFile(join(client, page), 'utf8')
  const scripts = await withImports(client, scriptsIn(html))
  return total([...scripts].map((path) => `${join(client, path)}.br`))
}

async function total(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
