import type { CaseView } from './case-view.ts'

export type Transcript = NonNullable<CaseView['answers']>
