/** The country of a postcode, as far as prescription forms depend on it. */
const postcodeCountries = [
  'England',
  'Wales',
  'Scotland',
  'Northern Ireland',
  'Channel Islands or Isle of Man',
] as const

export type PostcodeCountry = (typeof postcodeCountries)[number]

const scottish = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '))
const welsh = new Set('CF LD LL NP SA'.split(' '))
const islands = new Set(['GY', 'JE', 'IM'])

/** Districts of an English area that are entirely in Wales. */
const welshDistricts = new Set('CH5 CH6 CH7 CH8 SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25'.split(' '))
/** Districts that cross the border: the postcode alone does not decide. */
const onWelshBorder = new Set(
  'CH1 CH4 GL16 HR2 HR3 HR5 HR9 LD7 LD8 LL13 LL14 NP16 NP25 SY5 SY10 SY11 SY13 SY14 SY15 SY21 SY22'.split(' '),
)
const onScottishBorder = new Set('CA6 DG14 DG16 NE19 TD5 TD8 TD9 TD12 TD15'.split(' '))

/**
 * The countries in which an address with this postcode may lie: one, or two where the district crosses the border.
 * `postcode` as `normalisePostcode` writes it.
 */
export function countriesOf(postcode: string): readonly PostcodeCountry[] {
  const [district = ''] = postcode.split(' ')
  const area = /^[A-Z]+/.exec(district)?.[0] ?? ''
  if (onWelshBorder.has(district)) return ['England', 'Wales']
  if (onScottishBorder.has(district)) return ['England', 'Scotland']
  if (area === 'BT') return ['Northern Ireland']
  if (islands.has(area)) return ['Channel Islands or Isle of Man']
  if (scottish.has(area)) return ['Scotland']
  return welsh.has(area) || welshDistricts.has(district) ? ['Wales'] : ['England']
}
