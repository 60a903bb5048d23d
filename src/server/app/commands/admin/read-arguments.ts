import { parseArgs } from 'node:util'
import type { Command, Option, Options } from './command.ts'
import { helpOf, overview } from './help.ts'
import { isOfKind, kindWords } from './option-kinds.ts'
import { usualOptions } from './usual-options.ts'

/** An unknown command or option. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type ReadArguments =
  | { readonly is: 'help'; readonly lines: readonly string[] }
  | {
      readonly is: 'command'
      readonly command: Command
      readonly given: Readonly<Record<string, string | boolean | undefined>>
      readonly isMeant: boolean
      readonly isJson: boolean
      readonly reason: string | null
    }

const asksForHelp = (typed: readonly string[]) => typed.includes('--help') || typed.includes('-h')

/** By its first two words, or its first. */
function commandIn(commands: readonly Command[], typed: readonly string[]) {
  for (const length of [2, 1]) {
    const name = typed.slice(0, length).join(' ')
    const found = commands.find((one) => one.name === name)
    if (found && typed.length >= length) return { found, rest: typed.slice(length) }
  }
  return null
}

/** Commands with this first word: `staff` alone shows help for all of them. */
const family = (commands: readonly Command[], [first = '']: readonly string[]) =>
  commands.filter(({ name }) => name.split(' ')[0] === first)

export function readArguments(commands: readonly Command[], typed: readonly string[]): ReadArguments {
  const [first] = typed
  if (first === undefined || first === 'help' || first === '--help' || first === '-h')
    return { is: 'help', lines: overview(commands) }
  const named = commandIn(commands, typed)
  if (!named) {
    const own = family(commands, typed)
    if (own.length > 0 && (typed.length === 1 || asksForHelp(typed))) return { is: 'help', lines: overview(own) }
    const known = (own.length > 0 ? own : commands).map(({ name }) => name).join(', ')
    throw new UsageError(`There is no command ${typed.slice(0, 2).join(' ')}. The commands are: ${known}.`)
  }
  const { found, rest } = named
  if (asksForHelp(rest)) return { is: 'help', lines: helpOf(found) }
  return readOptions(found, rest)
}

function readOptions(command: Command, typed: readonly string[]): ReadArguments {
  const options: Options = { ...command.options, ...usualOptions(command) }
  const wrong = (message: string) =>
    new UsageError(`${message}\nnpm run admin -- ${command.name} --help shows its options.`)
  const values = parsed(options, typed, wrong)
  for (const [name, { kind }] of Object.entries(options)) {
    const value = values[name]
    if (typeof value === 'string' && !isOfKind(kind, value)) throw wrong(`--${name}: ${kindWords[kind]}.`)
  }
  for (const [name, { isNeeded }] of Object.entries(options))
    if (isNeeded && values[name] === undefined) throw wrong(`--${name} is needed.`)
  const { oneOf = [] } = command
  if (oneOf.length > 0 && oneOf.filter((name) => values[name]).length !== 1)
    throw wrong(`Exactly one of ${oneOf.map((name) => `--${name}`).join(', ')} is needed.`)
  const isMeant = values.yes === true
  if (isMeant && values.reason === undefined) throw wrong('--yes needs --reason "…": the reason is recorded.')
  const given = Object.entries(command.options).map(([name, { kind }]) => [
    name,
    kind === 'flag' ? values[name] === true : values[name],
  ])
  return {
    is: 'command',
    command,
    given: Object.fromEntries(given),
    isMeant,
    isJson: values.json === true,
    reason: typeof values.reason === 'string' ? values.reason.trim() : null,
  }
}

function parsed(options: Options, typed: readonly string[], wrong: (message: string) => UsageError) {
  const typeOf = ({ kind }: Option) => ({ type: kind === 'flag' ? ('boolean' as const) : ('string' as const) })
  const config = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, typeOf(option)]))
  try {
    return parseArgs({ args: [...typed], options: config, allowPositionals: false, strict: true }).values
  } catch (error) {
    // Only the first sentence is for operators; the rest is advice for programmers.
    throw wrong(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}
