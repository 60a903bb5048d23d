/** The specification's figures (VA-10). */
export const kgPerPound = 0.453592
export const cmPerFoot = 30.48
export const cmPerInch = 2.54
export const inchesPerFoot = 12
export const poundsPerStone = 14
