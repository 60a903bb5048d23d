interface Given {
  readonly code?: string
  readonly name?: string
  readonly address?: readonly string[]
  readonly postcode?: string
  readonly status?: string
  readonly setting?: string
}

/** One row of the ODS file `epraccur`, all 27 columns, about a fictional practice. */
export function epraccurRow({
  code = 'Z00001',
  name = 'THE HERON SURGERY',
  address = ['THE HEALTH CENTRE', '1 MILL LANE', 'LITTLE WENDING', '', ''],
  postcode = 'ZZ1 1AA',
  status = 'A',
  setting = '4',
}: Given): string {
  const before = [code, name, 'Y99', 'QZZ', ...address, postcode, '19740401', '']
  const after = [status, 'B', 'ZZZ', '20200401', '', '01632 960000', '', '', '', '0', '', 'ZZZ', '', setting, '']
  return `${[...before, ...after].map((value) => `"${value.replaceAll('"', '""')}"`).join()}\n`
}
