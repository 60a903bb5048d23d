import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Multiplication and permutation of Verhoeff’s check digit: see `domain/codes/sctid.ts`, which tests compare with this. */
const times = (one: number, other: number): number => {
  const [first, second] = [one % 5, other % 5]
  if (one < 5) return other < 5 ? (first + second) % 5 : 5 + ((first + second) % 5)
  return other < 5 ? 5 + ((first - second + 5) % 5) : (first - second + 5) % 5
}
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const inverse = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9]

/** An id as dm+d makes them, in its namespace: made up, with the right check digit. */
export function dmdId(number: number): string {
  const body = `${100_000 + number}100000110`
  const sum = [...body].toReversed().reduce((so, digit, place) => {
    let value = Number(digit)
    for (let turn = 0; turn <= place; turn += 1) value = permutation[value] as number
    return times(so, value)
  }, 0)
  return `${body}${inverse[sum]}`
}

export interface MadeRelease {
  readonly day?: string
  /** Name by id. */
  readonly vtms: readonly { readonly id: string; readonly name: string; readonly isInvalid?: boolean }[]
  readonly vmps: readonly {
    readonly id: string
    readonly name: string
    readonly vtm?: string
    readonly hasIngredient?: boolean
    readonly isInvalid?: boolean
  }[]
  readonly amps: readonly { readonly id: string; readonly name: string; readonly vmp: string }[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const invalid = (isInvalid = false) => (isInvalid ? '<INVALID>1</INVALID>' : '')
const head = '<?xml version="1.0" encoding="utf-8" ?>\n'

/** Files in the shape of TRUD’s release of dm+d, about what is made up in a test. */
export async function writeRelease(folder: string, { day = '191126', vtms, vmps, amps }: MadeRelease): Promise<void> {
  const vtm = vtms.map(
    ({ id, name, isInvalid }) =>
      `<VTM><VTMID>${id}</VTMID>${invalid(isInvalid)}<NM>${escaped(name)}</NM><VTMIDDT>2004-01-01</VTMIDDT></VTM>`,
  )
  const vmp = vmps.map(
    ({ id, name, vtm: of, isInvalid }) =>
      `<VMP><VPID>${id}</VPID>${of ? `<VTMID>${of}</VTMID>` : ''}${invalid(isInvalid)}<NM>${escaped(name)}</NM><BASISCD>0001</BASISCD></VMP>`,
  )
  const vpi = vmps.map(({ id, hasIngredient = true }) =>
    hasIngredient ? `<VPI><VPID>${id}</VPID><ISID>1</ISID></VPI>` : '',
  )
  const amp = amps.map(
    ({ id, name, vmp: of }) =>
      `<AMP><APID>${id}</APID><VPID>${of}</VPID><NM>${escaped(name)}</NM><DESC>${escaped(name)} (Maker)</DESC></AMP>`,
  )
  await writeFile(
    join(folder, `f_vtm2_3${day}.xml`),
    `${head}<VIRTUAL_THERAPEUTIC_MOIETIES>\n${vtm.join('\n')}\n</VIRTUAL_THERAPEUTIC_MOIETIES>\n`,
  )
  await writeFile(
    join(folder, `f_vmp2_3${day}.xml`),
    `${head}<VIRTUAL_MED_PRODUCTS><VMPS>\n${vmp.join('\n')}\n</VMPS><VIRTUAL_PRODUCT_INGREDIENT>${vpi.join('\n')}</VIRTUAL_PRODUCT_INGREDIENT></VIRTUAL_MED_PRODUCTS>\n`,
  )
  await writeFile(
    join(folder, `f_amp2_3${day}.xml`),
    `${head}<ACTUAL_MEDICINAL_PRODUCTS><AMPS>\n${amp.join('\n')}\n</AMPS></ACTUAL_MEDICINAL_PRODUCTS>\n`,
  )
}
