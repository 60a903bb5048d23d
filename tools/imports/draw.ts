import { writeFileSync } from 'node:fs'
import { architectureFile, architectureOf } from './architecture.ts'
import { readImports } from './read-imports.ts'

writeFileSync(architectureFile, architectureOf(readImports(process.cwd())))
