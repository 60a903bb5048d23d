import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keepEarlierAssets } from './earlier-assets.mjs'
import { run } from './run.mjs'
import { siteFolders } from './site-folders.mjs'
import { slimManifest } from './slim-manifest.mjs'

const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|ico|webmanifest|map|data|wasm)$/

/**
 * Builds the site into its folder. Throws with the builder's message. `bare`: without what `finishWeb` adds, and nothing on the
 * site depends on.
 */
export async function buildWeb(root, node, compliance, { bare = false } = {}) {
  const folder = siteFolders[compliance]
  const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const settleEarlier = await keepEarlierAssets(root, folder)
  const { code, output } = await run(node, [bin, 'build', root], {
    env: { ...process.env, NODE_ENV: 'production', COMPLIANCE: compliance },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The site could not be built.\n${output}`)
  await slimManifest(join(root, folder, 'client'))
  settleEarlier()
  if (!bare) await finishWeb(root, node, compliance)
}

/** Adds the compressed forms of every file, and the pictures that other sites show of a page. Can be done again. */
export async function finishWeb(root, node, compliance) {
  const folder = join(root, siteFolders[compliance])
  const drawing = run(node, [join(root, 'tools', 'seo', 'write-previews.ts'), folder], { quiet: true })
  await precompress(join(folder, 'client'))
  const { code, output } = await drawing
  if (code !== 0) throw new Error(`The preview pictures could not be made.\n${output}`)
}

async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((file) => compressBeside(join(file.parentPath ?? file.path, file.name))))
}

async function compressBeside(path) {
  const content = await readFile(path)
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeWhole(`${path}.br`, br), writeWhole(`${path}.gz`, gz)])
}

/** A start that is killed meanwhile leaves no half file, which the next one would serve. */
async function writeWhole(path, bytes) {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
