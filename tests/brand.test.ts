import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { registeredFacts } from '#content/site/registration.ts'
import { firstName, team } from '#content/site/team.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const brandFile = join('src', 'content', 'brand.ts')
/** The sources of text that visitors read. */
const sources = globSync('src/{content,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => path !== brandFile && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

test.each([
  brand.name,
  brand.phone.display,
  brand.email,
  // Numbers consisting of zeros also stand for those of people.
  ...Object.values(registeredFacts(brand)).filter((fact) => !/^0+$/.test(fact)),
  brand.app.href,
  ...brand.social.map(({ href }) => href),
  ...brand.certifications.map(({ name }) => name),
])('R-1 %s is spelled in the brand file alone', (words) => {
  const spelled = sources.filter(({ text }) => text.includes(words))
  expect(spelled.map(({ path }) => path)).toEqual([])
})

test('C-5 R-1 people are named only in the two files an operator edits', () => {
  const names = team.flatMap(({ id, name, slug }) => [name, slug, firstName(id)])
  const elsewhere = globSync(['src/**/*.{ts,tsx,md}', 'tools/**/*.{ts,tsx}', 'bench/**/*.ts'], { cwd: root }).filter(
    (path) => !/content\/(brand|site\/team)\.ts$|\.test\.tsx?$|\/testing\//.test(path),
  )
  expect(elsewhere.length).toBeGreaterThan(400)
  const naming = elsewhere.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return names.some((name) => text.includes(name))
  })
  expect(naming).toEqual([])
})
