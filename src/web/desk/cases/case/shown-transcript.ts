import type { ShownCase } from './shown-case.ts'

export type Transcript = NonNullable<ShownCase['answers']>
