import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/web/', import.meta.url))

/** Underlined as a link is, or with a mark that turns. The sheets take the browser's own triangle away. */
const cue = /underline|Chevron|group-open/

it('WCAG 1.3.1 whatever unfolds shows that it does', () => {
  const silent = globSync('**/*.tsx', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .flatMap((file) => {
      const found = readFileSync(root + file, 'utf8').match(/<summary\b.*?<\/summary>/gs) ?? []
      return found.filter((summary) => !cue.test(summary)).map((summary) => `${file}: ${summary.replace(/\s+/g, ' ')}`)
    })
  expect(silent).toEqual([])
})
