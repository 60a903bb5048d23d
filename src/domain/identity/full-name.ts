interface Named {
  readonly name?: string | null | undefined
  readonly legalSurname?: string | null | undefined
}

/** The name of a person as it is written anywhere. Empty: it is not known. */
export const fullName = ({ name, legalSurname }: Named): string => [name, legalSurname].filter(Boolean).join(' ')
