import { readFileSync, writeFileSync } from 'node:fs'
import { encodeSet } from '../src/server/identity/accounts/golomb-set.ts'

/** Beyond this rank a list contains passwords of single people rather than common ones. */
const most = 100_000
/**
 * Shorter passwords are refused for their length. A common word of four letters with digits appended is long enough.
 */
const shortest = 4

const [list] = process.argv.slice(2)
if (!list) throw new Error('Usage: node tools/common-passwords.ts FILE, a password a line, the most common first.')

const texts = new Set<string>()
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  const plain = line.normalize('NFKC').toLowerCase()
  if (plain.length >= shortest) texts.add(plain)
  if (texts.size === most) break
}
const encoded = encodeSet(texts)
writeFileSync(new URL('../src/server/identity/accounts/common-passwords.bin', import.meta.url), encoded)
process.stdout.write(`${texts.size} passwords in ${encoded.length} bytes\n`)
