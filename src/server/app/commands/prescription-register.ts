import { and, asc, eq, gt } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type Prescription, type ReadPrescription, readPrescription } from '../../clinical/supply/prescription-of.ts'
import { prescriptions } from '../../clinical/supply/tables.ts'
import { ConfigError } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

const atOnce = 200

const usage = `npm run prescription:verify -- 1042
npm run prescription:verify -- --all`

/** Null: all of them. */
export function wantedNumber(given: readonly string[]): number | null {
  const [first = '', ...more] = given
  if (more.length > 0 || !/^(--all|[1-9]\d{0,14})$/.test(first)) throw new ConfigError(usage)
  return first === '--all' ? null : Number(first)
}

/** Prints for each whether it matches its signature. False: one does not, or there is none. */
export async function readRegister(
  database: Database,
  vault: Vault,
  wanted: number | null,
  say: (line: string) => void,
): Promise<boolean> {
  let [after, count, broken] = [0, 0, 0]
  for (;;) {
    const rows = await database.run((orm) =>
      orm
        .select()
        .from(prescriptions)
        .where(and(gt(prescriptions.number, after), wanted === null ? undefined : eq(prescriptions.number, wanted)))
        .orderBy(asc(prescriptions.number))
        .limit(atOnce),
    )
    for (const row of rows) {
      const read = await database.run((orm) => readPrescription(orm, vault, row)).catch(() => null)
      count += 1
      if (!read?.isIntact) broken += 1
      say(lineOf(row, read))
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = last.number
  }
  if (count === 0) say(wanted === null ? 'The register is empty.' : `There is no prescription ${wanted}.`)
  else say(`${count} verified, ${broken} not intact.`)
  return broken === 0 && (count > 0 || wanted === null)
}

/** Nothing about the patient: the output may be stored anywhere. One that cannot be opened counts as not intact. */
const lineOf = (row: Prescription, read: ReadPrescription | null): string =>
  [
    row.number,
    read ? `${read.written.prescriber.name} (${read.written.prescriber.registration})` : 'unreadable',
    londonTimeAt(row.signedAt.getTime()).date,
    read?.isIntact ? 'intact' : 'NOT INTACT',
    ...(row.cancelledAt ? ['cancelled'] : []),
  ].join('  ')
