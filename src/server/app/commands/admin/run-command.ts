import { recordAct } from '../../../platform/operators/acts.ts'
import type { Place } from './command.ts'
import type { ReadArguments } from './read-arguments.ts'

type Asked = Extract<ReadArguments, { is: 'command' }>

export const notMeant = 'Nothing was changed. To make the change, run it again with --yes --reason "…".'

/** A change is announced first, then recorded, then made. */
export async function runCommand(
  at: Omit<Place, 'typed' | 'reason'>,
  asked: Asked,
  say: (line: string) => void,
): Promise<void> {
  const sayAll = (lines: readonly string[]) => lines.forEach(say)
  const { command, given, isMeant, isJson, reason } = asked
  const names = Object.keys(given).filter((name) => given[name])
  const place: Place = { ...at, typed: [command.name, ...names.map((name) => `--${name}`)].join(' '), reason }
  if (!command.changes) {
    const { lines, data } = await command.run(place, given)
    return sayAll(isJson ? [JSON.stringify(data, null, 2)] : lines)
  }
  const { lines, execute, accountId = null, subject = null } = await command.plan(place, given)
  sayAll(lines)
  if (execute === null) return
  if (!isMeant) return say(notMeant)
  const { database, vault, now } = place.services
  const act = { operator: place.operator, command: place.typed, reason, accountId, subject }
  await database.run((orm) => recordAct(orm, vault, act, now()))
  sayAll(await execute())
}
