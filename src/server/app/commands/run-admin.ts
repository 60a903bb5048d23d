import { UnusableFile } from '../../intake/unusable-file.ts'
import { ConfigError } from '../../platform/config/config.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { describeError } from '../../platform/http/logging.ts'
import { NotDone } from './admin/command.ts'
import { commands } from './admin/commands.ts'
import { operatorNow } from './admin/operator.ts'
import { readArguments, UsageError } from './admin/read-arguments.ts'
import { runCommand } from './admin/run-command.ts'
import { withServices } from './with-services.ts'

const out = (text: string) => process.stdout.write(`${text}\n`)
const err = (text: string) => process.stderr.write(`${text}\n`)

// Piping the output into `head` must not stop the command.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const expected = [ConfigError, ApiError, NotDone, UnusableFile] as const

function saidOf(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof CardsUnreachable)
    return 'The card provider is not responding. What was done before that stays done.'
  return `It could not be done.\n${JSON.stringify(describeError(error))}`
}

/** 0: done. 1: failed. 2: usage error. */
export async function runAdmin(typed: readonly string[]): Promise<number> {
  try {
    const asked = readArguments(commands, typed)
    if (asked.is === 'help') asked.lines.forEach(out)
    else
      await withServices(err, (reached) => runCommand({ ...reached, operator: operatorNow(process.env) }, asked, out))
    return 0
  } catch (error) {
    err(error instanceof UsageError ? error.message : saidOf(error))
    return error instanceof UsageError ? 2 : 1
  }
}
