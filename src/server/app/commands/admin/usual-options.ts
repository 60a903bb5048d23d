import type { Command, Options } from './command.ts'

const changing = {
  yes: { kind: 'flag', words: 'do it; without this it is only said what would be done' },
  reason: { kind: 'text', words: 'why, in a sentence; needed with --yes, and written down' },
} as const satisfies Options

const reading = { json: { kind: 'flag', words: 'for machines' } } as const satisfies Options
const asking = { reason: { kind: 'text', words: 'why, in a sentence; it is written down' } } as const satisfies Options

/** Options of every command. */
export const usualOptions = (command: Command): Options =>
  command.changes ? changing : { ...reading, ...(command.takesReason ? asking : {}) }
