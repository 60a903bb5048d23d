import { runAdmin } from './run-admin.ts'

process.exitCode = await runAdmin(process.argv.slice(2))
