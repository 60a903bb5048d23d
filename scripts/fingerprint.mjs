import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of the files that decide which packages are installed. */
export function installFingerprint(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  hash.update(JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides }))
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}

const buildInputs = [
  'src/content',
  'src/domain',
  'src/contract',
  'src/web',
  'public',
  'tools/app-worker',
  'tools/blog',
  'tools/compliance/plugin.ts',
  'tools/seo',
  'tools/qr',
  'tools/chunks',
  'tools/lean-router',
  'tools/load-again',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/web-build.mjs',
  'scripts/slim-manifest.mjs',
]

/** Of the contents of everything that goes into the built site: names and times alone are not reliable. */
export function buildFingerprint(root) {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify(imports ?? {}))
  for (const input of buildInputs) addContents(hash, root, input)
  return hash.digest('hex')
}

function addContents(hash, root, path) {
  if (/\.test\.tsx?$/.test(path)) return
  const item = statSync(join(root, path))
  if (item.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addContents(hash, root, `${path}/${name}`)
  } else hash.update(`${path} ${item.size}\n`).update(readFileSync(join(root, path)))
}
