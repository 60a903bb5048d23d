interface Addressed {
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly pincode?: string | undefined
}

/** Street, town and postcode as lines. In a booking's address, lines are separated by a hash. */
export const addressLines = ({ address, city, pincode }: Addressed): string[] =>
  [...(address?.split(/#|\n/) ?? []), city ?? '', pincode ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '')
