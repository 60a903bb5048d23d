/** The codes of one product in the NHS dictionary of medicines and devices (dm+d). */
export interface DmdCodes {
  /** The actual product, by its brand: what is prescribed and dispensed. */
  readonly amp: string
  /** The virtual product, which other brands share: Wegovy's 0.5 mg is Ozempic's, too. */
  readonly vmp: string
}

/** Products that we do not supply, but that patients report or our clinicians prescribe on paper. */
export const otherProducts: Readonly<Record<string, DmdCodes>> = {
  'Saxenda 6mg/ml': { amp: '33747711000001102', vmp: '15859111000001102' },
  'Elvanse Adult 20mg': { amp: '42672011000001103', vmp: '42013311000001109' },
  'Elvanse Adult 30mg': { amp: '29762011000001109', vmp: '42013411000001102' },
  'Elvanse Adult 40mg': { amp: '42672211000001108', vmp: '42013511000001103' },
  'Elvanse Adult 50mg': { amp: '29762411000001100', vmp: '42013611000001104' },
  'Elvanse Adult 60mg': { amp: '42672411000001107', vmp: '42013711000001108' },
  'Elvanse Adult 70mg': { amp: '29762811000001103', vmp: '42013811000001100' },
}

/** No code of these could be substantiated. They leave us under codes of our own, or in words. */
export const withoutDmdCode = ['Wegovy 7.2mg', 'Alli', 'Xenical', 'Nevolat'] as const
