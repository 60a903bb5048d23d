/** A test that fails if its control is missing. */
export interface Proof {
  readonly file: string
  /** The title of the test or its group, or the beginning or another part of it, as it is in the source. */
  readonly title: string
  /** For a title with a placeholder: the row of the table that is meant. */
  readonly row?: string
  /** Where the row stands, if not in the test file. */
  readonly rowsIn?: string
}

/** An edit that takes a control away. */
export interface Edit {
  readonly file: string
  readonly find: string
  readonly replace: string
  /** How often the text is in the file; once by default. */
  readonly times?: number
}

/** A rule, gate, call, job or screen. */
export interface CodeControl {
  readonly is: 'code'
  readonly does: string
  readonly code: { readonly file: string; readonly name: string }
  readonly proof: Proof
  readonly switchOff: Edit
}

/** Who works at the operator. */
export const duties = [
  'clinical safety officer',
  'clinical lead',
  'superintendent pharmacist',
  'registered manager',
  'psychiatrist',
  'technical operator',
] as const

export type DutyHolder = (typeof duties)[number]

/** What people at the operator have to do, because no software can. */
export interface Procedure {
  readonly is: 'procedure'
  readonly does: string
  readonly by: DutyHolder
  /** How often, or on what occasion. */
  readonly when: string
  /** It is there for every hazard, so that none names it. */
  readonly isForAll?: true
}

export type Control = CodeControl | Procedure

interface Written {
  readonly does: string
  readonly code: CodeControl['code']
  readonly proof: Proof
  /** In the file of the code, unless it names another. */
  readonly switchOff: Omit<Edit, 'file'> & { readonly file?: string }
}

export const code = ({ does, code: of, proof, switchOff }: Written): CodeControl => ({
  is: 'code',
  does,
  code: of,
  proof,
  switchOff: { file: of.file, ...switchOff },
})
