import type { Command, Options } from './command.ts'

const changing = {
  yes: { kind: 'flag', words: 'make the change; without this the command only shows what it would do' },
  reason: { kind: 'text', words: 'why, in a sentence; required with --yes, and recorded' },
} as const satisfies Options

const reading = { json: { kind: 'flag', words: 'print JSON, for programs' } } as const satisfies Options
const asking = { reason: { kind: 'text', words: 'why, in a sentence; it is recorded' } } as const satisfies Options

/** Options of every command. */
export const usualOptions = (command: Command): Options =>
  command.changes ? changing : { ...reading, ...(command.takesReason ? asking : {}) }
