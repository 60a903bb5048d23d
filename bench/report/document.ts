import { readFile, writeFile } from 'node:fs/promises'

const places = {
  results: ['<!-- results: written by npm run bench -- --write -->', '<!-- end of results -->'],
  pages: ['<!-- pages: written by npm run bench -- --pages --write -->', '<!-- end of pages -->'],
} as const

/** Puts the results where the document keeps a place for them; the words around it are a person's. */
export async function writeResults(path: string, results: string, place: keyof typeof places): Promise<void> {
  const [begin, end] = places[place]
  const text = await readFile(path, 'utf8')
  const beginAt = text.indexOf(begin)
  const endAt = text.indexOf(end)
  if (beginAt === -1 || endAt < beginAt) throw new Error(`${path} has no place for results between its two markers.`)
  await writeFile(path, `${text.slice(0, beginAt)}${begin}\n\n${results}\n\n${text.slice(endAt)}`)
}
