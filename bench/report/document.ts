import { readFile, writeFile } from 'node:fs/promises'

const places = {
  results: ['<!-- results: written by npm run bench -- --write -->', '<!-- end of results -->'],
  scale: ['<!-- scale: written by npm run bench -- --scale --write -->', '<!-- end of scale -->'],
  rivals: ['<!-- rivals: written by npm run bench -- --rivals --write -->', '<!-- end of rivals -->'],
  export: ['<!-- export: written by npm run bench -- --export --write -->', '<!-- end of export -->'],
  care: ['<!-- care: written by npm run bench -- --care --write -->', '<!-- end of care -->'],
  evening: ['<!-- evening: written by npm run simulate -- --write -->', '<!-- end of evening -->'],
  pages: ['<!-- pages: written by npm run bench -- --pages --write -->', '<!-- end of pages -->'],
} as const

export type PlaceInDocument = keyof typeof places

/** Inserts the results at their place in the document; the text around them is written by hand. */
export async function writeResults(path: string, results: string, place: PlaceInDocument): Promise<void> {
  const [begin, end] = places[place]
  const text = await readFile(path, 'utf8')
  const beginAt = text.indexOf(begin)
  const endAt = text.indexOf(end)
  if (beginAt === -1 || endAt < beginAt) throw new Error(`${path} has no place for results between its two markers.`)
  await writeFile(path, `${text.slice(0, beginAt)}${begin}\n\n${results}\n\n${text.slice(endAt)}`)
}
