import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { directory } from './directory.ts'
import { erase } from './erase.ts'
import { exportData } from './export.ts'
import { exportFhir } from './export-fhir.ts'
import { find } from './find.ts'
import { holidays } from './holidays.ts'
import { listIncidents } from './incidents.ts'
import { jobs } from './jobs.ts'
import { reconcile } from './reconcile.ts'
import { resend } from './resend.ts'
import { endSessions } from './sessions.ts'
import { staff } from './staff.ts'

/** Everything that `npm run admin` can do. */
export const commands: readonly Command[] = [
  find,
  exportData,
  exportFhir,
  erase,
  endSessions,
  resend,
  reconcile,
  ...staff,
  ...holidays,
  directory,
  jobs,
  listIncidents,
  audit,
]
