import { described, foreignWrites } from './foreign-writes.ts'

const found = foreignWrites(process.cwd())
for (const each of found) console.error(described(each))
process.exitCode = found.length > 0 ? 1 : 0
