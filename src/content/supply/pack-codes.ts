/** Why a scan cannot be used, and what to do. */
export const packCodeProblems = {
  empty: () => 'Nothing was scanned. Scan the square code on the pack.',
  'not GS1': () => 'This is not the GS1 code of a medicine pack. Scan the square code beside the batch and expiry.',
  'no GTIN': () => 'This code has no product number (01). Scan the square code on the pack.',
  GTIN: () => 'The product number (01) must have 14 digits. Scan the code again.',
  'check digit': () => 'The product number (01) was misread: its check digit is wrong. Scan the code again.',
  expiry: () => 'The expiry (17) is not a date. Scan the code again, or type what the pack says.',
  batch: () =>
    'The batch (10) cannot be read: it needs 1 to 20 characters. If this happens with each pack, the scanner leaves out the separator (FNC1).',
  serial: () =>
    'The serial number (21) cannot be read: it needs 1 to 20 characters. If this happens with each pack, the scanner leaves out the separator (FNC1).',
  unknown: (ai: string) =>
    `The code has a part (${ai}) that we don’t read: only product (01), expiry (17), batch (10) and serial (21). Type what the pack says instead.`,
  repeated: (ai: string) => `The code has part (${ai}) twice. Scan the code again.`,
} as const

/** Why a pack that was scanned must not be supplied. */
export const packStops = {
  otherProduct: (pack: string, prescribed: string) =>
    `Do not supply: this pack is ${pack}. The prescription is for ${prescribed}. Take the right pack and scan it.`,
  packSize: (count: number) =>
    `Do not supply: this pack holds ${count} pens. The prescription is for one. Take the right pack and scan it.`,
  usedSerial: 'Do not supply: this pack was already recorded for another supply. Take another pack and scan it.',
  differs:
    'Do not supply: the batch or expiry typed is not what the code on the pack says. Check the pack and scan it again. If this happens with each pack, the scanner leaves out the separator (FNC1).',
  codeRemoved:
    'The product number of this pack was removed from the register after the check. Put the pen aside and check it again.',
} as const

export const packCodeWords = {
  title: 'Pack codes',
  description: 'Which medicine, strength and pack each product number (GTIN) is.',
  lead: 'The pharmacist’s check uses a product number once a second person has confirmed it.',
  add: 'Add a product number',
  addLead: 'Take the pack in your hand. Scan its code, then type what is printed on it.',
  gtin: 'Product number (GTIN)',
  gtinHint: 'Scan the code, or type its 14 digits.',
  medicine: 'Medicine',
  choose: 'Choose',
  strength: 'Strength',
  strengthHint: 'As printed on the pack, such as 2.5 mg.',
  packSize: 'Pens in the pack',
  save: 'Add for confirmation',
  saving: 'Saving...',
  saved: 'Added. It can be used once a second pharmacist or a clinical lead has confirmed it.',
  failed: 'It could not be saved. Nothing was changed: try again.',
  lacks: (field: string) => `Fill in first: ${field}.`,
  badGtin: 'This is not a product number: it needs 14 digits with the right check digit. Scan the code again.',
  badStrength: (medicine: string, strengths: string) => `We supply ${medicine} in ${strengths}. Check the pack.`,
  badSize: 'Type how many pens are in the pack: 1 to 12.',
  awaiting: 'Awaiting confirmation',
  none: 'No product number is awaiting confirmation.',
  confirmed: 'Confirmed',
  noneConfirmed: 'No product number has been confirmed yet.',
  removed: 'Removed',
  product: (medicine: string, strength: string, packSize: number) =>
    `${medicine} ${strength}, ${packSize === 1 ? '1 pen' : `${packSize} pens`}`,
  addedBy: (name: string, when: string) => `Added by ${name}, ${when}`,
  confirmedBy: (name: string, when: string) => `Confirmed by ${name}, ${when}`,
  removedBy: (name: string, when: string, reason: string) => `Removed by ${name}, ${when}: ${reason}`,
  confirm: 'Confirm',
  confirmHint: 'Compare it with a pack in your hand before you confirm.',
  notAlone: 'You added this product number, so another pharmacist or a clinical lead has to confirm it.',
  remove: 'Remove',
  removeWhy: 'Why',
  removeHint: 'Kept in the register. Packs with this number are typed from then on.',
  noReason: 'Give a reason first.',
  isThere: 'This product number is in the register already. Remove that entry first if it is wrong.',
  isRemoved: 'This entry was removed.',
  noCode: 'This product number is not in the register.',
  loading: 'Loading the register...',
  notLoaded: 'The register could not be loaded',
} as const
