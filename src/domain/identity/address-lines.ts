interface Addressed {
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly pincode?: string | undefined
}

/** Street, town and postcode, one below the other. A booking writes its address with a hash between the lines. */
export const addressLines = ({ address, city, pincode }: Addressed): string[] =>
  [...(address?.split(/#|\n/) ?? []), city ?? '', pincode ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '')
