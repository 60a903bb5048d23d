import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseKeys } from './keys.ts'
import { addKeyIn, keysIn, removeKeyIn } from './keys-file.ts'
import { createVault } from './vault.ts'

const keyText = (fill: number) => Buffer.alloc(32, fill).toString('base64')
const vaultOf = (value: string) => {
  const keys = parseKeys(value)
  if (!keys) throw new Error('unreadable keys')
  return createVault(keys)
}
const vault = vaultOf(`one:${keyText(1)}`)

describe('the vault', () => {
  it('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (text, owner) => {
        expect(vault.open(vault.seal(text, owner), owner)).toBe(text)
      }),
    )
  })

  it('seals the same text differently each time, and digests it alike', () => {
    expect(vault.seal('text', 'me').equals(vault.seal('text', 'me'))).toBe(false)
    expect(vault.digest('text', 'me').equals(vault.digest('text', 'me'))).toBe(true)
    expect(vault.digest('text', 'me').equals(vault.digest('text', 'you'))).toBe(false)
    expect(vault.digest('text', 'me').equals(vaultOf(`one:${keyText(2)}`).digest('text', 'me'))).toBe(false)
  })

  it('does not open for another owner, nor after any single bit has changed', () => {
    const sealed = vault.seal('text', 'me')
    expect(() => vault.open(sealed, 'you')).toThrow()
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => vault.open(changed, 'me')).toThrow()
    }
    expect(() => vault.open(sealed.subarray(0, 8), 'me')).toThrow()
  })

  it('opens under an older key and seals under the current one', () => {
    const sealed = vault.seal('text', 'me')
    const rotated = vaultOf(`two:${keyText(2)}, one:${keyText(1)}`)
    expect(rotated.open(sealed, 'me')).toBe('text')
    expect(() => vault.open(rotated.seal('text', 'me'), 'me')).toThrow('"two" is not configured')
  })
})

describe('data keys', () => {
  it('B-5 look people up alike in every round of a rotation, also over several processes', () => {
    const [old, fresh] = [`old:${keyText(1)}`, `new:${keyText(2)}`]
    // One after the other the processes are given the new key to open with, then to seal with.
    const rounds = [old, `${old},${fresh},${old}`, `${fresh},${old}`].map(vaultOf)
    for (const round of rounds) expect(round.index('sam', 'email')).toEqual(rounds[0]?.index('sam', 'email'))
    for (const [place, round] of rounds.entries()) {
      const [before, after] = [rounds[place - 1] ?? round, rounds[place + 1] ?? round]
      for (const beside of [before, after]) expect(beside.open(round.seal('text', 'me'), 'me')).toBe('text')
    }
    expect(parseKeys(`${old},${fresh},old:${keyText(3)}`)).toBeNull()
    expect(parseKeys(`${old},${old}`)).toBeNull()
  })

  it('look up by the one on record, and recognise digests of another', () => {
    const keys = parseKeys(`new:${keyText(2)},old:${keyText(1)}`)
    if (!keys) throw new Error('unreadable keys')
    const both = createVault(keys)
    const [byNew, byOld] = both.indexes('sam', 'email')
    expect(both.index('sam', 'email')).toEqual(byOld)
    keys.indexId = 'new'
    expect(both.index('sam', 'email')).toEqual(byNew)
    keys.indexId = 'lost'
    expect(() => both.index('sam', 'email')).toThrow('"lost" is not configured')
  })

  it.each(['', 'one', `one:${keyText(1).slice(4)}`, `one:${keyText(1)},one:${keyText(2)}`, `:${keyText(1)}`])(
    '%j is not a set of keys',
    (value) => expect(parseKeys(value)).toBeNull(),
  )

  it('are made once per data folder, also by three processes at once, and are for the owner alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'larkwell-keys-'))
    const made = await Promise.all([keysIn(dataDir), keysIn(dataDir), keysIn(dataDir)])
    expect(new Set(made.map(({ byId, currentId }) => byId.get(currentId)?.toString('hex'))).size).toBe(1)
    const file = join(dataDir, 'data-keys')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const before = await readFile(file, 'utf8')
    await keysIn(dataDir)
    expect(await readFile(file, 'utf8')).toBe(before)
    expect(await addKeyIn(dataDir)).toBe('local-2')
    expect(await readFile(file, 'utf8')).toMatch(
      new RegExp(`^local-2:[^,]+,${before.trim().replace(/[+/]/g, '\\$&')}\n$`),
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await removeKeyIn(dataDir, 'local-1')
    expect([...(await keysIn(dataDir)).byId.keys()]).toEqual(['local-2'])
    await expect(removeKeyIn(dataDir, 'local-2')).rejects.toThrow('not be a list of keys')
    await writeFile(file, 'damaged')
    await expect(keysIn(dataDir)).rejects.toThrow('Restore it from a backup')
    await rm(dataDir, { recursive: true })
  })
})
