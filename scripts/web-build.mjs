import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keepEarlierAssets } from './earlier-assets.mjs'
import { run } from './run.mjs'
import { siteFolders } from './site-folders.mjs'
import { slimManifest } from './slim-manifest.mjs'

const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|ico|webmanifest|map|data|wasm)$/

/**
 * Builds the site into its folder, each file beside its compressed forms. Throws with the builder's message. `bare`: without
 * those forms, and without the pictures that other sites show of a page.
 */
export async function buildWeb(root, node, compliance, { bare = false } = {}) {
  const folder = siteFolders[compliance]
  const client = join(root, folder, 'client')
  const bin = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const settleEarlier = await keepEarlierAssets(root, folder)
  const { code, output } = await run(node, [bin, 'build', root], {
    env: { ...process.env, NODE_ENV: 'production', COMPLIANCE: compliance, BARE_BUILD: bare ? '1' : '' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`The site could not be built.\n${output}`)
  await slimManifest(client)
  if (!bare) await precompress(client)
  settleEarlier()
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
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
