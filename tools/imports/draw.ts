import { writeFileSync } from 'node:fs'
import { importGraphFile, importGraphOf } from './import-graph.ts'
import { readImports } from './read-imports.ts'

writeFileSync(importGraphFile, importGraphOf(readImports(process.cwd())))
