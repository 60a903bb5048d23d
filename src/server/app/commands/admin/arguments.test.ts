import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { momentOf } from './option-kinds.ts'
import { readArguments, UsageError } from './read-arguments.ts'

const id = '3f0c1a52-7a3e-4a53-9d0e-0c7a2f1b9e11'
const read = (...typed: string[]) => readArguments(commands, typed)
const told = (...typed: string[]) => {
  const read = readArguments(commands, typed)
  if (read.is !== 'help') throw new Error('That is no help.')
  return read.lines.join('\n')
}

/** Split as a shell does. */
const cut = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

describe('help', () => {
  it.each([[[]], [['--help']], [['help']]])('of all by %j', (typed) => {
    const words = told(...typed)
    for (const { name } of commands) expect(words).toContain(`  ${name} `)
    expect(words).toContain('--yes and --reason')
  })

  it.each(commands.map((one) => [one.name, one] as const))('of %s has an example that works', (name, one) => {
    const words = told(...name.split(' '), '--help')
    expect(words).toContain(`npm run admin -- ${one.example}`)
    for (const option of Object.keys(one.options)) expect(words).toContain(`--${option}`)
    expect(words.includes('--yes')).toBe(one.changes)
    expect(words.includes('--json')).toBe(!one.changes)
    expect(read(...cut(one.example))).toMatchObject({ is: 'command', command: one })
  })

  it('of a family by its first word', () => {
    expect(told('staff')).toContain('staff reset-factor')
    expect(told('holidays', '--help')).not.toContain('staff')
  })
})

describe('what is typed', () => {
  it('is parsed with its options and --apply', () => {
    expect(read('erase', '--account', id)).toMatchObject({
      given: { account: id, now: false, 'call-off': false },
      isMeant: false,
      reason: null,
    })
    expect(read('erase', '--account', id, '--now', '--yes', '--reason', ' Asked. ')).toMatchObject({
      given: { now: true },
      isMeant: true,
      reason: 'Asked.',
    })
    expect(read('jobs', '--json')).toMatchObject({ isJson: true })
  })

  it.each([
    [['eras'], 'There is no command eras'],
    [['staff', 'sack'], 'The commands are: staff list, staff add, staff end, staff reset-factor.'],
    [['erase'], '--account is needed'],
    [['erase', '--account', 'robin@ferncliff.example'], '--account: an id'],
    [['erase', '--account', id, '--yes'], '--yes needs --reason'],
    [['erase', '--account', id, '--yes', '--reason', '  '], '--reason: must be text'],
    [['erase', '--account', id, '--force'], "Unknown option '--force'"],
    [['erase', '--account', id, '--json'], "Unknown option '--json'"],
    [['erase', id], 'Unexpected argument'],
    [['erase', '--account'], 'argument missing'],
    [['jobs', '--yes'], "Unknown option '--yes'"],
    [['find'], 'Exactly one of --email, --phone, --order, --account'],
    [['find', '--email', 'a@b.example', '--account', id], 'Exactly one of'],
    [['holidays', 'add', '--date', '2026-02-30', '--name', 'x'], '--date: a day'],
    [['holidays', 'list', '--year', '26'], '--year: a year'],
    [['resend', '--failed', '--since', 'yesterday'], '--since: a day'],
    [['resend', '--failed', '--since', '2026-11-16T99:00'], '--since: a day'],
  ])('%j is an unknown command', (typed, words) => {
    expect(() => read(...typed)).toThrow(UsageError)
    expect(() => read(...typed)).toThrow(words)
  })

  it('accepts a day, a time or a duration for a moment', () => {
    const now = Date.parse('2026-11-16T12:00:00Z')
    const iso = (since: string) => momentOf(since, now).toISOString()
    expect(iso('24h')).toBe('2026-11-15T12:00:00.000Z')
    expect(iso('7d')).toBe('2026-11-09T12:00:00.000Z')
    expect(iso('2026-11-16')).toBe('2026-11-16T00:00:00.000Z')
    expect(iso('2026-11-16T08:30')).toBe('2026-11-16T08:30:00.000Z')
  })
})

it('no command has an option with the name of a common one', () => {
  const common = ['yes', 'reason', 'json', 'help']
  expect(commands.flatMap(({ options }) => Object.keys(options)).filter((name) => common.includes(name))).toEqual([])
  const names = commands.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
