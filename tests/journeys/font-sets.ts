import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packaged = fileURLToPath(new URL('../../node_modules/@expo-google-fonts/fraunces', import.meta.url))

/**
 * Machines by the fonts they have. Two are always available, one far narrower and one far wider than the pages are
 * designed for; those of Linux systems are used where they are installed.
 */
export const fontSets: readonly { readonly name: string; readonly folder: string }[] = [
  { name: 'narrow letters', folder: join(packaged, '100Thin') },
  { name: 'wide letters', folder: join(packaged, '900Black') },
  ...['dejavu', 'liberation', 'noto']
    .map((name) => ({ name, folder: join('/usr/share/fonts/truetype', name) }))
    .filter(({ folder }) => existsSync(folder)),
]

/** The environment of a browser that finds the fonts of one folder and no others. */
export async function onlyFontsOf(folder: string) {
  const own = await mkdtemp(join(tmpdir(), 'larkwell-fonts-'))
  const config = join(own, 'fonts.conf')
  const parts = [`<dir>${folder}</dir>`, `<cachedir>${join(own, 'cache')}</cachedir>`]
  await writeFile(config, `<?xml version="1.0"?><fontconfig>${parts.join('')}</fontconfig>`)
  return {
    env: { ...process.env, FONTCONFIG_FILE: config },
    [Symbol.asyncDispose]: () => rm(own, { recursive: true, force: true }),
  }
}
